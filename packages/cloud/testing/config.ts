/** What a run of all tests tells each of its jobs. A test that is run alone is told nothing. */

/** A folder that exists for as long as the run, for files that its jobs share. */
export const sharedFolder: string | undefined = process.env.LEDGERLINE_TEST_RUN;

/** A soak of the random tests, or a run of everything: all command types instead of one of each kind, and more random values. */
export const isThorough = process.env.LEDGERLINE_EVERYTHING === '1' || (process.env.PROPERTY_SEED ?? '1') !== '1';
