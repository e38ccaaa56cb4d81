/** Any text for properties: every code point there is. For tests. */

import fc, { type Arbitrary } from 'fast-check';

/** fast-check's own `binary` first makes a table of all of them, which takes longer than the property. */
const codePoint = fc.nat(0x10_ffff).map((code) => String.fromCodePoint(code).toWellFormed());

export const anyText = (lengths: { readonly minLength?: number; readonly maxLength?: number } = {}): Arbitrary<string> =>
  fc.string({ ...lengths, unit: codePoint });
