/**
 * Gives a record another code and updates everything that names it. One implementation for all kinds; also merges tax entities,
 * and lists the commands that change codes.
 */

import { type ChangedCode, type Json, type Payload, recipes } from '@ledgerline/catalog';
import { CODES_APART } from '@ledgerline/words/book/closed-list';
import { bookRecordSays } from '@ledgerline/words/book/record';
import { bookRecordRuleSays } from '@ledgerline/words/book/record-rule';
import { audit } from '../../command/audit.ts';
import type { CommandContext } from '../../command/command-context.ts';
import { type Handler, type HandlerResult, refused, uncommitted, verificationOf } from '../../command/handler-result.ts';
import { checksOf } from '../../command/verify.ts';
import type { Database } from '../../database.ts';
import { REFERENCE_MEMBERS } from '../../master-data/families.ts';
import { missingRecord } from '../../master-data/record-sentence.ts';
import type { RecordKind } from '../../record-store/kinds.ts';

interface Renaming {
  readonly kind: RecordKind;
  /** The field with the code on the record itself. */
  readonly selector: string;
  /** Fields of documents that name it. */
  readonly members: readonly string[];
  /** Columns that contain it: table and column. */
  readonly columns: readonly (readonly [table: string, column: string])[];
}

const ACCOUNT_MEMBERS = ['accountNo', 'bankAccount', 'paymentAccountNo', 'bankChargeAccountNo', 'stockAccountNo', 'account'];
const POSTING_MEMBERS = ['stockAccount', 'costAccount', 'taxAccount', 'chargeAccount', 'withheldAccount'];

const RENAMINGS: Readonly<Record<ChangedCode, Renaming>> = {
  debtor: {
    kind: 'debtor',
    selector: 'debtorCode',
    members: ['debtorCode', 'code'],
    columns: [
      ['document', 'party'],
      ['gl_entry', 'party'],
      ['open_item', 'party'],
    ],
  },
  creditor: {
    kind: 'creditor',
    selector: 'creditorCode',
    members: ['creditorCode', 'code'],
    columns: [
      ['document', 'party'],
      ['gl_entry', 'party'],
      ['open_item', 'party'],
    ],
  },
  item: {
    kind: 'item',
    selector: 'itemCode',
    members: ['itemCode'],
    columns: [
      ['document_line', 'item_code'],
      ['stock_move', 'item'],
    ],
  },
  'gl-account': {
    kind: 'account',
    selector: 'accountNo',
    members: [...ACCOUNT_MEMBERS, ...POSTING_MEMBERS],
    columns: [
      ['gl_entry', 'account'],
      ['tax_entry', 'account'],
    ],
  },
  project: { kind: 'project', selector: 'code', members: ['project'], columns: [] },
  location: {
    kind: 'location',
    selector: 'location',
    members: ['location', 'salesLocation', 'purchaseLocation', 'fromLocation', 'toLocation'],
    columns: [
      ['document_line', 'location'],
      ['stock_move', 'location'],
    ],
  },
  'sales-agent': { kind: 'sales-agent', selector: 'code', members: ['salesAgent'], columns: [] },
  'purchase-agent': { kind: 'purchase-agent', selector: 'code', members: ['purchaseAgent'], columns: [] },
};

/** Kinds whose codes share one list. */
const ONE_LIST: readonly RecordKind[] = ['account', 'debtor', 'creditor'];

const isTaken = (command: CommandContext, kind: RecordKind, code: string): boolean =>
  (ONE_LIST.includes(kind) ? ONE_LIST : [kind]).some((known) => command.records.find(known, code) !== undefined);

/** The same JSON with the code replaced in the fields that name it, at any depth. */
function renamed(value: Json, members: readonly string[], oldCode: Json, newCode: Json): Json {
  if (Array.isArray(value)) return value.map((item: Json) => renamed(item, members, oldCode, newCode));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value as Payload).map(([name, item]) => [
      name,
      members.includes(name) && item === oldCode ? newCode : renamed(item, members, oldCode, newCode),
    ]),
  );
}

interface Counts {
  readonly documents: number;
  readonly records: number;
}

const documentsNaming = (db: Database, kind: RecordKind, code: string): readonly bigint[] =>
  db
    .all<{ doc_key: bigint }>(
      `SELECT doc_key FROM document_reference WHERE kind = :kind AND code = :code
       UNION SELECT doc_key FROM gl_entry WHERE :kind = 'account' AND account = :code`,
      { kind, code },
    )
    .map((row) => row.doc_key);

