/** Which version of an accounting package a driver has opened, and whether the driver was tested with it. */

import { doctorSentences as say } from '@ledgerline/words/connector/doctor';
import { type Driver, type Finding, finding, type PackageFacts } from './driver.ts';

const TEXT_LENGTH_MAX = 60;
const VERSION = /^\d{1,9}(?:\.\d{1,9}){0,5}$/;

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
const textIn = (value: unknown): string => (typeof value === 'string' ? value.trim().slice(0, TEXT_LENGTH_MAX) : '');
const isVersion = (value: unknown): value is string => typeof value === 'string' && VERSION.test(value);

/** What the response to open says; null if it names no package. */
export function readPackage(value: unknown): PackageFacts | null {
  if (!isObject(value)) return null;
  const [name, version] = [textIn(value.name), textIn(value.version)];
  if (name === '' || version === '') return null;
  const { from, to } = isObject(value.tested) ? value.tested : {};
  return { name, version, tested: isVersion(from) && isVersion(to) ? { from, to } : null };
}

/** Compares as many numbers as the bound has: 5.10.3 is not later than 5.10. */
function compare(version: string, bound: string): number {
  const numbers = (/^\d+(?:\.\d+)*/.exec(version)?.[0] ?? '').split('.').map(Number);
  for (const [index, number] of bound.split('.').map(Number).entries()) {
    const difference = (numbers[index] ?? 0) - number;
    if (difference !== 0) return difference;
  }
  return 0;
}

export const isTested = ({ version, tested }: PackageFacts): boolean =>
  tested === null || (compare(version, tested.from) >= 0 && compare(version, tested.to) <= 0);

export function packageFindings({ package: facts }: Pick<Driver, 'package'>): readonly Finding[] {
  if (!facts) return [];
  const { name, version, tested } = facts;
  return tested === null || isTested(facts)
    ? [finding('fine')(say.packageOpened(name, version))]
    : [finding('warning')(say.packageUntested(name, version, tested.from, tested.to))];
}
