/** The operations, each written once for all families: name, mode, grouped action, payload shape, texts and example. */

import type {
  CommandDeclaration,
  Example,
  GroupedAction,
  Members,
  Mode,
  NativePayload,
  Operation,
  Payload,
  Shape,
} from './declaration.ts';
import { capitalised, type Family, type OperationName, OUTSTANDING_SIGN, withArticle } from './family.ts';
import { selecting } from './fields.ts';
import { documentFilter, recordFilter } from './list-filter.ts';
import { shape } from './shape.ts';
import { isOwnCommand, isRecordName, type Task, type Verb } from './task.ts';

interface OperationTexts {
  readonly title: string;
  readonly summary: string;
  readonly notes: readonly string[];
  readonly aiInstructions: string;
}

interface OperationDeclaration {
  readonly commandType: (family: Family) => string;
  readonly operation: Operation;
  readonly verb: Verb;
  readonly mode: Mode;
  readonly action: GroupedAction;
  readonly shape: (family: Family) => Shape;
  readonly texts: (family: Family) => OperationTexts;
  readonly examples: (family: Family) => readonly Example[];
  readonly leansOn: (family: Family) => readonly string[];
}

const EMPTY: Shape = shape('Nothing', {});

const selectorShapes = new Map<string, Shape>();

/** A shape of the selector and little else; every document that is selected by docNo shares one. */
function selectingShape(family: Family, name: string, members: Members): Shape {
  const { selector } = family;
  const shapeName = `${name}.${selector.name === 'docNo' ? 'document' : family.document}`;
  const known = selectorShapes.get(shapeName);
  if (known) return known;
  const made = shape(shapeName, { [selector.name]: selector.field, ...members }, { required: [selector.name] });
  selectorShapes.set(shapeName, made);
  return made;
}

const code = (family: Family, use: keyof Family['sampleCodes']): string =>
  family.sampleCodes[use] ?? family.sampleCodes.get ?? '';
const isSample = (family: Family, wanted: string): boolean => family.samples.some((sample) => sample.code === wanted);
const leanOn = (family: Family, use: keyof Family['sampleCodes']): readonly string[] =>
  isSample(family, code(family, use)) ? [code(family, use)] : [];

const isDocument = (family: Family): boolean => family.kind === 'document';
const hasParty = ({ create: { members } }: Family): boolean => 'debtorCode' in members || 'creditorCode' in members;
/** What the amounts of a document mean that stands in a party ledger. */
const ledgerNotes = (family: Family): readonly string[] => (isDocument(family) && hasParty(family) ? [OUTSTANDING_SIGN] : []);
const select = (family: Family, use: keyof Family['sampleCodes']): Payload => ({
  [family.selector.name]: family.selector.field.schema.type === 'integer' ? Number(code(family, use)) : code(family, use),
});

function withdrawal(
  verb: 'Cancel' | 'Void' | 'Delete',
): Omit<OperationDeclaration, 'commandType' | 'operation' | 'verb' | 'action'> {
  const use = verb.toLowerCase() as 'cancel' | 'void' | 'delete';
  return {
    mode: 'write',
    shape: (family) => selectingShape(family, 'withdraw', { reason: selecting.reason }),
    texts: (family) => (isDocument(family) ? withdrawalOfDocument(family, verb) : withdrawalOfRecord(family, verb)),
    examples: (family) => [
      { title: `${verb} ${withArticle(family.one)}`, payload: { ...select(family, use), reason: 'Entered twice' } },
    ],
    leansOn: (family) => leanOn(family, use),
  };
}

