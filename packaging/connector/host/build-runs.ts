/**
 * Which build runs next, on Linux and macOS: a staged one is switched to and is on trial until it has reached the cloud. If it fails, the
 * build before it comes back. The same rules as packaging/windows/host/rules.c, and the same test.
 */

import type { BuildNotes } from '../../../packages/connector/src/update/build-notes.ts';

/** A staged update makes the connector end with this code. */
const EXIT_UPDATE_STAGED = 75;
const TRIAL_CRASHES_MAX = 3;
/** A build that ran for this long has not failed to start. */
const STEADY_MS = 600_000;
const PAUSE_MS_MIN = 1_000;
const PAUSE_MS_MAX = 60_000;

export interface Choice {
  readonly build: string;
  readonly isSwitched: boolean;
}

/** What to do after a build has ended. */
export type Verdict = { readonly kind: 'at-once' | 'back' } | { readonly kind: 'pause'; readonly pauseMs: number };

export class BuildRuns {
  readonly #notes: BuildNotes;
  #build: string | null = null;
  #crashes = 0;

  constructor(notes: BuildNotes) {
    this.#notes = notes;
  }

  /** Before each start: switches to a build that is staged. Null when no build is installed. */
  choose(): Choice | null {
    this.#build = this.#notes.read('current');
    const next = this.#notes.read('next');
    if (this.#build === null) return null;
    if (next === null) return { build: this.#build, isSwitched: false };
    if (next === this.#build || this.#notes.read('refused') === next || !this.#notes.isInstalled(next)) {
      this.#notes.drop('next');
      return { build: this.#build, isSwitched: false };
    }
    this.#notes.write('previous', this.#build);
    this.#notes.write('current', next);
    this.#notes.drop('next');
    this.#build = next;
    this.#crashes = 0;
    return { build: next, isSwitched: true };
  }

  /** It has not reached the cloud since the switch, and there is a build to go back to. */
  get isOnTrial(): boolean {
    const previous = this.#notes.read('previous');
    if (this.#notes.read('healthy') === this.#build) return false;
    return previous !== null && previous !== this.#build && this.#notes.isInstalled(previous);
  }

  ended(exitCode: number | null, ranMs: number): Verdict {
    if (exitCode === EXIT_UPDATE_STAGED) return { kind: 'at-once' };
    this.#crashes = ranMs >= STEADY_MS ? 0 : this.#crashes + 1;
    return this.#judge();
  }

  /** It did not reach the cloud in time. */
  late(): Verdict {
    this.#crashes = TRIAL_CRASHES_MAX;
    return this.#judge();
  }

  #judge(): Verdict {
    if (this.#crashes >= TRIAL_CRASHES_MAX && this.#goBack()) return { kind: 'back' };
    return { kind: 'pause', pauseMs: Math.min(PAUSE_MS_MAX, PAUSE_MS_MIN * 2 ** Math.max(0, Math.min(this.#crashes - 1, 10))) };
  }

  /** Refused first: a build that was given up must not be staged again. */
  #goBack(): boolean {
    const previous = this.#notes.read('previous');
    if (!this.isOnTrial || previous === null || this.#build === null) return false;
    this.#notes.write('refused', this.#build);
    this.#notes.write('current', previous);
    this.#notes.drop('previous');
    this.#crashes = 0;
    return true;
  }
}
