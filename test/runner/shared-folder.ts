/** The setting that names a folder for what the tests of one run share. The runner makes it, and removes it after the run. */

export const SHARED_FOLDER = 'LEDGERLINE_TEST_RUN';
