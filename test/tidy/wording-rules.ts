/** Rules of how sentences are written, as far as a machine can check them: in rooms of texts, in what is published, in the program and in the docs. */

import { type Finding, isTest, type Rule } from './rule.ts';
import { lineAt, type Source } from './tidy-source.ts';

/** Where sentences are that people read. Words that a search knows are not sentences of ours. */
const prose = /^packages\/(?:words|catalog|contract|command-line)\/src\/|^docs\/|^(?:README|CONTRIBUTING|SECURITY)\.md$/;
const notProse = /\/generated\/|\/ontology\/|^docs\/style\.md$/;

const isProse = ({ path }: Source): boolean => prose.test(path) && !notProse.test(path) && !isTest(path);

/** Without comments of sources; these are judged by their readers. */
const proseOf = (source: Source): string => (source.path.endsWith('.md') ? source.text : source.uncommented);

interface Banned {
  readonly pattern: RegExp;
  readonly instead: string;
}

const banned: readonly Banned[] = [
  { pattern: /\bmay not\b/gi, instead: '"cannot" or "must not"' },
  { pattern: /\bshall\b/gi, instead: '"must" or the present tense' },
  { pattern: /\b(?:has|have) to be\b/gi, instead: '"must be"' },
  { pattern: /\b(?:[Nn]obody|[Ss]omebody)\b/g, instead: 'who acts, or "no one"' },
  { pattern: /\bany more\b/gi, instead: '"no longer"' },
  { pattern: /\bfor ever\b/gi, instead: '"forever"' },
  { pattern: /\bcan not\b/gi, instead: '"cannot"' },
  { pattern: /\banew\b/gi, instead: '"again"' },
  { pattern: /\bmend(?:s|ed|ing)?\b/gi, instead: '"fix"' },
  { pattern: /\bcarr(?:y|ies) on\b/gi, instead: '"resume" or "continue"' },
  { pattern: /\bis refused\b/gi, instead: '"is rejected", or "fails" for a command' },
  { pattern: /\b(?:when|if) (?:omitted|absent)\b/gi, instead: '"(default: …)"' },
  { pattern: /\bturn(?:s|ed)? away\b/gi, instead: '"reject"' },
  { pattern: /\bsign(?:s|ed)? (?:in|out)\b/gi, instead: '"log in" or "log out"' },
  { pattern: /\be-mails?\b/gi, instead: '"email"' },
  { pattern: /\d %/g, instead: 'no space before %' },
  { pattern: /\b(?:do|does|is|are|can|will|would|has|have)n[’']t\b|\bwon[’']t\b/gi, instead: 'the full form' },
];

/** What every match of a pattern in the sentences of a source becomes. */
const matchesIn = (source: Source, pattern: RegExp, message: (found: string) => string): readonly Finding[] =>
  isProse(source)
    ? [...proseOf(source).matchAll(pattern)].map((match) => ({
        line: lineAt(source.text, match.index),
        message: message(match[0]),
      }))
    : [];

const checkBanned = (source: Source): readonly Finding[] =>
  banned.flatMap(({ pattern, instead }) => matchesIn(source, pattern, (found) => `"${found}": write ${instead}.`));

/** Of comments, only the phrases that have a plain word in every sentence. */
const bannedInComments: readonly Banned[] = [
  { pattern: /\b(?:nobody|somebody|everybody|anybody)\b/gi, instead: 'who acts, or "no one"' },
  { pattern: /\banew\b/gi, instead: '"again"' },
  { pattern: /\bagain and again\b/gi, instead: '"repeatedly"' },
  { pattern: /\bnow and then\b/gi, instead: '"at intervals"' },
  { pattern: /\b(?:has|have) to be\b/gi, instead: '"must be"' },
  { pattern: /\bshall\b/gi, instead: '"must" or the present tense' },
  { pattern: /\bfor ever\b/gi, instead: '"forever"' },
  { pattern: /\bunder way\b/gi, instead: '"running" or "in progress"' },
  { pattern: /\bsurely\b/gi, instead: 'what is certain, and why' },
];

const commented = /^packages\/[^/]+\/src\//;

const checkComments = (source: Source): readonly Finding[] =>
  commented.test(source.path) && !source.path.includes('/generated/') && !isTest(source.path)
    ? bannedInComments.flatMap(({ pattern, instead }) =>
        [...source.comments.matchAll(pattern)].map((match) => ({
          line: lineAt(source.text, match.index),
          message: `"${match[0]}": write ${instead}.`,
        })),
      )
    : [];

/** Powers of two from a mebibyte, and their small multiples, and any long count of bytes. */
const rawBytes =
  /(?<![\w.-])(?:1048576|2097152|4194304|8388608|10485760|16777216|26214400|33554432|52428800|67108864|104857600|134217728|268435456|536870912|1073741824)(?![\w.-])|\b\d{5,} bytes\b/g;

/** In a sentence, so within quotes or in a document; a number in code has underscores. */
const checkBytes = (source: Source): readonly Finding[] =>
  matchesIn(source, rawBytes, (found) => `${found}: write the size in a unit that people read, such as 64 MiB.`);

const NOUNS =
  'rows|commands|documents|events|keys|fields|files|lines|books|people|problems|attempts|records|characters|days|hours|minutes|seconds';
const onePlural = new RegExp(`\\b(?<![\\d,.])1 (?:${NOUNS})\\b`, 'g');
/** A count that can be one. Limits, which are larger, have other names. */
const countedPlural = new RegExp(`\\$\\{(?:count|rows|total|failed)\\} (?:${NOUNS})\\b`, 'g');
/** How a text chooses between singular and plural, on its line or just before. */
const chooses = /=== 1\b|\bcounted\(/;

function checkPlurals(source: Source): readonly Finding[] {
  const lines = source.text.split('\n');
  const isChosen = ({ line }: Finding): boolean => chooses.test(lines.slice(Math.max(0, line - 3), line).join('\n'));
  return [
    ...matchesIn(source, onePlural, (found) => `"${found}": write the singular.`),
    ...matchesIn(source, countedPlural, (found) => `"${found}" can be one; use counted().`).filter((found) => !isChosen(found)),
  ];
}

export const wordingRules: readonly Rule[] = [
  {
    id: 'banned-phrase',
    text: 'Sentences are in plain modern English, without the phrases that docs/style.md replaces.',
    check: checkBanned,
    isForEveryLanguage: true,
  },
  {
    id: 'comment-phrase',
    text: 'Comments are in plain modern English too, without the phrases that have a plain word in every sentence.',
    check: checkComments,
  },
  { id: 'raw-bytes', text: 'Sizes in sentences are in a unit that people read.', check: checkBytes, isForEveryLanguage: true },
  {
    id: 'counted-plural',
    text: 'A count in a sentence has its singular and its plural.',
    check: checkPlurals,
    isForEveryLanguage: true,
  },
];
