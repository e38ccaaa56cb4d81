/** Creates a document, or validates one: the same work, rolled back at the end. One implementation for all families. */

import type { DocType, Payload } from '@ledgerline/catalog';
import type { ReadBackCheck } from '@ledgerline/contract';
import { audit } from '../../command/audit.ts';
import type { CommandContext } from '../../command/command-context.ts';
import { type HandlerResult, refused, uncommitted, type Verification } from '../../command/handler-result.ts';
import { checksOf, said } from '../../command/verify.ts';
import type { Database } from '../../database.ts';
import type { Document, Draft } from '../../document/document.ts';
import { numberFor } from '../../document/document-number.ts';
import { documentOf, insertDocument, readStored } from '../../document/document-store.ts';
import { NEW_NUMBER } from '../../document/numbering.ts';
import { draftDocument } from '../../drafting/draft.ts';
import { withPartyDefaults } from '../../drafting/party-defaults.ts';
import { postingsOf } from '../../ledger/gl-entry.ts';
import { rowsOf } from '../../payload.ts';
import { deriveDocument } from '../../posting/derive.ts';
import { warnOfCredit } from '../../settlement/credit-control.ts';
import {
  type Evidence,
  evidenceFrom,
  evidenceOf,
  isUnchanged,
  onlyLine,
  storedHeader,
  verifiedBy,
  verifiedGone,
} from '../verification/document-verification.ts';
import { newLineChecks } from '../verification/line-verification.ts';
import { identityView, writtenView } from '../view/document-view.ts';

/** Fields that control how to save, or that only a validation reads. */
const STEERING = [
  'statementLines',
  'docNoFormatName',
  'verifyAfterSave',
  'reason',
  // Rows are compared by themselves.
  'lines',
  'payments',
  'knockOffs',
  'clearedEntries',
];

export interface Saved {
  readonly draft: Draft;
  readonly document: Document;
  readonly evidence: Evidence;
}

/** Numbers, stores and derives a draft. Undefined when it is refused. */
export function saveDraft(command: CommandContext, draft: Draft, payload: Payload): Saved | undefined {
  const isDraft = payload.saveAsDraft === true;
  const isNumbered = typeof payload.docNo === 'string' && payload.docNo !== '' && payload.docNo !== NEW_NUMBER;
  const no = isDraft && !isNumbered ? null : numberFor(command, draft.type, draft.date, payload.docNo, payload.docNoFormatName);
  if (command.isRefused || no === undefined) return undefined;
  const docKey = insertDocument(command.db, draft, no, isDraft ? 'Draft' : 'Saved', command.now);
  const stored = readStored(command.db, docKey);
  const document = documentOf(stored);
  deriveDocument(command, document, true);
  warnOfCredit(command, document);
  return command.isRefused ? undefined : { draft, document, evidence: evidenceFrom(command.db, stored, document) };
}

/** What a new document is verified against: the payload and the draft made from it. */
interface Asked {
  readonly no: string;
  readonly draft: Draft;
  readonly payload: Payload;
  /** Checks of fields that have a special meaning in the family of the command. */
  readonly more: MoreChecks;
}

export type MoreChecks = (db: Database, document: Document) => readonly ReadBackCheck[];

function verificationFrom(db: Database, evidence: Evidence, { no, draft, payload, more }: Asked): Verification {
  const { document } = evidence;
  const asked = said(payload.docNo === NEW_NUMBER ? { ...payload, docNo: document.no } : payload);
  const checks = [
    ...checksOf(asked, { ...storedHeader(document), ...onlyLine(document) }, '', STEERING),
    ...newLineChecks(document, rowsOf(payload, 'lines')),
    ...more(db, document),
  ];
  return verifiedBy(db, evidence, { no, draft, asked, checks });
}

export function createdResult(
  command: CommandContext,
  { evidence, draft }: Saved,
  payload: Payload,
  operationUsed: string,
  more: MoreChecks = () => [],
): HandlerResult {
  const { document } = evidence;
  const asked = { no: document.no, draft, payload, more };
  audit(command, {
    operation: operationUsed,
    subject: `${document.type} ${document.no}`,
    reason: payload.reason,
    after: document.header,
  });
  return {
    result: {
      ok: true,
      saved: true,
      operationUsed,
      // The verification reads the document and returns it.
      ...identityView(document),
      warnings: command.warnings,
    },
    isCommitted: true,
    earlyVerification: verificationFrom(command.db, evidence, asked),
    isAsRead: ({ db }) => isUnchanged(db, evidence),
    verify: ({ db }) => {
      const now = evidenceOf(db, document.key);
      return now ? verificationFrom(db, now, asked) : verifiedGone(document.no);
    },
  };
}

export function createDocument(command: CommandContext, type: DocType, payload: Payload): HandlerResult {
  const draft = draftDocument(command, type, withPartyDefaults(command, type, payload));
  const saved = draft && saveDraft(command, draft, payload);
  return saved ? createdResult(command, saved, payload, 'CreateDocument') : refused(command);
}

export function validateDocument(command: CommandContext, type: DocType, payload: Payload): HandlerResult {
  const draft = draftDocument(command, type, withPartyDefaults(command, type, payload));
  const saved = draft && saveDraft(command, draft, payload);
  return saved ? validated(command, saved.document) : refused(command);
}

/** The result of a validation: the document that would have been saved. */
function validated(command: CommandContext, document: Document): HandlerResult {
  const view = writtenView(command.db, document) as { fields: Payload; lines: readonly Payload[] };
  const total = (name: string): unknown => view.fields[name];
  return uncommitted({
    ok: true,
    saved: false,
    operationUsed: 'None',
    valid: true,
    totals: {
      netTotal: total('NetTotal'),
      tax: total('Tax'),
      roundAdj: total('RoundAdj'),
      finalTotal: total('FinalTotal'),
      localTotal: total('LocalTotal'),
    },
    // Nothing was saved, so keys and number would refer to nothing.
    lines: view.lines.map(({ dtlKey: _key, ...line }) => line),
    postings: postingsOf(command.db, document.key),
    warnings: command.warnings,
  });
}
