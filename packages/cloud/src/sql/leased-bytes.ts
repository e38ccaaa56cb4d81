/** How much one response to a connector contains. */

/** Payload bytes in one response, except for one that is larger by itself. */
export const LEASED_BYTES_MAX = 16 * 1024 * 1024;

/** As many from the front as fit into one response; at least one. */
export function withinBytes<Candidate extends { readonly bytes: number }>(
  candidates: readonly Candidate[],
): readonly Candidate[] {
  let bytes = 0;
  const tooMuch = candidates.findIndex((candidate, index) => {
    bytes += candidate.bytes;
    return index > 0 && bytes > LEASED_BYTES_MAX;
  });
  return tooMuch === -1 ? candidates : candidates.slice(0, tooMuch);
}
