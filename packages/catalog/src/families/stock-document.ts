/** Stock documents: one builder for all that move, count, convert, revalue or assemble stock. Declares shapes and families, no command names. */

import { ruleSays } from '@ledgerline/words/problem/rule';
import type { Example, Json, Members, Payload, Rule, Sample } from '../declaration/declaration.ts';
import type { DocType } from '../declaration/doc-type.ts';
import { capitalised, type Family, numberedSamples, type OperationName, WITHOUT_CANCEL } from '../declaration/family.ts';
import {
  accountNo,
  analysis,
  documentHeader,
  itemOnLine,
  lineTexts,
  remarks,
  saveOptions,
  saving,
  selecting,
  userDefinedFields,
} from '../declaration/fields.ts';
import { bookRule, eachRow, rowsOf, rule } from '../declaration/rules.ts';
import {
  code,
  freeText,
  nativeContainer,
  omit,
  pick,
  quantityNotNegative,
  quantityPositive,
  rows,
  shape,
  text,
} from '../declaration/shape.ts';
import { strictUpdate } from '../declaration/strict-update.ts';
import { componentNotItself, newRowsNeed } from './components.ts';
import { bomLine } from './item-bom.ts';
import { lineFilters } from './trade.ts';

const FINANCIAL = { effect: 'financial' } as const;

/** The location of a header whose lines may each name their own. */
export const headerLocation = {
  location: text(8, 'Exact active location code; used for lines without one.', FINANCIAL),
};

/** The fields of every stock line about its item. */
export const stockItem = {
  itemCode: code(30, 'Item code of a stock item.', FINANCIAL),
  ...lineTexts,
  uom: itemOnLine.uom,
  location: itemOnLine.location,
  batchNo: itemOnLine.batchNo,
  serialNo: itemOnLine.serialNo,
  userDefinedFields,
};

/** A line whose value goes to, or comes from, a ledger account. */
export const postingStockItem = {
  ...stockItem,
  accountNo: {
    ...accountNo,
    text: 'GL account on the other side of the stock account (default: the default account of the document).',
  },
  ...analysis,
};

/** A line that moves between two locations instead of standing at one. */
export const transferredItem = {
  ...omit(stockItem, 'location'),
  fromLocation: text(8, 'Source location of the line; takes precedence over the header.', FINANCIAL),
  toLocation: text(8, 'Destination location of the line; takes precedence over the header.', FINANCIAL),
};

/** A component of an assembly, in the place of those of the bill of materials. */
const componentLine = {
  ...bomLine,
  ...pick(lineTexts, 'description'),
  location: text(8, 'Location of the component (default: the header’s).', FINANCIAL),
  ...pick(itemOnLine, 'batchNo', 'serialNo'),
  ...analysis,
  userDefinedFields,
};

export const unitCost = quantityNotNegative(
  'Cost of one unit, used for quantity received (default: the cost of the stock on hand).',
  FINANCIAL,
);

/** An empty text names no location. */
const isNamed = (value: Json | undefined): boolean => typeof value === 'string' && value !== '';

export const lineHasLocation: Rule = rule('stock-line-has-location', ruleSays.stockLineHasLocation(), (payload) =>
  rowsOf(payload, 'lines').flatMap(([row, index]) =>
    isNamed(payload.location) || isNamed(row.location) ? [] : [{ path: `/lines/${index}/location` }],
  ),
);

export const transferNamesLocations: Rule = rule('transfer-names-locations', ruleSays.transferNamesLocations(), (payload) =>
  rowsOf(payload, 'lines').flatMap(([row, index]) =>
    ['fromLocation', 'toLocation']
      .filter((name) => !isNamed(payload[name]) && !isNamed(row[name]))
      .map((name) => ({ path: `/lines/${index}/${name}` })),
  ),
);

export const adjustmentNotZero: Rule = eachRow('adjustment-not-zero', ruleSays.adjustmentNotZero(), 'lines', (row) =>
  row.qty === 0 ? ['/qty'] : [],
);

export const unitsDiffer: Rule = eachRow('conversion-units-differ', ruleSays.conversionUnitsDiffer(), 'lines', (row) =>
  row.fromUom !== undefined && row.fromUom === row.toUom ? ['/toUom'] : [],
);

export const neverNegative: Rule = bookRule(
  'stock-never-negative',
  'The stock must be available. No item can fall below zero at a location on the date of the document or later.',
);

const itemRule: Rule = bookRule(
  'stock-item-unit-location',
  'The item must be active and stock-controlled, the uom one of its units, the location exact and active; the book never puts another in its place.',
);

const LINE_FILTER = lineFilters(
  'StockLineFilter',
  {},
  { location: text(8, 'Only lines at this location.', { role: 'selector' }) },
);

