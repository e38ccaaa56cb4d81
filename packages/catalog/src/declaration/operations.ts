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
  readonly usesSamples: (family: Family) => readonly string[];
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
/** What the amounts of a document in a party ledger mean. */
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
    usesSamples: (family) => leanOn(family, use),
  };
}

function withdrawalOfDocument(family: Family, verb: 'Cancel' | 'Void' | 'Delete'): OperationTexts {
  return {
    title: `${verb} ${withArticle(family.one)}`,
    summary:
      verb === 'Delete'
        ? `Voids the ${family.one}. The document and its number stay in the audit trail, and its postings, stock movements and settlements are removed.`
        : `Voids ${withArticle(family.one)}. Its postings, stock movements and settlements are removed, and its number stays in the audit trail.`,
    notes: [
      'The result has operationUsed CancelDocument.',
      'The command fails if the document is in a locked period, reconciled, in a tax return, linked or transferred, or if the connector’s user lacks permission.',
      ...(takesDrafts(family) ? ['A draft is deleted this way without using a number of the series.'] : []),
    ],
    aiInstructions: `Ask the user to confirm the number of the ${family.one} before you send this. If it fails, tell the user which document or lock is the reason. Do not try another void, cancel or delete command instead.`,
  };
}

function withdrawalOfRecord(family: Family, verb: 'Cancel' | 'Void' | 'Delete'): OperationTexts {
  const isDelete = verb === 'Delete';
  return {
    title: isDelete ? `Delete ${withArticle(family.one)}` : `Deactivate ${withArticle(family.one)}`,
    summary: isDelete
      ? `Deletes ${withArticle(family.one)} that was never used.`
      : `Deactivates ${withArticle(family.one)}. Its history stays, and new documents cannot use it.`,
    notes: [
      isDelete
        ? 'A record in use fails with RECORD_IN_USE. Deactivate it instead.'
        : 'Reactivate it with the update command and isActive true.',
    ],
    aiInstructions: isDelete
      ? `Prefer the void command, which can be undone. Delete only what the user created by mistake.`
      : `Tell the user that documents which already use this ${family.one} are not changed.`,
  };
}

const HALF_YEAR: Payload = { dateFrom: '2026-01-01', dateTo: '2026-06-30' };

const listShape = (family: Family): Shape => family.list ?? (isDocument(family) ? documentFilter(family) : recordFilter(family));

const CHANGES_OF_ITS_OWN =
  'changedSince filters by changes of the document itself. A payment that settles it changes the outstanding amount, not the document.';

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
        ? `Lists the ${family.many} of the account book, newest first, with party, totals, outstanding amount and status.`
        : `Lists the ${family.many} of the account book with their main fields.`,
      notes: [
        'The payload can be empty or contain any of the filters. A row must match all of them.',
        'At most 5,000 rows are returned, and truncated is true if there are more. Send nextCursor as cursor with the same filters to get the next page. Use limit for smaller pages.',
        ...(isDocument(family) ? [CHANGES_OF_ITS_OWN] : []),
        ...(isDocument(family) && hasParty(family)
          ? ['Each row has the code of its party as party and the name as partyName.']
          : []),
        ...ledgerNotes(family),
        ...(family.movesStock ? ['Each row has totalQty in base units and totalValue of the stock moved.'] : []),
      ],
      aiInstructions: `Use this to find ${withArticle(family.one)} when the user does not know its ${family.selector.name}. If you know the number or code, use the get command, which is faster and complete.`,
    }),
    examples: (family) => [
      { title: `List ${family.many}`, payload: {} },
      isDocument(family)
        ? { title: 'Half a year', payload: { ...HALF_YEAR, ...(family.list ? {} : { status: 'Saved' }), limit: 100 } }
        : { title: 'Active records only', payload: { isActive: true, limit: 100 } },
    ],
    usesSamples: () => [],
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
      summary: `Reads single lines of ${family.many} with their header columns, with optional filters.`,
      notes: [
        'All filters are optional. The newest lines come first.',
        'limit is 500 by default and at most 5,000. Use nextCursor to get the next page.',
      ],
      aiInstructions: `Use this for questions about quantities or amounts across ${family.many}. Narrow it with dateFrom and dateTo before you raise the limit.`,
    }),
    examples: (family) => [
      {
        title: `Lines of one half-year`,
        payload: family.linesExample ?? { ...HALF_YEAR, limit: 100 },
      },
    ],
    usesSamples: () => [],
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
        ? `Returns one ${family.one} in full: fields, lines, settlements, links, postings and the fields that can be edited.`
        : `Returns one ${family.one} in full, with the fields that can be edited.`,
      notes: [
        'fieldCapabilities lists the fields that an update can change. fields.readErrors lists fields that could not be read.',
        ...ledgerNotes(family),
      ],
      aiInstructions: 'Use this before an update to get the current values and the keys of the lines.',
    }),
    examples: (family) => [{ title: `Get ${withArticle(family.one)}`, payload: select(family, 'get') }],
    usesSamples: (family) => leanOn(family, 'get'),
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
        ? `Runs create-${family.document} without saving. The result shows totals, postings and warnings.`
        : `Runs all checks of create-${family.document} without saving.`,
      notes: ['The payload is that of the create command.', ...(isDocument(family) ? ['No document number is used.'] : [])],
      aiInstructions: `Send this before create-${family.document} with the same payload, show the user the result, then create with a new commandId.`,
    }),
    examples: (family) => family.createExamples,
    usesSamples: (family) => family.createLeansOn ?? [],
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
    usesSamples: (family) => family.createLeansOn ?? [],
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
      summary: `Changes an existing ${family.one}. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved.`,
      notes: [
        'An explicit null or empty string clears optional text fields only.',
        'The update succeeds only if the reloaded data matches (writeVerification.matched). saved true with ok false means it was saved with differences. Check the document and do not create it again.',
        'Needs connector build local-mvp-2026.09.30.01 or later. Check with read-change-code-capabilities.',
        ...(takesDrafts(family) ? [POSTS_DRAFTS] : []),
      ],
      aiInstructions: `Read the ${family.one} first, send only the fields to change, and use the user’s own reason. Use validateOnly for a preview. If ok is false and saved is true, stop and show the differences.`,
    }),
    examples: (family) => [
      {
        title: `Change ${withArticle(family.one)}`,
        payload: { ...select(family, 'update'), reason: 'Corrected after review', ...family.updateExample },
      },
      ...(family.moreUpdateExamples ?? []),
    ],
    usesSamples: (family) => [
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
  'saveAsDraft false posts a draft, with or without other changes. The draft gets its number, and the result also has its draftNo. Any other update keeps it as a draft.';

function createInstructions(family: Family): string {
  const validates = family.operations.includes('validate');
  const first = validates ? `Send validate-${family.document} with the same payload first. ` : '';
  const again = isDocument(family)
    ? 'If the result is late, poll the commandId you have. Never send a second create.'
    : 'Search for an existing record before you create one. Codes are unique.';
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
      family,
      examples: operation.examples(family),
      usesSamples: operation.usesSamples(family),
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

/** The SDK names that a payload takes: only what has its container is published, and knock-off rows also have their own. */
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
