/**
 * The charts that a new account book can start from: Malaysian accounts, tax codes, terms and numbering. Declared as data in
 * seed/charts.
 */

import { readFileSync } from 'node:fs';
import type { Json, Payload } from '@ledgerline/catalog';
import { assetAt } from '../asset.ts';
import type { CompanyDetails } from '../setup/company.ts';
import { readSeed, type SeedData } from './seed.ts';

export const CHART_NAMES = ['trading', 'service', 'blank'] as const;
export type ChartName = (typeof CHART_NAMES)[number];

export const isChartName = (name: unknown): name is ChartName => (CHART_NAMES as readonly unknown[]).includes(name);

/** A chart as declared. Its rows are merged over rows of the same code in the chart that it extends and in the sample. */
interface Chart {
  readonly extends?: string;
  readonly title?: string;
  readonly about?: string;
  readonly settings?: Payload;
  readonly defaultAccounts?: Payload;
  readonly [list: string]: Json | undefined;
}

const NOT_LISTS = ['extends', 'title', 'about', 'settings', 'defaultAccounts'];

/** The field that identifies a row of a list, if that is not its code. */
const KEYS: Readonly<Record<string, string>> = { accounts: 'accNo', taxCodes: 'taxCode' };

/** The charts that a chart consists of, from its base to the chart itself. */
function layersOf(name: string): readonly Chart[] {
  const chart = JSON.parse(readFileSync(assetAt(`seed/charts/${name}.json`), 'utf8')) as Chart;
  return [...(chart.extends === undefined ? [] : layersOf(chart.extends)), chart];
}

export interface ChartDescription {
  readonly name: ChartName;
  readonly title: string;
  readonly about: string;
}

/** The available charts. */
export const describeCharts = (): readonly ChartDescription[] =>
  CHART_NAMES.map((name) => {
    const { title = name, about = '' } = layersOf(name).at(-1) ?? {};
    return { name, title, about };
  });

/** What a new book of this company starts with. */
export function seedOfChart(name: ChartName, company: CompanyDetails): SeedData {
  const layers = layersOf(name);
  const sample = readSeed();
  const lists = new Set(layers.flatMap((layer) => Object.keys(layer).filter((member) => !NOT_LISTS.includes(member))));
  const listed = Object.fromEntries([...lists].map((list) => [list, mergedList(sample, layers, list)]));
  const accounts = (listed.accounts as readonly Payload[]).map(({ currencyCode: _base, ...row }) => row);
  const numbers = new Set(accounts.map(({ accNo }) => accNo));
  const defaults = Object.entries(sample.defaultAccounts).filter(([, account]) => numbers.has(account));
  return {
    ...listed,
    accounts,
    currencies: currenciesOf(listed.currencies as readonly Payload[], company.baseCurrency),
    docTypes: sample.docTypes ?? [],
    settings: { ...sample.settings, ...merged(layers, 'settings') },
    defaultAccounts: { ...Object.fromEntries(defaults), ...merged(layers, 'defaultAccounts') },
    company: { country: 'MYS', ...company },
  };
}

const merged = (layers: readonly Chart[], member: 'settings' | 'defaultAccounts'): Payload =>
  Object.assign({}, ...layers.map((layer) => layer[member] ?? {})) as Payload;

/** The base currency has the rate 1; the rates of other currencies are not known in advance. */
const currenciesOf = (rows: readonly Payload[], base: string): readonly Payload[] => [
  { code: base, rate: '1' },
  ...rows.filter(({ code }) => code !== base),
];

/** A bare code is the row of the sample; a row is merged over an existing one with its code. */
function mergedList(sample: SeedData, layers: readonly Chart[], list: string): readonly Json[] {
  const known = (sample[list] ?? []) as readonly (string | Payload)[];
  const entries = layers.flatMap((layer) => (layer[list] ?? []) as readonly (string | Payload)[]);
  if (known.every((row) => typeof row === 'string')) return [...new Set(entries)];
  const key = KEYS[list] ?? 'code';
  const rows = new Map<string, Payload>();
  for (const entry of entries) {
    const code = typeof entry === 'string' ? entry : String(entry[key]);
    const before = rows.get(code) ?? known.find((row): row is Payload => typeof row === 'object' && row[key] === code);
    rows.set(code, { ...before, ...(typeof entry === 'string' ? {} : entry) });
  }
  return [...rows.values()];
}
