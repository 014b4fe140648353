package io.github.cardfold.bench.spike;

/** One frame of the forked position, 40 bytes, written in place while the fork that pushed it is open. */
final class Frame {
    Frame below;
    short procedure;
    short label;
    int a;
    int b;
    int c;
    int d;
    int[] list;

    /** Makes this frame, which nobody else holds, another one. */
    Frame set(Frame newBelow, int newProcedure, int newA, int newB, int[] newList) {
        below = newBelow;
        procedure = (short) newProcedure;
        label = 0;
        a = newA;
        b = newB;
        c = 0;
        d = 0;
        list = newList;
        return this;
    }

    Frame copy() {
        Frame copy = new Frame().set(below, procedure, a, b, list);
        copy.label = label;
        copy.c = c;
        copy.d = d;
        return copy;
    }

    void local(int index, int value) {
        switch (index) {
            case 0 -> a = value;
            case 1 -> b = value;
            case 2 -> c = value;
            default -> d = value;
        }
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
