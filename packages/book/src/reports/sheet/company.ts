/** The company details at the head of every document, read from the settings of the book. */

import type { Payload } from '@ledgerline/catalog';
import type { CommandContext } from '../../command/command-context.ts';
import { settingOf } from '../../master-data/master.ts';
import { isObject, textOf } from '../../payload.ts';
import type { Say } from '../words/phrases.ts';
import { logoOf } from './print-detail.ts';
import type { Block } from './sheet.ts';

const ADDRESS = ['address1', 'address2', 'address3', 'address4'];

/** Texts that are there, joined; nothing when none is. */
export const joinedTexts = (separator: string, ...texts: readonly (string | null)[]): string =>
  texts.filter((text) => text !== null && text !== '').join(separator);

/** A label and its value, never separated. */
export const labelled = (label: string, text: string | null): string | null =>
  text === null ? null : `${label} ${text}`.replaceAll(' ', '\u00a0');

export const linesOf = (...lines: readonly (string | null)[]): readonly string[] =>
  lines.filter((line): line is string => line !== null && line !== '');

export const addressOf = (data: Payload, names: readonly string[] = ADDRESS): readonly string[] =>
  linesOf(...names.map((name) => textOf(data[name])));

/** The company as set or, for filed documents, as it was filed. */
export function companyOf(command: CommandContext, say: Say, filed: Payload | null = null): Block {
  const stored = settingOf(command, 'company');
  const data = filed ?? (isObject(stored) ? stored : {});
  const logo = logoOf(command);
  return {
    ...(logo === null ? {} : { logo }),
    name: textOf(data.name) ?? '',
    lines: linesOf(
      joinedTexts(', ', ...addressOf(data), joinedTexts(' ', textOf(data.postcode), textOf(data.city))),
      joinedTexts(' · ', labelled(say('phone'), textOf(data.phone)), labelled(say('fax'), textOf(data.fax)), textOf(data.email)),
      joinedTexts(
        ' · ',
        labelled(say('registrationNo'), textOf(data.registrationNo)),
        labelled(say('taxNo'), textOf(data.tin)),
        labelled(say('sstNo'), textOf(data.sstRegNo)),
      ),
    ),
  };
}
