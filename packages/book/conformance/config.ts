/** What a run of all tests tells each of its jobs. A test that is run alone is told nothing. */

/** A folder that exists for as long as the run, for files that its jobs share. */
export const sharedFolder: string | undefined = process.env.LEDGERLINE_TEST_RUN;