const JSON_COLUMNS = [
  ['document', 'header'],
  ['document', 'payments'],
  ['document', 'knock_offs'],
  ['document_line', 'data'],
  ['document_line', 'posting'],
] as const;

/** Fields of other records that contain the code under the same name as on its own record. */
const OWN_MEMBERS: Partial<Record<RecordKind, readonly string[]>> = { item: ['itemCode'], creditor: ['creditorCode'] };

/** Repoints documents and records from one code to another. */
function repoint(
  command: CommandContext,
  { kind, members, columns }: Renaming,
  from: readonly [string, Json],
  to: readonly [string, Json],
): Counts {
  const { db } = command;
  const [[oldCode, oldValue], [newCode, newValue]] = [from, to];
  const documents = documentsNaming(db, kind, oldCode);
  for (const docKey of documents) {
    for (const [table, column] of JSON_COLUMNS) {
      for (const row of db.all<{ id: bigint; json: string }>(
        `SELECT rowid AS id, ${column} AS json FROM ${table} WHERE doc_key = :docKey`,
        { docKey },
      )) {
        const json = JSON.stringify(renamed(JSON.parse(row.json) as Json, members, oldValue, newValue));
        if (json !== row.json) db.run(`UPDATE ${table} SET ${column} = :json WHERE rowid = :id`, { json, id: row.id });
      }
    }
    db.run('UPDATE document SET changed_at = :now WHERE doc_key = :docKey', { docKey, now: command.now });
  }
  for (const [table, column] of columns) {
    db.run(`UPDATE ${table} SET ${column} = :newCode WHERE ${column} = :oldCode`, { oldCode, newCode });
  }
  db.run('UPDATE OR REPLACE document_reference SET code = :newCode WHERE kind = :kind AND code = :oldCode', {
    kind,
    oldCode,
    newCode,
  });
  const recordMembers = Object.entries(REFERENCE_MEMBERS).flatMap(([member, named]) => (named === kind ? [member] : []));
  const old = { kind, code: oldCode };
  const records = command.records.naming(old);
  for (const record of records) {
    const data = renamed(record.data, [...recordMembers, ...(OWN_MEMBERS[kind] ?? [])], oldValue, newValue) as Payload;
    command.records.rewrite(record, data);
  }
  command.records.relink(old, newCode);
  return { documents: documents.length, records: records.length };
}

/** The record itself under its new code, with the records stored under the same code. */
function moveRecord({ records }: CommandContext, { kind, selector }: Renaming, code: string, newCode: string): void {
  const record = records.find(kind, code);
  if (record) records.rename(record, newCode, { ...record.data, [selector]: newCode });
  const bom = kind === 'item' ? records.find('item-bom', code) : undefined;
  if (bom) records.rename(bom, newCode, { ...bom.data, [selector]: newCode });
  if (kind !== 'creditor') return;
  for (const mapping of records.all('supplier-item-mapping')) {
    if (!mapping.code.startsWith(`${code} `)) continue;
    records.rename(mapping, `${newCode}${mapping.code.slice(code.length)}`, mapping.data);
  }
}

export const changeCode =
  (code: ChangedCode): Handler =>
  (command, payload) =>
    change(command, RENAMINGS[code], payload);

function change(command: CommandContext, renaming: Renaming, payload: Payload): HandlerResult {
  const { kind } = renaming;
  const [oldCode, newCode] = [String(payload.oldCode), String(payload.newCode)];
  const record = command.records.find(kind, oldCode);
  if (!record) command.refuse('/oldCode', 'NOT_FOUND', missingRecord(command, kind, oldCode));
  if (isTaken(command, kind, newCode)) command.refuse('/newCode', 'RECORD_EXISTS', bookRecordSays.codeTaken(newCode));
  if (!record || command.isRefused) return refused(command);
  const references = repoint(command, renaming, [oldCode, oldCode], [newCode, newCode]);
  if (payload.validateOnly === true) {
    return uncommitted({
      ok: true,
      saved: false,
      valid: true,
      operationUsed: 'None',
      code: oldCode,
      references,
      warnings: command.warnings,
    });
  }
  moveRecord(command, renaming, oldCode, newCode);
  audit(command, { operation: 'UpdateRecord', subject: `${kind} ${oldCode}`, reason: payload.reason, after: { code: newCode } });
  return {
    result: { ok: true, saved: true, operationUsed: 'UpdateRecord', code: newCode, references, warnings: command.warnings },
    isCommitted: true,
    verify: (fresh) => {
      const [old, now] = [oldCode, newCode].map((code) => fresh.records.find(kind, code)?.code ?? null);
      const left = documentsNaming(fresh.db, kind, oldCode).length + fresh.records.naming({ kind, code: oldCode }).length;
      const asked = { oldCode: null, newCode, references: 0 };
      const checks = checksOf(asked, { oldCode: old ?? null, newCode: now ?? null, references: left }, '');
      return verificationOf(checks, old === null && now === newCode, left === 0, {});
    },
  };
}

