/** The steps of a journey in wine: run one after the other, and printed as a table at the end. */

import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE_MS = 200_000;
const LOOK_MS = 200;

const steps: { readonly step: string; readonly seen: string; readonly seconds: number }[] = [];

/** Runs a step and writes down what was seen. */
export async function step(name: string, work: () => Promise<string> | string): Promise<void> {
  const began = performance.now();
  const seen = await work();
  const seconds = (performance.now() - began) / 1000;
  steps.push({ step: name, seen, seconds });
  console.log(`${seconds.toFixed(1).padStart(6)} s  ${name}: ${seen}`);
}

export async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  const began = performance.now();
  while (!(await holds())) {
    assert.ok(performance.now() - began < PATIENCE_MS, `${what} never came to hold.`);
    await pause(LOOK_MS);
  }
}

export function printSteps(): void {
  console.log('\n| step | seen | seconds |\n| --- | --- | --- |');
  for (const { step: name, seen, seconds } of steps) console.log(`| ${name} | ${seen} | ${seconds.toFixed(1)} |`);
}
