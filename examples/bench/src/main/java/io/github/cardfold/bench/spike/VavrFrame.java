package io.github.cardfold.bench.spike;

/** One frame of the Vavr fields. */
record VavrFrame(short procedure, short label, int a, int b, int c, int d, int[] list) {
    VavrFrame(int procedure, int a, int b, int[] list) {
        this((short) procedure, (short) 0, a, b, 0, 0, list);
    }

    VavrFrame withLabel(int newLabel) {
        return new VavrFrame(procedure, (short) newLabel, a, b, c, d, list);
    }

    VavrFrame withLocal(int index, int value) {
        return switch (index) {
            case 0 -> new VavrFrame(procedure, label, value, b, c, d, list);
            case 1 -> new VavrFrame(procedure, label, a, value, c, d, list);
            case 2 -> new VavrFrame(procedure, label, a, b, value, d, list);
            default -> new VavrFrame(procedure, label, a, b, c, value, list);
        };
    }

    int[] values() {
        int[] values = new int[6 + list.length];
        values[0] = procedure;
        values[1] = label;
        values[2] = a;
        values[3] = b;
        values[4] = c;
        values[5] = d;
        System.arraycopy(list, 0, values, 6, list.length);
        return values;
    }
}
