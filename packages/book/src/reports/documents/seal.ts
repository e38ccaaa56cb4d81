/** The e-invoice behind a document: its link as a code to scan, once the tax office has validated it. */

import { fixedClock, todayOf } from '../../clock.ts';
import { liveSubmission, validationLinkOf } from '../../einvoice/submission-store.ts';
import { labelled, linesOf } from '../sheet/company.ts';
import type { Seal } from '../sheet/sheet.ts';
import { dateText } from '../words/figures.ts';
import type { Print } from './print.ts';

export function sealOf({ command, document, say, language }: Print): Seal | null {
  const link = validationLinkOf(command.db, document.key);
  const submission = link === null ? undefined : liveSubmission(command.db, document.key);
  if (link === null || !submission) return null;
  const { uuid, validatedAt } = submission;
  const day = validatedAt === null ? null : dateText(language, todayOf(fixedClock(validatedAt)));
  return {
    title: say('validated'),
    link,
    lines: linesOf(labelled(say('uuid'), uuid), labelled(say('validatedAt'), day), link),
  };
}
