/** The audit trail: every change of the book in the order in which it was made. */

import { isDocType } from '@ledgerline/catalog';
import { addDays } from '../../date.ts';
import type { Row } from '../sheet/sheet.ts';
import type { Language } from '../words/language.ts';
import { isPrinted, TITLES } from '../words/titles.ts';
import { narrow, periodFact, plain, type ReportMaker, type ReportRequest, wide } from './report.ts';

interface ChangeRow {
  readonly at: string;
  readonly command_id: string;
  readonly operation: string;
  readonly subject: string;
  readonly reason: string | null;
  readonly sent_by: string | null;
}

/** Ids of changes that the owner makes on the machine of the book, not by a command. */
const OF_THE_OWNER = ['settings', 'fields', 'seed'];

/** The timestamp to the minute; rows for spreadsheets have the whole timestamp. */
const momentText = (at: string): string => at.slice(0, 16).replace('T', ' ');

/** A document by its title and number; a record by its kind and code, unchanged. */
function subjectText(language: Language, subject: string): string {
  const [type = '', ...rest] = subject.split(' ');
  return isDocType(type) && isPrinted(type) ? [TITLES[type][language], ...rest].join(' ') : subject;
}

/** An app key by its id; without a sender, the connector that ran the command. */
function senderText({ say }: ReportRequest, sentBy: string | null): string {
  if (sentBy === null) return say('connector');
  if (sentBy === 'session') return say('portal');
  return sentBy === 'tenant-key' ? say('tenantKey') : sentBy;
}

function* changeRows(request: ReportRequest, from: string, before: string): Generator<Row> {
  const { command, say, language } = request;
  const changes = command.db.each<ChangeRow>(
    `SELECT at, command_id, operation, subject, reason, sent_by FROM audit_log LEFT JOIN command USING (command_id)
      WHERE at >= :from AND at < :before ORDER BY audit_key`,
    { from, before },
  );
  for (const { at, command_id, operation, subject, reason, sent_by } of changes) {
    yield {
      kind: 'line',
      cells: [
        { text: momentText(at), raw: at },
        plain(OF_THE_OWNER.includes(command_id) ? say('owner') : senderText(request, sent_by)),
        plain(operation),
        plain(subjectText(language, subject)),
        plain(reason ?? ''),
        plain(command_id),
      ],
    };
  }
}

export const auditTrail: ReportMaker<'audit-trail'> = (request) => {
  const { command, say, from, to } = request;
  const before = addDays(to, 1);
  const found = command.db.get<{ count: bigint }>('SELECT count(*) AS count FROM audit_log WHERE at >= :from AND at < :before', {
    from,
    before,
  });
  return {
    facts: [periodFact(request)],
    tables: [
      {
        columns: [
          ...[say('when'), say('who'), say('what')].map(narrow),
          ...[say('subject'), say('reason')].map(wide),
          narrow(say('commandId')),
        ],
        rows: [],
        empty: say('nothing'),
      },
    ],
    rows: changeRows(request, from, before),
    count: Number(found?.count ?? 0n),
    totals: {},
    closing: [],
  };
};
