/** What a run of all tests tells each of its jobs. A test that is run alone is told nothing. */

/** A folder that exists for as long as the run, for files that its jobs share. */
export const sharedFolder: string | undefined = process.env.LEDGERLINE_TEST_RUN;

/** Whether all command types are looked at, and not only one of each kind. */
export const isEverything = process.env.LEDGERLINE_EVERYTHING === '1';

/** Whether random tests draw values that no run has drawn, in `npm run soak:properties`. */
export const isSoak = process.env.PROPERTY_SEED === 'new';
