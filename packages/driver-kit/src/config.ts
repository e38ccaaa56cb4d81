/** What the surroundings of a driver set. */

/** With LEDGERLINE_DRIVER_LOG=debug the driver logs a line for each command. */
export const isDebugging = (): boolean => process.env.LEDGERLINE_DRIVER_LOG === 'debug';
