/** The version of this package, as requests name it. */

export const VERSION = '0.1.0';
