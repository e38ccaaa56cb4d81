/** Random values as a browser gives them: one place that takes them from the surroundings. */

const ID_BYTES = 12;

/** A new id with 24 random hex digits at the end. */
export function newCommandId(start: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_BYTES));
  return `${start}${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
