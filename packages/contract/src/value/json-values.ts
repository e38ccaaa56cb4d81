/** Counts the values of a JSON text without parsing it. Does not check whether the text is valid JSON. */

const QUOTE = 0x22;
const COMMA = 0x2c;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const BACKSLASH = 0x5c;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const BLANK_MAX = 0x20;

/** The minimum number of characters for a value and its separator, so that short texts need not be counted. */
const VALUE_CHARACTERS_MIN = 2;

/** Whether a JSON text has more values than `most`: objects, arrays, strings, numbers, booleans and nulls, at any depth. */
export const hasMoreJsonValues = (text: string, most: number): boolean =>
  text.length / VALUE_CHARACTERS_MIN > most && countJsonValues(text) > most;

/** Every value but the first of a container follows a comma; a container has a first one unless it closes at once. */
export function countJsonValues(text: string): number {
  let count = 1;
  let isOpened = false;
  for (let at = 0; at < text.length; at++) {
    const character = text.charCodeAt(at);
    if (character <= BLANK_MAX) continue;
    if (isOpened && character !== CLOSE_BRACKET && character !== CLOSE_BRACE) count++;
    isOpened = character === OPEN_BRACKET || character === OPEN_BRACE;
    if (character === COMMA) count++;
    else if (character === QUOTE) at = endOfJsonString(text, at);
  }
  return count;
}

/** The quote that ends the string which opens at `start`; the end of the text when none does. */
export function endOfJsonString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end >= 0) {
    let slashes = 0;
    while (text.charCodeAt(end - 1 - slashes) === BACKSLASH) slashes++;
    if (slashes % 2 === 0) return end;
    end = text.indexOf('"', end + 1);
  }
  return text.length;
}
