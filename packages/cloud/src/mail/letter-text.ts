/** A letter as plain text: lines of up to 72 characters, links on lines of their own. */

import { helpOf, type Letter, type LetterFrame, senderNameOf } from './letter.ts';

const LINE_CHARACTERS_MAX = 72;

export function letterText(letter: Letter, frame: LetterFrame): string {
  const { title, sentences, facts = [], button, remark } = letter;
  const parts = [
    `${title}\n${'='.repeat(Math.min(title.length, LINE_CHARACTERS_MAX))}`,
    ...sentences.map(wrapped),
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    button === undefined ? '' : `${button.label}:\n${button.href}`,
    remark === undefined ? '' : wrapped(remark),
    `-- \n${wrapped(frame.reason)}\n${senderNameOf(frame)}, ${frame.baseUrl}\nHelp: ${helpOf(frame).text}`,
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** A word that is longer than a line has one to itself. */
function wrapped(text: string): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || longer.length <= LINE_CHARACTERS_MAX) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line].join('\n');
}
