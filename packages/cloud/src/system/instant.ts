/** Reads timestamps that callers send. Timestamps of the cloud itself are in clock.ts. */

/** Milliseconds of an RFC 3339 timestamp that its schema has accepted. A leap second counts as the second before it. */
export function millisecondsOf(text: string): number {
  const milliseconds = Date.parse(text.replace(/:60(?=[.Zz+-])/, ':59'));
  if (Number.isNaN(milliseconds)) throw new Error('A timestamp that its schema has accepted must be readable.');
  return milliseconds;
}
