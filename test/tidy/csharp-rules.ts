/** Rules of the C# that talks to packages: it must do the same on a machine of any culture. Kedai's own sources stand in for those of others. */

import { type Finding, findAll, type Rule } from './rule.ts';
import type { Source } from './tidy-source.ts';

const LINES_MAX = 450;
const LINE_CHARACTERS_MAX = 160;

const forbidden: readonly { readonly pattern: RegExp; readonly instead: string }[] = [
  { pattern: /\.ToString\("[^"]*"\)/g, instead: 'This takes the culture of the machine; name one.' },
  { pattern: /\bstring\.Format\(/gi, instead: 'This takes the culture of the machine; join texts instead.' },
  { pattern: /\$@?"/g, instead: 'An interpolated number takes the culture of the machine; join texts instead.' },
  { pattern: /\.To(?:Lower|Upper)\(\)/g, instead: 'The small I of Turkish is another letter; compare ordinal.' },
  { pattern: /\bDateTime\.(?:Now|Today)\b/g, instead: 'The day of the machine depends on its zone; take UtcNow.' },
  { pattern: /\bConsole\.Write/g, instead: 'Standard output belongs to the protocol; use Log.' },
  {
    pattern: /\b(?:decimal|double|float|byte|u?short|u?int|u?long|DateTime)\.(?:Try)?Parse(?:Exact)?\((?![^;]*[cC]ulture)/g,
    instead: 'This takes the culture of the machine; name one.',
  },
];

/** Builders of texts and exceptions have no culture; whatever else is turned into text without one could be a number. */
function checkToString(source: Source): readonly Finding[] {
  const builders = [...source.text.matchAll(/(?:(\w+) = new StringBuilder|StringBuilder (\w+))/g)].map(
    (found) => found[1] ?? found[2],
  );
  return findAll(source, 'code', /\b(\w+)\.ToString\(\)/g, 'This takes the culture of the machine; name one.').filter(
    ({ line }) => {
      const receivers = [...(source.text.split('\n')[line - 1] ?? '').matchAll(/\b(\w+)\.ToString\(\)/g)].map(
        (found) => found[1],
      );
      return receivers.some((receiver) => receiver !== 'failure' && !builders.includes(receiver));
    },
  );
}

function check(source: Source): readonly Finding[] {
  if (!source.path.endsWith('.cs')) return [];
  const lines = source.text.replace(/\n$/, '').split('\n');
  const long = lines.flatMap((line, index) =>
    line.length <= LINE_CHARACTERS_MAX ? [] : [{ line: index + 1, message: `${line.length} characters; break it.` }],
  );
  const size =
    lines.length <= LINES_MAX ? [] : [{ line: LINES_MAX + 1, message: `${lines.length} lines; which noun is missing?` }];
  if (source.path.includes('kedai/sdk/')) return [...long, ...size];
  return [
    ...long,
    ...size,
    ...checkToString(source),
    ...forbidden.flatMap(({ pattern, instead }) => findAll(source, 'code', pattern, instead)),
  ];
}

export const csharpRules: readonly Rule[] = [
  {
    id: 'culture',
    text: 'The C# of drivers never takes the culture of the machine by accident.',
    check,
    isForEveryLanguage: true,
  },
];