const TAX_ENTITY: Renaming = {
  kind: 'tax-entity',
  selector: 'taxEntityID',
  members: ['taxEntityID'],
  columns: [['einvoice', 'tax_entity']],
};
const IDENTITY = ['tin', 'idType', 'idNo'];

/** Moves everything of one tax entity to another of the same identity, then deletes the first. */
export const mergeTaxEntity: Handler = (command, payload) => {
  const [oldId, newId] = [Number(payload.oldTaxEntityID), Number(payload.newTaxEntityID)];
  const [old, kept] = [oldId, newId].map((id) => command.records.find('tax-entity', String(id)));
  if (!old) command.refuse('/oldTaxEntityID', 'NOT_FOUND', missingRecord(command, 'tax-entity', String(oldId)));
  if (!kept) command.refuse('/newTaxEntityID', 'NOT_FOUND', missingRecord(command, 'tax-entity', String(newId)));
  if (!old || !kept) return refused(command);
  const differing = IDENTITY.filter((member) => old.data[member] !== kept.data[member]);
  if (differing.length > 0) {
    command.refuse(
      '/newTaxEntityID',
      'INVALID_VALUE',
      bookRecordRuleSays.entitiesDiffer(oldId, newId, differing.join(CODES_APART)),
    );
  }
  refuseSubmitted(command, oldId);
  if (command.isRefused) return refused(command);
  const references = repoint(command, TAX_ENTITY, [String(oldId), oldId], [String(newId), newId]);
  if (payload.validateOnly === true) {
    return uncommitted({ ok: true, saved: false, valid: true, operationUsed: 'None', references, warnings: command.warnings });
  }
  command.records.remove('tax-entity', String(oldId));
  audit(command, {
    operation: 'MergeRecord',
    subject: `tax-entity ${oldId}`,
    before: { ...old.data, label: payload.taxEntityInfo ?? null },
    after: { ...kept.data, label: payload.newTaxEntityInfo ?? null },
  });
  return {
    result: { ok: true, saved: true, operationUsed: 'MergeRecord', code: String(newId), references, warnings: command.warnings },
    isCommitted: true,
    verify: (fresh) => {
      const isGone = fresh.records.find('tax-entity', String(oldId)) === undefined;
      return verificationOf([{ path: 'exists', expected: false, actual: !isGone, matched: isGone }], isGone, true, {});
    },
  };
};

/** The tax authority is still validating an e-invoice of the old entity. */
function refuseSubmitted(command: CommandContext, oldId: number): void {
  const row = command.db.get<{ doc_no: string }>(
    `SELECT doc_no FROM einvoice JOIN document USING (doc_key)
     WHERE tax_entity = :oldId AND einvoice.status IN ('Pending', 'Submitted') ORDER BY einvoice_key LIMIT 1`,
    { oldId: String(oldId) },
  );
  if (!row) return;
  command.refuse('/oldTaxEntityID', 'EINVOICE_ACTIVE', bookRecordRuleSays.entitySubmitted(oldId, row.doc_no));
}

/** The build whose update contract this book follows. */
const UPDATE_CONTRACT = 'local-mvp-2026.09.30.01';

/** Lists the commands that change or merge codes. The book runs all of them, as it runs every command of the catalog. */
export const capabilities: Handler = () => {
  const commands = recipes().filter(({ verb }) => verb === 'change' || verb === 'merge');
  return uncommitted({
    ok: true,
    build: UPDATE_CONTRACT,
    commands: Object.fromEntries(commands.map(({ commandType }) => [commandType, true])),
    updateContract: UPDATE_CONTRACT,
  });
};
