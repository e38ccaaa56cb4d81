/** Commands that follow from no family: declared one by one, with everything that is not regular written out. */

import type { CommandDeclaration, Example, Operation, Payload, Shape } from './declaration.ts';

export interface IrregularCommand {
  readonly commandType: string;
  readonly document: string;
  readonly displayGroup: string;
  readonly title: string;
  readonly summary: string;
  readonly notes?: readonly string[];
  readonly aiInstructions: string;
  readonly shape: Shape;
  readonly example: Payload;
  readonly moreExamples?: readonly Example[];
  /** Codes of samples the examples lean on. */
  readonly leansOn?: readonly string[];
  readonly grouped?: CommandDeclaration['grouped'];
  /** True when a done command offers a file. */
  readonly hasArtifact?: boolean;
}

function irregular(operation: Operation, declared: IrregularCommand): CommandDeclaration {
  return {
    commandType: declared.commandType,
    operation,
    mode: operation === 'Read' || operation === 'Validate' ? 'read' : 'write',
    document: declared.document,
    displayGroup: declared.displayGroup,
    title: declared.title,
    summary: declared.summary,
    notes: declared.notes ?? [],
    aiInstructions: declared.aiInstructions,
    shape: declared.shape,
    examples: [{ title: declared.title, payload: declared.example }, ...(declared.moreExamples ?? [])],
    leansOn: declared.leansOn ?? [],
    grouped: declared.grouped,
    native: { master: [], detail: [], knockOff: [], options: [] },
    hasArtifact: declared.hasArtifact ?? false,
  };
}

export const read = (declared: IrregularCommand): CommandDeclaration => irregular('Read', declared);
export const validate = (declared: IrregularCommand): CommandDeclaration => irregular('Validate', declared);
export const create = (declared: IrregularCommand): CommandDeclaration => irregular('Create', declared);
export const edit = (declared: IrregularCommand): CommandDeclaration => irregular('Edit', declared);
export const withdraw = (declared: IrregularCommand): CommandDeclaration => irregular('Void', declared);
export const remove = (declared: IrregularCommand): CommandDeclaration => irregular('Delete', declared);
