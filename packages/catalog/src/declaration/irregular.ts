/** Commands that follow from no family: declared one by one, with everything that is not regular written out. */

import type { CommandDeclaration, Example, Operation, Payload, Shape } from './declaration.ts';
import type { OwnCommand, Task, Verb } from './task.ts';

interface Irregular {
  readonly document: string;
  readonly displayGroup: string;
  readonly title: string;
  readonly summary: string;
  readonly notes?: readonly string[];
  readonly aiInstructions: string;
  readonly shape: Shape;
  readonly example: Payload;
  readonly moreExamples?: readonly Example[];
  /** Codes of the samples that the examples use. */
  readonly usesSamples?: readonly string[];
  readonly grouped?: CommandDeclaration['grouped'];
  /** True when a done command offers a file. */
  readonly hasArtifact?: boolean;
  /** Whether bulk-create takes it for its rows. */
  readonly isRepeatable?: boolean;
  /** The verb, if it differs from the word of the operation. */
  readonly verb?: Verb;
}

/** A command that has a task, or a handler of its own. */
export type IrregularCommand = Irregular &
  ({ readonly commandType: OwnCommand } | { readonly commandType: string; readonly task: Task });

const VERBS: Readonly<Record<Operation, Verb>> = {
  Read: 'read',
  Validate: 'validate',
  Create: 'create',
  Edit: 'update',
  Void: 'void',
  Delete: 'delete',
};

function irregular(operation: Operation, declared: IrregularCommand): CommandDeclaration {
  return {
    commandType: declared.commandType,
    operation,
    verb: declared.verb ?? VERBS[operation],
    task: 'task' in declared ? declared.task : { kind: 'own', name: declared.commandType },
    docTypes: [],
    mode: operation === 'Read' || operation === 'Validate' ? 'read' : 'write',
    document: declared.document,
    displayGroup: declared.displayGroup,
    title: declared.title,
    summary: declared.summary,
    notes: declared.notes ?? [],
    aiInstructions: declared.aiInstructions,
    shape: declared.shape,
    family: undefined,
    examples: [{ title: declared.title, payload: declared.example }, ...(declared.moreExamples ?? [])],
    usesSamples: declared.usesSamples ?? [],
    grouped: declared.grouped,
    native: { master: [], detail: [], knockOff: [], options: [] },
    hasArtifact: declared.hasArtifact ?? false,
    isRepeatable: declared.isRepeatable ?? false,
    preview: undefined,
  };
}

export const read = (declared: IrregularCommand): CommandDeclaration => irregular('Read', declared);
export const validate = (declared: IrregularCommand): CommandDeclaration => irregular('Validate', declared);
export const create = (declared: IrregularCommand): CommandDeclaration => irregular('Create', declared);
export const edit = (declared: IrregularCommand): CommandDeclaration => irregular('Edit', declared);
export const withdraw = (declared: IrregularCommand): CommandDeclaration => irregular('Void', declared);
export const remove = (declared: IrregularCommand): CommandDeclaration => irregular('Delete', declared);
