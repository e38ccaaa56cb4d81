/** Item packages, the bundles a customer buys as one: their shapes, and the rules of their strict update. Selling a package is not covered here. */

import { ruleSays } from '@ledgerline/words/problem/rule';
import type { Members, Payload, Rule, Sample, Shape } from '../declaration/declaration.ts';
import { type Family, LEDGER_OPERATIONS, type SampleCodes } from '../declaration/family.ts';
import { saving, selecting } from '../declaration/fields.ts';
import { atLeastOneOf, bookRule, keysOnce, keysSelectRows, rowsOf, rule } from '../declaration/rules.ts';
import {
  clearable,
  code,
  flag,
  freeText,
  meaning,
  nativeContainer,
  numberOrText,
  quantityNotNegative,
  quantityPositive,
  rowKey,
  rows,
  shape,
  text,
} from '../declaration/shape.ts';
import { componentsOnce, newRowsNeed } from './components.ts';

const FINANCIAL = { effect: 'financial' } as const;
const CLEARABLE = { effect: 'financial', isClearable: true } as const;

const header = {
  packageCode: code(30, 'Code of the package.', { role: 'selector' }),
  description: freeText(100, 'What the package is called.'),
  barCode: text(30, 'Barcode of the package.'),
  unitPrice: numberOrText('Selling price of one package, as a number or a string.', FINANCIAL),
  isActive: flag('Whether the package is active.'),
  limitedQty: numberOrText('How many packages can be sold in total (a quantity).', FINANCIAL),
};

const allowDuplicateItemCode = flag('Whether the same component item is allowed more than once, in this request only.', {
  role: 'selector',
});

const component = {
  itemCode: code(30, 'Item code of the component.', FINANCIAL),
  description: freeText(100, 'Text of the component (default: the item’s description).'),
  desc2: freeText(100, 'Second text; rejected if the installed version does not support it.'),
  furtherDescription: freeText(65_536, 'Long text of the component, rich text.'),
  uom: code(8, 'Unit of measure of the component (default: the item’s base unit).', {
    native: 'UOM',
    effect: 'financial',
  }),
  qty: quantityPositive('Quantity of the component in one package (default: 1 for a new component).', FINANCIAL),
  unitPrice: quantityNotNegative('Selling price of one unit of the component.', FINANCIAL),
  purchasePrice: quantityNotNegative('Purchase price of one unit of the component.', FINANCIAL),
  taxCode: text(14, 'Tax code of the component when it is sold.', CLEARABLE),
  purchaseTaxCode: text(14, 'Tax code of the component when it is bought; an empty string clears it.', CLEARABLE),
  printOut: flag('Whether the component is printed on documents.'),
};

const keys = {
  lineKey: rowKey('Key of an existing component, from get-item-package; prefer the string.'),
  dtlKey: rowKey('The same key under its native name; when both are sent they must be equal.'),
};

/** One component at the top level, as callers sent it before there were lines. */
const singleComponent = {
  itemCode: meaning(component.itemCode, 'Single component: its item code. Send this or lines, not both.'),
  qty: meaning(component.qty, 'Single component: its quantity in one package (default: 1 for a new component).'),
  uom: meaning(component.uom, 'Single component: its unit of measure.'),
  lineDescription: meaning(component.description, 'Single component: its text.'),
  lineDescription2: meaning(component.desc2, 'Single component: its second text.'),
  furtherDescription: meaning(component.furtherDescription, 'Single component: its long text.'),
  lineUnitPrice: meaning(component.unitPrice, 'Single component: its selling price.'),
  purchasePrice: meaning(component.purchasePrice, 'Single component: its purchase price.'),
  taxCode: meaning(component.taxCode, 'Single component: its tax code when sold.'),
  purchaseTaxCode: meaning(component.purchaseTaxCode, 'Single component: its tax code when bought; an empty string clears it.'),
};

const singleKeys = {
  lineKey: meaning(keys.lineKey, 'Single component: key of the existing component to change or delete.'),
  dtlKey: meaning(keys.dtlKey, 'Single component: the same key under its native name.'),
};

const COMPONENT_NAMES = Object.keys(singleComponent);
const KEY_NAMES = Object.keys(keys);

const sent = (payload: Payload, names: readonly string[]): readonly string[] =>
  names.filter((name) => payload[name] !== undefined);
const at = (names: readonly string[]) => names.map((name) => ({ path: `/${name}` }));

const componentsOneWay: Rule = rule('package-components-one-way', ruleSays.packageComponentsOneWay(), (payload) =>
  payload.lines === undefined ? [] : at(sent(payload, [...COMPONENT_NAMES, ...KEY_NAMES])),
);

const singleComponentNamesItem: Rule = rule(
  'package-single-component-names-item',
  ruleSays.packageSingleComponentNamesItem(),
  (payload) => {
    if (payload.lines !== undefined || sent(payload, ['itemCode', ...KEY_NAMES]).length > 0) return [];
    return sent(payload, COMPONENT_NAMES).length > 0 ? at(['itemCode']) : [];
  },
);

