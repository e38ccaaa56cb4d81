/** The common part of the declarations of single results. Types only. */

import type { Shape } from '../declaration/declaration.ts';
import type { Family } from '../declaration/family.ts';
import type { OwnCommand } from '../declaration/task.ts';
import type { ResultShape } from './result-shape.ts';

/** Finds what results follow from. */
export interface Find {
  /** The family of a document or record. */
  readonly family: (document: string) => Family;
  /** The payload of a command type. */
  readonly payload: (commandType: string) => Shape;
}

/** The results of commands that follow from no family, or whose family runs them in its own way. */
export type OwnResults<Name extends OwnCommand> = Readonly<Record<Name, (find: Find) => ResultShape | readonly ResultShape[]>>;
