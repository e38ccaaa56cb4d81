/** The structure of a document: UBL 2.1 as JSON, plain numbers, possible characters, 300 KB. */

import { isNode, type Node } from './document.ts';
import { SIGNATURES, type Step, type Wrong, when } from './wrong.ts';

const DOCUMENT_BYTES_MAX = 300 * 1024;
const NUMBERED = /(?:Amount|Quantity|Percent|Rate|Numeric|Measure)$/;

function checkNode(node: Node, path: string): readonly Wrong[] {
  if ('_' in node) {
    return Object.values(node).some((value) => isNode(value) || Array.isArray(value) || value === null)
      ? [['BadStructure', `${path} has a value that is no text, number or boolean.`]]
      : checkLeaf(node, path);
  }
  return Object.entries(node).flatMap(([name, inside]): readonly Wrong[] => {
    const here = `${path}/${name}`;
    if (SIGNATURES.includes(name)) return [];
    if (!Array.isArray(inside) || !inside.every(isNode)) return [['BadStructure', `${here} is no list of blocks.`]];
    return inside.flatMap((one) => checkNode(one, here));
  });
}

const isForbidden = (character: string): boolean =>
  (character < ' ' && !'\t\n\r'.includes(character)) || character === '\u007f' || !character.isWellFormed();

function checkLeaf({ _: value, ...attributes }: Node, path: string): readonly Wrong[] {
  const expected = NUMBERED.test(path) ? 'number' : path.endsWith('Indicator') ? 'boolean' : 'string';
  if (typeof value !== expected) return [['BadStructure', `${path} is no ${expected}.`]];
  if (Object.values(attributes).some((one) => typeof one !== 'string'))
    return [['BadStructure', `An attribute of ${path} is no string.`]];
  return when(
    typeof value === 'string' && [...value].some(isForbidden),
    'BadStructure',
    `${path} has characters that are not possible.`,
  );
}

const STRINGS = /"(?:\\.|[^"\\])*"/g;

export const structure: Step = ({ text, invoice }) => [
  ...when(text.startsWith('\uFEFF'), 'BadStructure', 'There is a byte order mark.'),
  ...when(Buffer.byteLength(text) > DOCUMENT_BYTES_MAX, 'MaximumSizeExceeded', 'The document is larger than 300 KB.'),
  ...when(/\d[eE]/.test(text.replace(STRINGS, '""')), 'BadStructure', 'A number is in scientific notation.'),
  ...checkNode(invoice, ''),
];