const singleComponentFitsMode: Rule = rule(
  'package-single-component-fits-mode',
  ruleSays.packageSingleComponentFitsMode(),
  (payload) => {
    if (payload.lines !== undefined || (payload.detailMode !== 'append' && payload.detailMode !== 'replace')) return [];
    return [...(payload.itemCode === undefined ? at(['itemCode']) : []), ...at(sent(payload, KEY_NAMES))];
  },
);

const detailModeNeedsComponents: Rule = rule(
  'package-detail-mode-needs-components',
  ruleSays.packageDetailModeNeedsComponents(),
  (payload) => {
    const isWithout = sent(payload, ['lines', 'itemCode', ...KEY_NAMES]).length === 0;
    return payload.detailMode !== undefined && isWithout ? at(['lines']) : [];
  },
);

const isDifferent = (row: Payload): boolean =>
  row.lineKey !== undefined && row.dtlKey !== undefined && String(row.lineKey) !== String(row.dtlKey);

const keysAgree: Rule = rule('package-keys-agree', ruleSays.packageKeysAgree(), (payload) => [
  ...(isDifferent(payload) ? at(['dtlKey']) : []),
  ...rowsOf(payload, 'lines').flatMap(([row, index]) => (isDifferent(row) ? [{ path: `/lines/${index}/dtlKey` }] : [])),
]);

const keysSelectComponents: Rule = {
  ...keysSelectRows('lineKey', 'update'),
  id: 'package-keys-select-components',
  text: String(ruleSays.keysSelectComponents()),
  sentence: ruleSays.keysSelectComponents(),
};

const itemsOnce = componentsOnce(
  'package-components-once',
  ruleSays.packageComponentsOnce(),
  (payload) => payload.allowDuplicateItemCode === true,
);

const createShape: Shape = shape(
  'item-package.create',
  {
    ...header,
    allowDuplicateItemCode,
    lines: rows(
      shape('item-package.create.line', component, { required: ['itemCode'], isStrict: true }),
      'Components of the package.',
      {
        aliases: ['items'],
      },
    ),
    ...singleComponent,
    ...saving,
  },
  {
    required: ['packageCode'],
    rules: [
      atLeastOneOf('package-has-components', ruleSays.packageHasComponents(), 'lines', 'itemCode'),
      componentsOneWay,
      itemsOnce,
      bookRule('package-code-free', 'The code must be new. Every component must be an active item with one of its units as uom.'),
    ],
  },
);

const headerEdits = clearable(header);

const updateMembers: Members = {
  ...headerEdits,
  allowDuplicateItemCode,
  lines: rows(
    shape('item-package.update.line', { ...clearable(component), ...keys }, { isStrict: true }),
    'Components to change, add or delete, depending on detailMode; not an empty array.',
    { aliases: ['items'] },
  ),
  ...clearable(singleComponent),
  ...singleKeys,
  Master: nativeContainer(
    headerEdits,
    'Header fields under their SDK names. If you send a field twice, both values must be equal.',
  ),
  fields: nativeContainer(headerEdits, 'The same as Master, under the name that get-item-package returns.'),
  detailMode: meaning(
    selecting.detailMode,
    'What to do with the components: update or delete existing ones by key, append new ones, or replace all of them (default: update).',
  ),
  validateOnly: selecting.validateOnly,
  reason: meaning(selecting.requiredReason, 'Business reason for the change, also for a preview; kept in the audit trail.'),
};

const updateShape: Shape = shape('item-package.update', updateMembers, {
  required: ['packageCode', 'reason'],
  isStrict: true,
  rules: [
    componentsOneWay,
    singleComponentNamesItem,
    singleComponentFitsMode,
    detailModeNeedsComponents,
    keysSelectComponents,
    keysAgree,
    keysOnce,
    newRowsNeed('itemCode'),
    itemsOnce,
    bookRule(
      'package-single-component-selects',
      'In detailMode update and delete the single component of the top level is found by its key or, without one, by its itemCode, which must then occur once in the package.',
    ),
  ],
});

export interface ItemPackages {
  readonly examples: Family['createExamples'];
  readonly updateExample: Payload;
  readonly samples: readonly Sample[];
  readonly sampleCodes: SampleCodes;
}

export function itemPackages(declared: ItemPackages): Family {
  return {
    document: 'item-package',
    plural: 'item-packages',
    one: 'item package',
    many: 'item packages',
    displayGroup: 'Item package',
    about:
      'Several items sold together under one code and one price. It is no stock item itself: a sale breaks it into its components.',
    kind: 'record',
    selector: { name: 'packageCode', field: header.packageCode },
    operations: LEDGER_OPERATIONS,
    own: LEDGER_OPERATIONS,
    create: createShape,
    update: updateShape,
    createExamples: declared.examples,
    updateExample: declared.updateExample,
    samples: declared.samples,
    sampleCodes: declared.sampleCodes,
    notes: {
      create: ['Each row of lines can have only the fields listed for it.'],
      update: [
        'replace supplies the full set of components; those you leave out are removed.',
        'The component keys come from get-item-package.',
        'A request with validateOnly never saves and still needs a reason.',
      ],
      void: ['Void deactivates the package. It is not deleted, and documents that used it do not change.'],
      delete: ['A package that a document has used cannot be deleted.'],
    },
  };
}