export interface StockDocument {
  readonly document: string;
  readonly plural?: string;
  readonly one?: string;
  readonly many?: string;
  readonly docType: DocType;
  readonly about: string;
  /** Header fields in addition to those of every document; they take precedence. */
  readonly header?: Members;
  /** Header fields for create only. */
  readonly createHeader?: Members;
  readonly line: Members;
  readonly lineRequired: readonly string[];
  readonly linesText?: string;
  readonly required?: readonly string[];
  /** Rules of create and update alike. */
  readonly rules?: readonly Rule[];
  /** Rules of a create, which sees the whole document. */
  readonly createRules?: readonly Rule[];
  readonly operations?: readonly OperationName[];
  readonly examples: readonly Example[];
  readonly createLeansOn?: readonly string[];
  /** Month of the sample documents, YYYY-MM, which also contains the first example. */
  readonly sampleMonth: string;
  readonly moreSamples?: readonly Sample[];
  readonly updateExample: Payload;
  readonly notes?: Family['notes'];
}

export function stockDocument(declared: StockDocument): Family {
  const { document, docType, operations = WITHOUT_CANCEL } = declared;
  const one = declared.one ?? document.replaceAll('-', ' ');
  const header: Members = { ...documentHeader, ...declared.header, ...remarks };
  const rules = [...(declared.rules ?? []), itemRule];
  const sample = declared.examples[0]?.payload ?? {};
  const numbered = numberedSamples(
    docType,
    `create-${document}`,
    (number) => ({ ...sample, docDate: `${declared.sampleMonth}-0${number}` }),
    operations,
  );
  return {
    document,
    plural: declared.plural ?? `${document}s`,
    one,
    many: declared.many ?? `${one}s`,
    displayGroup: capitalised(one),
    about: declared.about,
    kind: 'document',
    docTypes: [docType],
    selector: { name: 'docNo', field: selecting.docNo },
    operations,
    create: createShape(declared, header, rules),
    update: strictUpdate({
      name: document,
      selector: { docNo: selecting.docNo },
      header: omit(header, 'docNo'),
      line: declared.line,
      takesDrafts: true,
      rules: [newRowsNeed(...declared.lineRequired), ...rules],
    }),
    lines: LINE_FILTER,
    linesExample: { dateFrom: '2026-01-01', dateTo: '2026-06-30', limit: 100 },
    createExamples: declared.examples,
    updateExample: declared.updateExample,
    samples: [...numbered.samples, ...(declared.moreSamples ?? [])],
    sampleCodes: numbered.sampleCodes,
    movesStock: true,
    ...(declared.createLeansOn ? { createLeansOn: declared.createLeansOn } : {}),
    ...(declared.notes ? { notes: declared.notes } : {}),
  };
}

function createShape(declared: StockDocument, header: Members, rules: readonly Rule[]) {
  const line = shape(`${declared.document}.create.line`, declared.line, { required: declared.lineRequired });
  return shape(
    `${declared.document}.create`,
    {
      ...header,
      ...declared.createHeader,
      lines: rows(line, declared.linesText ?? 'Lines of the document, at least one.', { aliases: ['items'] }),
      ...saveOptions,
      Options: nativeContainer(saveOptions, 'How to save, under SDK names: DocNoFormatName, SaveAsDraft.'),
      ...saving,
    },
    { required: declared.required ?? ['lines'], rules: [...(declared.createRules ?? []), ...rules] },
  );
}

/** A document about one finished good and its components: assembly, assembly order, disassembly. */
export function assemblyDocument(declared: Omit<StockDocument, 'line' | 'lineRequired' | 'linesText'>): Family {
  return stockDocument({
    ...declared,
    header: {
      itemCode: code(30, 'Item code of the finished good.', FINANCIAL),
      qty: quantityPositive('How many of the finished good, in its base unit; above zero.', FINANCIAL),
      location: text(
        8,
        'Exact active location of the finished good; components are at the same location unless their line has another.',
        FINANCIAL,
      ),
      batchNo: text(20, 'Batch of the finished good, where it is kept by batch.', FINANCIAL),
      serialNo: freeText(
        1000,
        'Serial numbers of the finished good, separated by commas, where it is kept by serial number.',
        FINANCIAL,
      ),
      ...declared.header,
    },
    line: componentLine,
    lineRequired: ['itemCode', 'qty'],
    linesText:
      'Components to use instead of the bill of materials, with quantities for one finished good (default: the bill of materials).',
    rules: [
      componentNotItself,
      ...(declared.rules ?? []),
      bookRule('assembly-needs-components', 'Without lines the finished good needs an active bill of materials.'),
    ],
  });
}

/** Cost that making one finished good adds to its components. */
export const assemblyCost = quantityNotNegative('Cost of assembling one finished good, on top of its components.', FINANCIAL);