function withdrawalOfDocument(family: Family, verb: 'Cancel' | 'Void' | 'Delete'): OperationTexts {
  return {
    title: `${verb} ${withArticle(family.one)}`,
    summary:
      verb === 'Delete'
        ? `Withdraws ${withArticle(family.one)} exactly as void does: the document and its number stay for the audit trail, its effects go.`
        : `Withdraws ${withArticle(family.one)}: its postings, stock moves and settlements are undone, its number and audit trail are kept.`,
    notes: [
      'The result carries operationUsed CancelDocument.',
      'Refused, with the command ending failed, when the document is posted (locked, reconciled or filed), linked, transferred, or the connector user lacks permission.',
      ...(takesDrafts(family) ? ['A draft is discarded this way: no number of the series is used up.'] : []),
    ],
    aiInstructions: `Ask the user to confirm the number of the ${family.one} before you send this. If it ends failed, tell the user which document or lock stands in the way; do not try another withdrawal command instead.`,
  };
}

function withdrawalOfRecord(family: Family, verb: 'Cancel' | 'Void' | 'Delete'): OperationTexts {
  const isDelete = verb === 'Delete';
  return {
    title: isDelete ? `Delete ${withArticle(family.one)}` : `Deactivate ${withArticle(family.one)}`,
    summary: isDelete
      ? `Removes ${withArticle(family.one)} that nothing has ever used.`
      : `Deactivates ${withArticle(family.one)}: history stays readable, new entries can no longer use it.`,
    notes: [
      isDelete
        ? 'A record in use is refused with RECORD_IN_USE; deactivate it instead.'
        : 'Activate it again with the update command and isActive true.',
    ],
    aiInstructions: isDelete
      ? `Prefer the void command, which can be undone. Delete only what the user created by mistake.`
      : `Tell the user that documents which already use this ${family.one} are not changed.`,
  };
}

const HALF_YEAR: Payload = { dateFrom: '2026-01-01', dateTo: '2026-06-30' };

const listShape = (family: Family): Shape => family.list ?? (isDocument(family) ? documentFilter(family) : recordFilter(family));

const CHANGES_OF_ITS_OWN =
  'changedSince goes by changes of the document itself: a payment that settles it changes what is outstanding, not the document.';

