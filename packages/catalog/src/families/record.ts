/** Master records: data under a code of its own, created, changed, deactivated and deleted. Builds their families; knows no single kind. */

import type { Sentence } from '@ledgerline/words';
import type { Example, Field, Json, Members, Payload, Rule, Sample, Shape } from '../declaration/declaration.ts';
import { capitalised, type Family, type OperationName } from '../declaration/family.ts';
import { saving } from '../declaration/fields.ts';
import { rowsOf, rule } from '../declaration/rules.ts';
import { clearable, flag, shape } from '../declaration/shape.ts';
import { strictUpdate } from '../declaration/strict-update.ts';

/** Every record can be made inactive without losing its history. */
export const activity = {
  isActive: flag(
    'Whether the record is active (default on creation: true). An inactive record stays in the history, and new documents cannot use it.',
  ),
};

type SampleUse = 'get' | 'update' | 'void' | 'delete';

export interface RecordDeclaration {
  readonly document: string;
  readonly plural: string;
  readonly one: string;
  readonly many: string;
  /** One or two sentences for a person: what it is and what it does to the books. */
  readonly about: string;
  readonly operations: readonly OperationName[];
  readonly selector: { readonly name: string; readonly field: Field };
  /** The fields of the record besides its code; an update can change all of them. */
  readonly fields: Members;
  /** Arrays under the record, such as branches or units; an update finds their rows by code. */
  readonly rows?: { readonly create: Members; readonly update: Members };
  /** Required on creation, besides the code. */
  readonly required?: readonly string[];
  readonly createRules?: readonly Rule[];
  readonly updateRules?: readonly Rule[];
  readonly createExamples: readonly Example[];
  /** The change an update example makes, with the reason of this kind of change. */
  readonly updateExample: Payload;
  /** A record of the sample company for every use that needs one of its own. */
  readonly samples: Partial<Record<SampleUse, Payload>>;
  /** A code of the seed for the get example, where no sample is declared for it. */
  readonly seedCode?: string;
  readonly notes?: Family['notes'];
}

export function recordFamily(declared: RecordDeclaration): Family {
  const { document, selector, fields } = declared;
  const samples = samplesOf(declared);
  return {
    document,
    plural: declared.plural,
    one: declared.one,
    many: declared.many,
    displayGroup: capitalised(declared.one),
    about: declared.about,
    kind: 'record',
    selector,
    operations: declared.operations,
    create: shape(
      `${document}.create`,
      { [selector.name]: selector.field, ...fields, ...declared.rows?.create, ...saving },
      { required: [selector.name, ...(declared.required ?? [])], rules: declared.createRules ?? [] },
    ),
    update: strictUpdate({
      name: document,
      selector: { [selector.name]: selector.field },
      header: fields,
      more: declared.rows?.update ?? {},
      rules: declared.updateRules ?? [],
    }),
    createExamples: declared.createExamples,
    updateExample: declared.updateExample,
    samples: samples.map(({ sample }) => sample),
    sampleCodes: {
      ...(declared.seedCode === undefined ? {} : { get: declared.seedCode }),
      ...Object.fromEntries(samples.map(({ use, sample }) => [use, sample.code])),
    },
    ...(declared.notes ? { notes: declared.notes } : {}),
  };
}

function samplesOf(declared: RecordDeclaration): readonly { readonly use: string; readonly sample: Sample }[] {
  return Object.entries(declared.samples).map(([use, payload]) => ({
    use,
    sample: recordSample(`create-${declared.document}`, declared.selector.name, payload),
  }));
}

/** A record of the sample company, known by its own code. */
export function recordSample(commandType: string, selector: string, payload: Payload): Sample {
  return { code: String(payload[selector]), commandType, payload };
}

/** The values of these fields, alone or together, must be unique among the rows. */
export function rowsOnce(id: string, sentence: Sentence, rowsName: string, ...names: readonly string[]): Rule {
  return rule(id, sentence, (payload) => {
    const seen = new Set<string>();
    return rowsOf(payload, rowsName).flatMap(([row, index]) => {
      const key = names.map((name): Json => row[name] ?? null);
      if (key.every((part) => part === null)) return [];
      const isFirst = seen.size < seen.add(JSON.stringify(key)).size;
      return isFirst ? [] : [{ path: `/${rowsName}/${index}` }];
    });
  });
}

/** The same row in an update: only the code that selects it is required, null clears a text, and nothing unknown is accepted. */
export function changedRow(name: string, members: Members, code: string): Shape {
  return shape(name, clearable(members), { required: [code], isStrict: true });
}
