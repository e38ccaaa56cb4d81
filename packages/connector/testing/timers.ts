/** The timer of the driver that names every feature, which runs without the packages of the tree. */

export const after = (milliseconds: number, run: () => void): void => void setTimeout(run, milliseconds);
