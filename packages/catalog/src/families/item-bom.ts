/** Bills of materials: which components one finished good is made of. Owns their shapes; making the goods is the assembly's matter. */

import { ruleSays } from '@ledgerline/words/problem/rule';
import type { Payload, Sample, Shape } from '../declaration/declaration.ts';
import { type Family, LEDGER_OPERATIONS, type SampleCodes } from '../declaration/family.ts';
import { saving } from '../declaration/fields.ts';
import { bookRule } from '../declaration/rules.ts';
import { code, flag, quantityPositive, rows, shape } from '../declaration/shape.ts';
import { strictUpdate } from '../declaration/strict-update.ts';
import { componentNotItself, componentsOnce, newRowsNeed } from './components.ts';

const FINANCIAL = { effect: 'financial' } as const;

/** What a component is, in a bill of materials and wherever an assembly overrides one. */
export const bomLine = {
  itemCode: code(30, 'Item code of the component.', FINANCIAL),
  qty: quantityPositive('Quantity of the component in one base unit of the finished good; above zero.', FINANCIAL),
  uom: code(8, 'Unit of measure of the component (default: its base unit).', { native: 'UOM', effect: 'financial' }),
};

const finishedGood = code(30, 'Item code of the finished good.', { role: 'selector' });
const header = { isActive: flag('Whether the bill of materials is active.') };
const REQUIRED = ['itemCode', 'qty'];

const itemsOnce = componentsOnce('bom-components-once', ruleSays.bomComponentsOnce());
const acyclic = bookRule(
  'bom-acyclic',
  'The finished good and the components must be items of the same account book. No component can need the finished good through its own bill of materials.',
);

const createShape: Shape = shape(
  'item-bom.create',
  {
    itemCode: finishedGood,
    lines: rows(
      shape('item-bom.create.line', bomLine, { required: REQUIRED }),
      'Components of one unit of the finished good, at least one.',
      {
        aliases: ['items'],
      },
    ),
    ...header,
    ...saving,
  },
  {
    required: ['itemCode', 'lines'],
    rules: [
      componentNotItself,
      itemsOnce,
      acyclic,
      bookRule('bom-once', 'A finished good has one bill of materials; change it with update-item-bom.'),
    ],
  },
);

const updateShape: Shape = strictUpdate({
  name: 'item-bom',
  selector: { itemCode: finishedGood },
  header,
  native: false,
  line: bomLine,
  rules: [newRowsNeed(...REQUIRED), componentNotItself, itemsOnce, acyclic],
});

export interface ItemBoms {
  readonly examples: Family['createExamples'];
  readonly updateExample: Payload;
  readonly samples: readonly Sample[];
  readonly sampleCodes: SampleCodes;
}

export function itemBoms(declared: ItemBoms): Family {
  return {
    document: 'item-bom',
    plural: 'item-boms',
    one: 'item BOM',
    many: 'item BOMs',
    displayGroup: 'Item BOM',
    about: 'The bill of materials lists the components of one finished good. Assemblies use it.',
    kind: 'record',
    selector: { name: 'itemCode', field: finishedGood },
    operations: LEDGER_OPERATIONS,
    commandTypes: { list: 'list-bom-items' },
    create: createShape,
    update: updateShape,
    createExamples: declared.examples,
    updateExample: declared.updateExample,
    samples: declared.samples,
    sampleCodes: declared.sampleCodes,
    notes: {
      create: ['Create the finished good and its components as items first.'],
      update: ['Assemblies that are already saved keep the components they were made of.'],
    },
  };
}
