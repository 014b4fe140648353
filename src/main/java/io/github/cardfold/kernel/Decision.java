package io.github.cardfold.kernel;

/**
 * What a state waits for.
 *
 * @param seat the seat that is asked
 * @param procedure the procedure that asks, as a section number
 * @param section the label of the asking step
 * @param purpose what the question is about; public
 */
public record Decision(Seat seat, String procedure, String section, String purpose) {}
