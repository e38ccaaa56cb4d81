/** Rules of the text as a whole: its size, its shape as UBL, and how numbers and texts are written. */

import type { Json, Payload } from '@ledgerline/catalog';
import { bookUblRuleSays as say } from '@ledgerline/words/book/e-invoice-rule';
import { isObject } from '../../payload.ts';
import { bytesOf, DOCUMENT_BYTES_MAX } from '../ubl/ubl.ts';
import { type Found, found, type Rule } from './rule.ts';

/** Signatures have members that are plain texts. */
const SIGNATURE_BLOCKS = ['UBLExtensions', 'Signature'];

/** Fields that are not a list of blocks. In UBL each field is an array, and the value of a leaf is under `_`. */
function misshapen(block: Payload, path: string): readonly string[] {
  const isLeaf = '_' in block;
  return Object.entries(block).flatMap(([name, value]): readonly string[] => {
    const here = `${path}/${name}`;
    if (SIGNATURE_BLOCKS.includes(name)) return [];
    if (isLeaf) return ['string', 'number', 'boolean'].includes(typeof value) ? [] : [here];
    if (!Array.isArray(value)) return [here];
    return (value as readonly Json[]).flatMap((inside, index) =>
      isObject(inside) ? misshapen(inside, here) : [`${here}/${index}`],
    );
  });
}

const NUMBER_NAMES = /(?:Amount|Quantity|Percent|Rate|Numeric|Measure)$/;

/** The type of the value of a leaf, by how UBL names it. */
const typeOf = (name: string): 'number' | 'boolean' | 'string' => {
  if (NUMBER_NAMES.test(name)) return 'number';
  return name.endsWith('Indicator') ? 'boolean' : 'string';
};

interface Mistyped {
  readonly path: string;
  readonly wanted: 'number' | 'boolean' | 'string';
}

/** Leaves whose value, or an attribute, is of another type. */
function mistyped(block: Payload, path: string): readonly Mistyped[] {
  return Object.entries(block).flatMap(([name, value]): readonly Mistyped[] => {
    if (!Array.isArray(value) || SIGNATURE_BLOCKS.includes(name)) return [];
    return (value as readonly Json[]).filter(isObject).flatMap((inside): readonly Mistyped[] => {
      const here = `${path}/${name}`;
      if (!('_' in inside)) return mistyped(inside, here);
      const wanted = typeOf(name);
      return Object.entries(inside).flatMap(([member, own]): readonly Mistyped[] => {
        if (member === '_') return typeof own === wanted ? [] : [{ path: here, wanted }];
        return typeof own === 'string' ? [] : [{ path: `${here}/${member}`, wanted: 'string' }];
      });
    });
  });
}

/** Matches strings, and numbers outside of strings. */
const TOKENS = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g;
const BYTE_ORDER_MARK = '\uFEFF';

const FIRST_PRINTABLE = 0x20;
const DELETE = 0x7f;
const BREAKS = '\t\n\r';

/** Line breaks and tabs are blanks to the tax authority; other control characters are nothing, and half a character cannot be sent. */
const hasControl = (token: string): boolean =>
  [...(JSON.parse(token) as string)].some((character) => {
    const code = character.codePointAt(0) ?? 0;
    return (code < FIRST_PRINTABLE && !BREAKS.includes(character)) || code === DELETE || !character.isWellFormed();
  });

function tokensLike(text: string, isWanted: (token: string) => boolean): readonly string[] {
  return (text.match(TOKENS) ?? []).filter(isWanted);
}

const SHOWN_MAX = 40;

export const STRUCTURE_RULES: readonly Rule[] = [
  {
    id: 'size',
    source: 'structure',
    check: ({ text }): readonly Found[] =>
      bytesOf(text) <= DOCUMENT_BYTES_MAX
        ? []
        : [
            {
              path: '/Invoice',
              code: 'EINVOICE_TOO_LARGE',
              says: say.tooLarge(),
            },
          ],
  },
  {
    id: 'shape',
    source: 'structure',
    check: ({ invoice }) =>
      misshapen(invoice, '').map((path) => ({
        path,
        says: say.misshapen(path),
      })),
  },
  {
    id: 'numbers-are-numbers',
    source: 'structure',
    check: ({ invoice }) =>
      mistyped(invoice, '')
        .filter(({ wanted }) => wanted === 'number')
        .map(({ path }) => ({ path, says: say.mustBeNumber(path) })),
  },
  {
    id: 'texts-are-texts',
    source: 'structure',
    check: ({ invoice }) =>
      mistyped(invoice, '')
        .filter(({ wanted }) => wanted === 'string')
        .map(({ path }) => ({ path, says: say.mustBeText(path) })),
  },
  {
    id: 'plain-numbers',
    source: 'structure',
    check: ({ text }) =>
      tokensLike(text, (token) => !token.startsWith('"') && /e/i.test(token)).map((token) => ({
        path: '/Invoice',
        says: say.scientific(token),
      })),
  },
  {
    id: 'plain-text',
    source: 'structure',
    check: ({ text }) => [
      ...found(text.startsWith(BYTE_ORDER_MARK), '/Invoice', () => say.byteOrderMark()),
      ...tokensLike(text, (token) => token.startsWith('"') && token.includes('\\u') && hasControl(token)).map((token) => ({
        path: '/Invoice',
        says: say.controlCharacters(token.slice(0, SHOWN_MAX)),
      })),
    ],
  },
];
