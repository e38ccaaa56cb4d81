/** How large a text may be to be parsed on the event loop. Larger ones go to a thread, so that no caller waits for another's. */

/** The largest body that is read on the event loop, in about a millisecond. */
export const SMALL_BODY_BYTES_MAX = 65_536;

/** The largest stored payload or result that a page parses on the event loop. */
export const SHOWN_BYTES_MAX = 262_144;
