/** General maintenance: the small lists of codes that documents and parties refer to. One builder; a kind is one declaration. */

import type { Members, Payload, Rule } from '../declaration/declaration.ts';
import { type Family, LEDGER_OPERATIONS } from '../declaration/family.ts';
import { code, freeText } from '../declaration/shape.ts';
import { activity, recordFamily } from './record.ts';

const DESCRIPTION_LENGTH_MAX = 80;

export interface MaintenanceKind {
  /** Kebab-case: cn-type, as in general-cn-type. */
  readonly kind: string;
  readonly plural?: string;
  /** How people say it: credit note type. */
  readonly one: string;
  readonly many?: string;
  readonly about: string;
  readonly codeLengthMax: number;
  /** The fields of this kind besides code, description and isActive. */
  readonly fields?: Members;
  readonly required?: readonly string[];
  readonly rules?: readonly Rule[];
  readonly example: Payload;
  /** Rows of the bulk example: codes that nothing else uses. */
  readonly bulk: readonly Payload[];
  /** The code of a record of the seed to get, or a record of its own. */
  readonly get: string | Payload;
  readonly update: { readonly record: Payload; readonly change: Payload };
  readonly void: Payload;
  readonly delete: Payload;
  readonly notes?: Family['notes'];
}

export function maintenance(declared: MaintenanceKind): Family {
  const { kind, one, get } = declared;
  const document = `general-${kind}`;
  const name = 'code';
  return recordFamily({
    document,
    plural: declared.plural ?? `${document}s`,
    one,
    many: declared.many ?? `${one}s`,
    about: declared.about,
    operations: LEDGER_OPERATIONS,
    selector: {
      name,
      field: code(declared.codeLengthMax, 'Code that documents and other records refer to.', { role: 'selector' }),
    },
    fields: {
      description: freeText(DESCRIPTION_LENGTH_MAX, 'Meaning of the code.'),
      ...declared.fields,
      ...activity,
    },
    required: declared.required ?? [],
    createRules: declared.rules ?? [],
    updateRules: declared.rules ?? [],
    createExamples: [{ title: `A new ${one}`, payload: declared.example }],
    updateExample: declared.update.change,
    samples: {
      ...(typeof get === 'string' ? {} : { get }),
      update: declared.update.record,
      void: declared.void,
      delete: declared.delete,
    },
    ...(typeof get === 'string' ? { seedCode: get } : {}),
    ...(declared.notes ? { notes: declared.notes } : {}),
  });
}
