/** Reads of the e-invoice module: its settings, and the status of every submission. Does not call the gateway. */

import { DOC_TYPES, type Payload } from '@ledgerline/catalog';
import { SECOND_MS } from '@ledgerline/contract';
import type { CommandContext } from '../command/command-context.ts';
import { type Handler, refused, uncommitted } from '../command/handler-result.ts';
import { cut, NEWEST, pageOf } from '../command/paging.ts';
import type { SqlValue } from '../database.ts';
import { loadDocument } from '../document/document-store.ts';
import { baseCurrency, settingOf } from '../master-data/master.ts';
import { textOf } from '../payload.ts';
import { codesAsOf, hasIndustry } from './codes/code-table.ts';
import { isVersionMet, versionOf } from './content.ts';
import { queueOf, triesOf } from './courier/queue.ts';
import { companyParty } from './party.ts';
import { HOME_CURRENCY } from './rules/currency.ts';
import { environmentOf, gatewayNameOf, isCarried, placeOf } from './state/place.ts';
import { lastRehearsal } from './state/rehearsal-store.ts';
import { statusRow } from './state/status-view.ts';
import { openSubmissions, submissionOf } from './state/submission-store.ts';
import { isTin } from './ubl/tin.ts';

interface Readiness {
  readonly member: string;
  readonly text: string;
  readonly isMet: (command: CommandContext) => boolean;
}

const company =
  (judge: (party: ReturnType<typeof companyParty>) => boolean) =>
  (command: CommandContext): boolean =>
    judge(companyParty(command));

/** What must be in place before the first submission. */
const READINESS: readonly Readiness[] = [
  {
    member: 'gateway',
    text: 'The gateway in the settings is not available.',
    isMet: (command) => placeOf(command) !== null,
  },
  {
    member: 'version',
    text: 'Versions 1.1 and 1.3 need a signing certificate; versions 1.2 and 1.3 need einvoice.disclosureUntil.',
    isMet: (command) => isVersionMet(command, versionOf(command)),
  },
  {
    member: 'baseCurrency',
    text: 'E-invoices need an account book in MYR. This one has another base currency.',
    isMet: (command) => baseCurrency(command) === HOME_CURRENCY,
  },
  { member: 'name', text: 'The company has no registered name.', isMet: company(({ name }) => name !== '') },
  { member: 'tin', text: 'The company has no valid TIN.', isMet: company(({ tin }) => isTin(tin)) },
  { member: 'registrationNo', text: 'The company has no registration number.', isMet: company(({ idNo }) => idNo !== '') },
  {
    member: 'msicCode',
    text: 'The company has no five-digit industry code (MSIC) that exists.',
    isMet: company(({ msicCode }) => hasIndustry(msicCode ?? '')),
  },
  { member: 'address1', text: 'The company has no address.', isMet: company(({ addressLines }) => addressLines.length > 0) },
  { member: 'city', text: 'The company has no city.', isMet: company(({ city }) => city !== '') },
  { member: 'stateCode', text: 'The company has no state code.', isMet: company(({ stateCode }) => stateCode !== '') },
  { member: 'country', text: 'The company has no country code.', isMet: company(({ countryCode }) => countryCode !== null) },
  { member: 'phone', text: 'The company has no phone number.', isMet: company(({ phone }) => phone !== '') },
];

export const getSettings: Handler = (command) => {
  const party = companyParty(command);
  const details = (settingOf(command, 'company') ?? {}) as Payload;
  const problems = READINESS.filter(({ isMet }) => !isMet(command)).map(({ member, text }) => ({
    path: `/${member}`,
    message: text,
  }));
  const rehearsal = lastRehearsal(command.db);
  const document = {
    gateway: gatewayNameOf(command),
    version: versionOf(command),
    startDate: textOf(settingOf(command, 'einvoice.startDate')) ?? textOf(details.fiscalYearStart),
    tin: party.tin,
    registrationNo: party.idNo,
    sstNo: party.sstNo,
    tourismTaxNo: party.tourismTaxNo,
    msicCode: party.msicCode,
    name: party.name,
    isReady: problems.length === 0,
    problems,
    openCount: openSubmissions(command.db).length,
    codesAsOf: codesAsOf(),
    provenAgainst: rehearsal?.against ?? 'stand-in',
    rehearsedAt: rehearsal?.at ?? null,
    myInvois: isCarried(command) ? myInvoisOf(command) : null,
  };
  return uncommitted({ ok: true, document });
};

/** How the connector reaches the tax authority. Contains no secret. */
function myInvoisOf(command: CommandContext): Payload {
  const { access, skewMs } = command.carrier;
  const environment = environmentOf(command);
  const { pending, submitted, nextTryAt, lastError } = queueOf(command.db, command.now, environment);
  return {
    environment,
    onBehalfOf: textOf(settingOf(command, 'einvoice.onBehalfOf')) || null,
    clientIdEnd: access?.clientIdEnd ?? null,
    isLoginRejected: access?.isLoginRejected ?? null,
    certificateSubject: access?.certificateSubject ?? null,
    certificateEnd: access?.certificateEnd ?? null,
    clockSkewSeconds: Math.round(Math.abs(skewMs) / SECOND_MS),
    pending,
    submitted,
    nextTryAt,
    lastError,
  };
}

const flag = (value: unknown): SqlValue => (typeof value === 'boolean' ? (value ? 1n : 0n) : null);

/** The documents with a number, by the index of type and number, and their e-invoices. */
const NUMBERED = `json_each(:docTypes) AS types
  CROSS JOIN document ON doc_type = types.value AND doc_no = :docNo
  CROSS JOIN einvoice`;

export const listStatuses: Handler = (command, payload) => {
  const page = pageOf(command, payload, [0n]);
  if (!page) return refused(command);
  const docNo = textOf(payload.docNo);
  const keys = command.db.all<{ einvoice_key: bigint }>(
    `SELECT einvoice_key FROM ${docNo === null ? 'einvoice JOIN document' : NUMBERED} USING (doc_key)
     WHERE (:docType IS NULL OR doc_type = :docType)
       AND (:status IS NULL OR einvoice.status = :status)
       AND (:isAsked IS NULL OR (reject_requested_at IS NOT NULL) = :isAsked)
       AND (:dateFrom IS NULL OR doc_date >= :dateFrom) AND (:dateTo IS NULL OR doc_date <= :dateTo)
       AND einvoice_key < :before
     ORDER BY einvoice_key DESC LIMIT :limit`,
    {
      docType: textOf(payload.docType),
      ...(docNo !== null && { docNo, docTypes: JSON.stringify(DOC_TYPES) }),
      status: textOf(payload.status),
      isAsked: flag(payload.isRejectRequested),
      dateFrom: textOf(payload.dateFrom),
      dateTo: textOf(payload.dateTo),
      before: page.after === null ? NEWEST[1] : BigInt(page.after[0] ?? 0),
      limit: page.limit + 1,
    },
  );
  const { shown, nextCursor } = cut(keys, page, ({ einvoice_key }) => [einvoice_key]);
  const rows = shown.map(({ einvoice_key }) => {
    const submission = submissionOf(command.db, einvoice_key);
    const row = statusRow(loadDocument(command.db, submission.docKey), submission);
    // The text itself is long, so it is returned only for a single requested document.
    return payload.docNo === undefined
      ? row
      : { ...row, document: submission.ubl, requests: triesOf(command.db, submission).map((one) => ({ ...one })) };
  });
  return uncommitted({ ok: true, rows, count: rows.length, nextCursor });
};
