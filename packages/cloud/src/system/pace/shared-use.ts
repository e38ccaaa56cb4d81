/**
 * Nodes share their limits, roughly: at intervals each adds what it gave of the subjects that are used a lot to a count in the store,
 * and takes what the others gave from its own buckets. Nothing is written while use is low.
 */

import type { LimitStore, Use } from '../../store/limit-store.ts';
import type { TokenBuckets } from './token-buckets.ts';

/** The buckets of a node, by a name that all nodes have for them. */
export type NamedBuckets = Readonly<Record<string, TokenBuckets>>;

/** What is known of a subject's count in one minute. */
interface Known {
  /** Tokens given by this node. */
  own: number;
  /** Tokens given by other nodes, and taken from the bucket here. */
  others: number;
}

export class SharedUse {
  readonly #store: Pick<LimitStore, 'shareUse'>;
  readonly #buckets: NamedBuckets;
  /** Usage by minute, then by subject. */
  readonly #known = new Map<number, Map<string, Known>>();
  #isFirst = true;
  #underWay: Promise<void> | null = null;

  constructor(store: Pick<LimitStore, 'shareUse'>, buckets: NamedBuckets) {
    this.#store = store;
    this.#buckets = buckets;
  }

  /** Runs one exchange at a time; a call during one waits for it. */
  share(): Promise<void> {
    this.#underWay ??= this.#share().finally(() => {
      this.#underWay = null;
    });
    return this.#underWay;
  }

  async #share(): Promise<void> {
    const uses = Object.entries(this.#buckets).flatMap(([name, buckets]) =>
      buckets.collectUse().map(({ subject, used }) => ({ subject: `${name} ${subject}`, used })),
    );
    const { minute, totals } = await this.#store.shareUse({ uses });
    for (const { subject, used } of uses) this.#knownOf(minute, subject).own += used;
    for (const total of totals) this.#takeFrom(total);
    this.#isFirst = false;
    for (const earlier of this.#known.keys()) if (earlier < minute - 1) this.#known.delete(earlier);
  }

  /** Ignores what was given before this node started. */
  #takeFrom({ minute, subject, used }: Use & { readonly minute: number }): void {
    const known = this.#knownOf(minute, subject);
    const fresh = used - known.own - known.others;
    if (fresh <= 0) return;
    known.others += fresh;
    if (this.#isFirst) return;
    const [name = '', ...rest] = subject.split(' ');
    this.#buckets[name]?.takeElsewhere({ subject: rest.join(' '), used: fresh });
  }

  #knownOf(minute: number, subject: string): Known {
    const subjects = this.#known.get(minute) ?? new Map<string, Known>();
    this.#known.set(minute, subjects);
    const known = subjects.get(subject) ?? { own: 0, others: 0 };
    subjects.set(subject, known);
    return known;
  }
}