const OPERATIONS: Readonly<Record<OperationName, OperationDeclaration>> = {
  list: {
    commandType: (family) => `list-${family.plural}`,
    operation: 'Read',
    verb: 'list',
    mode: 'read',
    action: 'list',
    shape: listShape,
    texts: (family) => ({
      title: `List ${family.many}`,
      summary: isDocument(family)
        ? `Lists the ${family.many} of the account book, newest first, with party, totals, what is outstanding and status.`
        : `Lists the ${family.many} of the account book with their main fields.`,
      notes: [
        'The payload is an empty object, or any of the filters; a row is listed when it passes all of them.',
        'At most 5,000 rows are returned; truncated says when there are more. Send nextCursor as cursor, with the same filters, to read on, and limit for smaller pages.',
        ...(isDocument(family) ? [CHANGES_OF_ITS_OWN] : []),
        ...(isDocument(family) && hasParty(family)
          ? ['Each row has the code of its party as party and the name as partyName.']
          : []),
        ...ledgerNotes(family),
        ...(family.movesStock ? ['Each row has totalQty in base units and totalValue: what the document moved.'] : []),
      ],
      aiInstructions: `Use this to find ${withArticle(family.one)} when the user does not know its ${family.selector.name}. For one you know, use the get command: it is cheaper and complete.`,
    }),
    examples: (family) => [
      { title: `List ${family.many}`, payload: {} },
      isDocument(family)
        ? { title: 'Those of a half-year', payload: { ...HALF_YEAR, ...(family.list ? {} : { status: 'Saved' }), limit: 100 } }
        : { title: 'Active ones only', payload: { isActive: true, limit: 100 } },
    ],
    leansOn: () => [],
  },
  lines: {
    commandType: (family) => `read-${family.document}-lines`,
    operation: 'Read',
    verb: 'read',
    mode: 'read',
    action: 'list',
    shape: (family) => family.lines ?? EMPTY,
    texts: (family) => ({
      title: `Read ${family.one} lines`,
      summary: `Reads single lines of ${family.many} with their header columns, filtered by what you name.`,
      notes: [
        'Every filter is optional; without any, the newest lines come first.',
        'limit is 500 unless you say otherwise, at most 5,000; read on with nextCursor.',
      ],
      aiInstructions: `Use this for questions about quantities or amounts across ${family.many}. Narrow it with dateFrom and dateTo before you raise the limit.`,
    }),
    examples: (family) => [
      {
        title: `Lines of one half-year`,
        payload: family.linesExample ?? { ...HALF_YEAR, limit: 100 },
      },
    ],
    leansOn: () => [],
  },
  get: {
    commandType: (family) => `get-${family.document}`,
    operation: 'Read',
    verb: 'get',
    mode: 'read',
    action: 'get',
    shape: (family) => selectingShape(family, 'get', {}),
    texts: (family) => ({
      title: `Get ${withArticle(family.one)}`,
      summary: isDocument(family)
        ? `Returns one ${family.one} in full: fields, lines, settlements, links, postings and what may be edited.`
        : `Returns one ${family.one} in full, with what may be edited.`,
      notes: [
        'fieldCapabilities says which fields an update may change; fields.readErrors names those the book could not read.',
        ...ledgerNotes(family),
      ],
      aiInstructions: `Call this before an update, to learn the current values and, for lines, their keys.`,
    }),
    examples: (family) => [{ title: `Get ${withArticle(family.one)}`, payload: select(family, 'get') }],
    leansOn: (family) => leanOn(family, 'get'),
  },
  validate: {
    commandType: (family) => `validate-${family.document}`,
    operation: 'Validate',
    verb: 'validate',
    mode: 'read',
    action: 'validate',
    shape: (family) => family.create,
    texts: (family) => ({
      title: `Validate ${withArticle(family.one)}`,
      summary: isDocument(family)
        ? `Runs everything that create-${family.document} would do and takes it back: you see totals, postings and warnings, nothing is saved.`
        : `Checks everything that create-${family.document} would check, and saves nothing.`,
      notes: ['Takes the payload of the create command.', ...(isDocument(family) ? ['No number is used up.'] : [])],
      aiInstructions: `Send this before create-${family.document} with the same payload, show the user what it answers, then create under a new commandId.`,
    }),
    examples: (family) => family.createExamples,
    leansOn: (family) => family.createLeansOn ?? [],
  },
  create: {
    commandType: (family) => `create-${family.document}`,
    operation: 'Create',
    verb: 'create',
    mode: 'write',
    action: 'create',
    shape: (family) => family.create,
    texts: (family) => ({
      title: `Create ${withArticle(family.one)}`,
      summary: `Creates ${withArticle(family.one)}. ${family.about}`,
      notes: [],
      aiInstructions: createInstructions(family),
    }),
    examples: (family) => family.createExamples,
    leansOn: (family) => family.createLeansOn ?? [],
  },
  update: {
    commandType: (family) => `update-${family.document}`,
    operation: 'Edit',
    verb: 'update',
    mode: 'write',
    action: 'edit',
    shape: (family) => family.update,
    texts: (family) => ({
      title: `Update ${withArticle(family.one)}`,
      summary: `Changes an existing ${family.one} under the strict contract: what you leave out stays as it is, what is unknown or protected is refused before anything is saved.`,
      notes: [
        'An explicit null or empty text clears optional texts only.',
        'The save counts only when a fresh reload matches: writeVerification.matched. saved true with ok false is a persisted mismatch; inspect it, never recreate it.',
        'Needs a connector build of local-mvp-2026.09.30.01 or later; check with read-change-code-capabilities.',
        ...(takesDrafts(family) ? [POSTS_DRAFTS] : []),
      ],
      aiInstructions: `Read the ${family.one} first, send only what changes, and give the user’s own reason. Use validateOnly for a preview. On ok false with saved true stop and show the differences.`,
    }),
    examples: (family) => [
      {
        title: `Change ${withArticle(family.one)}`,
        payload: { ...select(family, 'update'), reason: 'Corrected after review', ...family.updateExample },
      },
      ...(family.moreUpdateExamples ?? []),
    ],
    leansOn: (family) => [
      ...leanOn(family, 'update'),
      ...(family.moreUpdateExamples ?? []).map(({ payload }) => String(payload[family.selector.name])),
    ],
  },
  cancel: {
    commandType: (family) => `cancel-${family.document}`,
    operation: 'Void',
    verb: 'cancel',
    action: 'cancel',
    ...withdrawal('Cancel'),
  },
  void: {
    commandType: (family) => `void-${family.document}`,
    operation: 'Void',
    verb: 'void',
    action: 'void',
    ...withdrawal('Void'),
  },
  delete: {
    commandType: (family) => `delete-${family.document}`,
    operation: 'Delete',
    verb: 'delete',
    action: 'delete',
    ...withdrawal('Delete'),
  },
};

