/** Payloads from the command line: JSON text, files, standard input, and single values by path. */

import { readFileSync } from 'node:fs';
import { text as textOf } from 'node:stream/consumers';
import { usage } from './failure.ts';
import type { Session } from './session.ts';

export type Payload = Record<string, unknown>;

/** `{…}`, `@file` or `-` for standard input. */
export async function payloadFrom(given: string | undefined, sets: readonly string[], { terminal }: Session): Promise<Payload> {
  const text = given === undefined ? '{}' : given === '-' ? await textOf(terminal.streams.stdin) : fileOrText(given);
  const payload = parsed(text, 'The payload');
  for (const set of sets) assign(payload, set);
  return payload;
}

function fileOrText(given: string): string {
  if (!given.startsWith('@')) return given;
  try {
    return readFileSync(given.slice(1), 'utf8');
  } catch {
    throw usage(`${given.slice(1)} cannot be read.`);
  }
}

function parsed(text: string, what: string): Payload {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Payload;
  } catch {
    // The problem is reported below.
  }
  throw usage(`${what} must be a JSON object; you passed ${text.slice(0, 60)}.`);
}

/** `lines.0.qty=2`: JSON where it is JSON, otherwise a string. */
export function assign(payload: Payload, set: string): void {
  const at = set.indexOf('=');
  if (at < 1) throw usage(`--set must be path=value; you passed ${set}.`);
  setAt(payload, set.slice(0, at), valueIn(set.slice(at + 1)));
}

function valueIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const UNSAFE: readonly string[] = ['__proto__', 'constructor', 'prototype'];

/** Creates the objects and arrays on the way: a number is a place in an array. */
export function setAt(payload: Payload, path: string, value: unknown): void {
  const steps = path.replaceAll(/\[(\d+)\]/g, '.$1').split('.');
  if (steps.some((step) => step === '' || UNSAFE.includes(step))) throw usage(`${path} is not a path of fields.`);
  let place: Payload = payload;
  for (const [index, step] of steps.slice(0, -1).entries()) {
    const next = place[step];
    if (typeof next !== 'object' || next === null) place[step] = /^\d+$/.test(steps[index + 1] ?? '') ? [] : {};
    place = place[step] as Payload;
  }
  place[steps.at(-1) ?? ''] = value;
}
