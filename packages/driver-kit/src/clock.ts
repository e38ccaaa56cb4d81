/** The time of the machine. */

export const today = (): string => new Date().toISOString().slice(0, 10);