/** Whether an update of the family can post a draft. */
const takesDrafts = ({ update }: Family): boolean => 'saveAsDraft' in update.members;

const POSTS_DRAFTS =
  'saveAsDraft false posts a draft, with or without other changes: it gets its number, which the result returns with draftNo, the number it had as a draft. Any other update leaves it a draft.';

function createInstructions(family: Family): string {
  const validates = family.operations.includes('validate');
  const first = validates ? `Send validate-${family.document} with the same payload first. ` : '';
  const again = isDocument(family)
    ? 'Never send a second create because an answer is late: poll the commandId you have.'
    : 'Look for an existing record before you create one; codes are unique.';
  return `${first}Use a new commandId. ${again}`;
}

/** The commands of a family, in display order. */
export function commandsOf(family: Family): readonly CommandDeclaration[] {
  return family.operations.map((name) => {
    const operation = OPERATIONS[name];
    const texts = operation.texts(family);
    const payloadShape = operation.shape(family);
    return {
      commandType: commandTypeOf(family, name),
      operation: operation.operation,
      verb: operation.verb,
      task: taskOf(family, name),
      docTypes: family.docTypes ?? [],
      mode: operation.mode,
      document: family.document,
      displayGroup: family.displayGroup,
      ...texts,
      title: capitalised(texts.title),
      notes: [...(family.notes?.[name] ?? []), ...texts.notes],
      shape: payloadShape,
      examples: operation.examples(family),
      leansOn: operation.leansOn(family),
      grouped: { document: family.document, action: operation.action },
      native: nativePayload(family, payloadShape),
      hasArtifact: false,
      isRepeatable: name === 'create',
      preview: name === 'create' && family.operations.includes('validate') ? commandTypeOf(family, 'validate') : undefined,
    };
  });
}

const commandTypeOf = (family: Family, name: OperationName): string =>
  family.commandTypes?.[name] ?? OPERATIONS[name].commandType(family);

function taskOf(family: Family, name: OperationName): Task {
  const { docTypes, document } = family;
  const commandType = commandTypeOf(family, name);
  if (family.own?.includes(name) && isOwnCommand(commandType)) return { kind: 'own', name: commandType };
  if (docTypes) return { kind: 'document', operation: name };
  if (isRecordName(document) && name !== 'lines' && name !== 'cancel')
    return { kind: 'record', operation: name, record: document };
  throw new Error(`Nothing is declared to run ${commandType}.`);
}

/** The SDK names that a payload takes: only what has its container is published, and rows of knock-offs take them beside their own. */
function nativePayload(family: Family, { members }: Shape): NativePayload {
  const rows = (name: string): Members => (members[name]?.kind === 'rows' ? members[name].of.members : {});
  return {
    master: namesIn(members, 'Master'),
    detail: namesIn(rows('lines'), 'nativeFields'),
    knockOff: family.knowsKnockOffs ? Object.values(rows('knockOffs')).flatMap(({ aliases }) => aliases.filter(isNative)) : [],
    options: namesIn(members, 'Options'),
  };
}

const isNative = (alias: string): boolean => /^[A-Z]/.test(alias);

function namesIn(members: Members, container: string): readonly string[] {
  const declared = members[container];
  return declared?.kind === 'native' ? Object.keys(declared.names) : [];
}
