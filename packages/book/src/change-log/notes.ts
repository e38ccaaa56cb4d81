/** Turns what a transaction touched into what it changed: one row for each document or record, or none if every change was undone. */

import type { ChangeKind, ChangePart } from '@ledgerline/contract';

/** A row as the triggers write it. */
export interface Note {
  readonly kind: string | null;
  readonly key: string | null;
  readonly former_key: string | null;
  readonly doc_key: bigint | null;
  /** Null for an effect on derived rows. */
  readonly change: ChangeKind | null;
  readonly part: ChangePart | null;
  readonly effect: string | null;
  readonly sign: bigint | null;
}

/** A document is found by its key, because its number may change. */
export interface Change {
  readonly kind: string | null;
  readonly key: string | null;
  readonly formerKey: string | null;
  readonly docKey: bigint | null;
  readonly change: ChangeKind;
  readonly part: ChangePart;
}

/** The data about one document or record while the notes are read. */
interface Subject {
  kind: string | null;
  key: string | null;
  formerKey: string | null;
  readonly docKey: bigint | null;
  readonly changes: Set<ChangeKind>;
  /** The current number of each effect, less the number before. */
  readonly effects: Map<ChangePart, Map<string, bigint>>;
}

const PARTS: readonly ChangePart[] = ['document', 'settlement', 'postings'];

/** Kinds of changes, the most important first. A number that is assigned on creation does not count as renaming. */
const TELLING: readonly ChangeKind[] = ['created', 'renamed', 'voided', 'updated'];

export function changesOf(notes: readonly Note[]): readonly Change[] {
  const subjects = new Map<string, Subject>();
  for (const note of notes) add(subjects, note);
  return [...subjects.values()].flatMap(outcomeOf);
}

const nameOf = (docKey: bigint | null, kind: string | null, key: string | null): string =>
  docKey === null ? `${kind} ${key}` : `#${docKey}`;

function add(subjects: Map<string, Subject>, note: Note): void {
  const subject = subjectOf(subjects, note);
  if (note.change === null) {
    const effects = subject.effects.get(note.part ?? 'document') ?? new Map<string, bigint>();
    subject.effects.set(note.part ?? 'document', effects);
    effects.set(note.effect ?? '', (effects.get(note.effect ?? '') ?? 0n) + (note.sign ?? 0n));
    return;
  }
  addChange(subject, note.change);
  subject.kind = note.kind ?? subject.kind;
  subject.key = note.key ?? subject.key;
  if (note.change === 'renamed') subject.formerKey ??= note.former_key;
}

function addChange({ changes, effects }: Subject, change: ChangeKind): void {
  if (change === 'deleted') {
    const wasThere = !changes.has('created');
    changes.clear();
    effects.clear();
    if (wasThere) changes.add('deleted');
    return;
  }
  // Deleted and created again under the same code: something else is there now.
  changes.add(change === 'created' && changes.delete('deleted') ? 'updated' : change);
}

function subjectOf(subjects: Map<string, Subject>, { doc_key, kind, key, former_key, change }: Note): Subject {
  const name = nameOf(doc_key, kind, key);
  const former = change === 'renamed' && doc_key === null ? nameOf(null, kind, former_key) : name;
  const known = subjects.get(former);
  if (known) {
    if (former === name) return known;
    subjects.delete(former);
  }
  const subject = known ?? { kind, key, formerKey: null, docKey: doc_key, changes: new Set(), effects: new Map() };
  subjects.set(name, subject);
  return subject;
}

function outcomeOf(subject: Subject): readonly Change[] {
  const { kind, key, docKey, changes } = subject;
  const told = (change: ChangeKind, part: ChangePart = 'document'): Change => ({
    kind,
    key: change === 'deleted' ? (subject.formerKey ?? key) : key,
    formerKey: change === 'renamed' ? subject.formerKey : null,
    docKey,
    change,
    part,
  });
  const most = changes.has('deleted') ? 'deleted' : TELLING.find((change) => changes.has(change));
  // A reader of the document sees its settlement and its postings too.
  if (most) return [told(most)];
  const parts = PARTS.filter((part) => [...(subject.effects.get(part)?.values() ?? [])].some((count) => count !== 0n));
  return parts.includes('document') ? [told('updated')] : parts.map((part) => told('updated', part));
}
