/** A letter as plain text: lines of up to 72 columns, links on lines of their own. */

import { mailFrameWords } from '@ledgerline/words/mail/frame';
import { helpOf, type Letter, type LetterFrame, sentByOf } from './letter.ts';

const LINE_COLUMNS_MAX = 72;

export function letterText(letter: Letter, frame: LetterFrame): string {
  const { title, sentences, facts = [], button, remark } = letter;
  const words = mailFrameWords(frame.language);
  const parts = [
    `${title}\n${'='.repeat(Math.min(columnsOf(title), LINE_COLUMNS_MAX))}`,
    ...sentences.map(wrapped),
    facts.map(([label, value]) => words.fact(label, value)).join('\n'),
    button === undefined ? '' : `${words.before(button.label)}\n${button.href}`,
    remark === undefined ? '' : wrapped(remark),
    `-- \n${[
      wrapped(frame.reason),
      ...(letter.unsubscribe === undefined ? [] : [words.fact(words.unsubscribe, letter.unsubscribe)]),
      `${sentByOf(frame)}, ${frame.baseUrl}`,
      words.fact(words.help, helpOf(frame).text),
    ].join('\n')}`,
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** A word with the space after it, or one Chinese character with the punctuation that belongs to it. A line can end after each. */
const PIECE = /(?:\p{Script=Han}|[^\s\p{Script=Han}]+)[\u3001-\u3011\uff01-\uff1f\u201d]*\s*/gu;
/** Characters that are as wide as two letters: Chinese characters and their punctuation. */
const WIDE = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/gu;

const columnsOf = (text: string): number => text.length + (text.match(WIDE)?.length ?? 0);

/** A word that is longer than a line has one to itself. */
function wrapped(text: string): string {
  const lines: string[] = [];
  let line = '';
  for (const [piece] of text.matchAll(PIECE)) {
    if (line !== '' && columnsOf(`${line}${piece}`.trimEnd()) > LINE_COLUMNS_MAX) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += piece;
  }
  return [...lines, line.trimEnd()].join('\n');
}
