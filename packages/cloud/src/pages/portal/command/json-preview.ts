/** JSON for people, shortened if it is long. The full JSON has its own address. */

const ENTRIES_MAX = 25;
const TEXT_CHARACTERS_MAX = 2_000;
const LINES_MAX = 600;

export function jsonPreview(value: unknown): string {
  const lines = JSON.stringify(shortened(value), null, 2).split('\n');
  if (lines.length <= LINES_MAX) return lines.join('\n');
  return [...lines.slice(0, LINES_MAX), `… ${lines.length - LINES_MAX} more lines`].join('\n');
}

function shortened(value: unknown): unknown {
  if (typeof value === 'string') {
    return value.length <= TEXT_CHARACTERS_MAX ? value : `${value.slice(0, TEXT_CHARACTERS_MAX)}… (${value.length} characters)`;
  }
  if (Array.isArray(value)) {
    const shown = value.slice(0, ENTRIES_MAX).map(shortened);
    return value.length <= ENTRIES_MAX ? shown : [...shown, `… ${value.length - ENTRIES_MAX} more`];
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, shortened(member)]));
}
