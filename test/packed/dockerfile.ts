/**
 * A Dockerfile and what it copies, for a machine without a container engine: its stages as instructions, and the files of its context after
 * .dockerignore. What the base image brings is not known here.
 */

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';

export interface Instruction {
  readonly name: string;
  readonly text: string;
}

export interface Stage {
  /** Null for the last one, which is the image. */
  readonly name: string | null;
  readonly instructions: readonly Instruction[];
}

/** Lines that end with a backslash continue. */
export function stagesOf(dockerfile: string): readonly Stage[] {
  const lines = dockerfile
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const stages: { name: string | null; instructions: Instruction[] }[] = [];
  for (const line of lines) {
    const [, name = '', text = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    if (name === 'FROM') stages.push({ name: / AS (\S+)$/.exec(text)?.[1] ?? null, instructions: [] });
    else stages.at(-1)?.instructions.push({ name, text });
  }
  return stages;
}

/** The files that a build gets: what Git has or would take, without what .dockerignore leaves out. */
export function contextFiles(root: string): readonly string[] {
  const { stdout } = spawnSync('git', ['-C', root, 'ls-files', '-co', '--exclude-standard', '-z'], { encoding: 'utf8' });
  const patterns = readFileSync(join(root, '.dockerignore'), 'utf8').trim().split('\n');
  // A folder that is left out is so with everything below it.
  const isLeftOut = (path: string): boolean => {
    const parts = path.split('/');
    const above = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
    return patterns.some((pattern) => above.some((place) => matchesGlob(place, pattern)));
  };
  return stdout.split('\0').filter((path) => path !== '' && !isLeftOut(path));
}
