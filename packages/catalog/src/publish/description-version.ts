/** The version of the machine-readable descriptions. */

export const descriptionVersion = '0.1.0';
