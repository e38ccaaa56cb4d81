/** The strict update contract, built once: selector and reason required, native containers folded in, lines by explicit mode. */

import type { Members, Rule, Shape } from './declaration.ts';
import { postOptions, selecting, storedLine } from './fields.ts';
import { detailModeWithLines, keysOnce, keysSelectRows } from './rules.ts';
import { clearable, nativeContainer, omit, rows, shape } from './shape.ts';

export interface StrictUpdate {
  /** Names the shape: sales-invoice. */
  readonly name: string;
  /** The field that selects, e.g. { docNo }. */
  readonly selector: Members;
  /** Header fields that can be changed. */
  readonly header: Members;
  /** False when the family has no Master and nativeFields, which otherwise take the whole header. */
  readonly native?: false;
  /** Members of a line, where lines may be edited. */
  readonly line?: Members;
  /** Whether its documents can be drafts, which an update posts. */
  readonly takesDrafts?: boolean;
  /** More arrays or parts, such as payments and knockOffs. */
  readonly more?: Members;
  readonly rules?: readonly Rule[];
}

const POSTING: Members = {
  ...postOptions,
  Options: nativeContainer(postOptions, 'How to post a draft, under SDK names: DocNoFormatName, SaveAsDraft.'),
};

export function strictUpdate(update: StrictUpdate): Shape {
  const header = clearable(update.header);
  const native = update.native === false ? {} : containers({ ...update.selector, ...header });
  const lines: Members =
    update.line === undefined ? {} : { detailMode: selecting.detailMode, lines: editedRows(update.name, update.line) };
  return shape(
    `${update.name}.update`,
    {
      ...update.selector,
      reason: selecting.requiredReason,
      ...header,
      ...native,
      validateOnly: selecting.validateOnly,
      ...(update.takesDrafts ? POSTING : {}),
      ...lines,
      ...update.more,
    },
    {
      required: [...Object.keys(update.selector), 'reason'],
      isStrict: true,
      rules: [
        ...(update.line === undefined ? [] : [detailModeWithLines, keysSelectRows('dtlKey'), keysOnce]),
        ...(update.rules ?? []),
      ],
    },
  );
}

/** Whether a command follows the strict update contract, which connectors keep from a certain build on. */
export const isStrictUpdate = ({ isStrict, name }: Shape): boolean => isStrict && name.endsWith('.update');

function containers(fields: Members): Members {
  return {
    Master: nativeContainer(fields, 'Header fields under their SDK names. If you send a field twice, both values must be equal.'),
    nativeFields: nativeContainer(fields, 'Container for native names: { Master: { … } }.', 'Master'),
  };
}

function editedRows(name: string, line: Members) {
  const members = { ...storedLine, ...clearable(omit(line, 'nativeFields')) };
  const edited = shape(
    `${name}.update.line`,
    { ...members, nativeFields: nativeContainer(members, 'Fields of the row under their SDK names.') },
    { isStrict: true },
  );
  return rows(edited, 'Rows to change, add or delete, depending on detailMode; not an empty array.', { aliases: ['items'] });
}
