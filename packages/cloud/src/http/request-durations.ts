/**
 * How long requests take, by route class, method and status class, as a Prometheus histogram. Keeps its own counts: one more
 * request costs a look-up and an addition, where a general histogram would cost more than many a request.
 */

/** What routes are for; requests of one class can be compared with each other. */
export const routeClasses = [
  'submit',
  'api',
  'connector',
  'session',
  'page',
  'admin',
  'operations',
  'long-poll',
  'unknown',
] as const;
export type RouteClass = (typeof routeClasses)[number];

/** The first that fits; everything else is a page or a file of one. */
const CLASSES: readonly (readonly [RegExp, RouteClass])[] = [
  [/^POST \/v1\/(?:commands|sales-module\/:document\/:action)$/, 'submit'],
  [/^\w+ \/v1\//, 'api'],
  [/^\w+ \/connectors\//, 'connector'],
  [/^\w+ \/app\/|^POST \/(?:signup|login|logout)$/, 'session'],
  [/^\w+ \/admin\//, 'admin'],
  [/^\w+ \/(?:health|ready|metrics)$/, 'operations'],
];

export interface TimedRequest {
  readonly method: string;
  /** The path as registered; undefined where nothing is registered. */
  readonly route: string | undefined;
  /** Whether the caller asked to be answered later: how long that takes says nothing about the server. */
  readonly mayWait: boolean;
  readonly status: number;
  readonly milliseconds: number;
}

const NAME = 'ledgerline_http_request_duration_seconds';
const HEAD = `# HELP ${NAME} How long requests took until the response began, by route class, method and status class.\n# TYPE ${NAME} histogram`;

interface Series {
  readonly labels: string;
  /** One for each bucket and one for what is longer than all; each request stands in one. */
  readonly counts: number[];
  sumMs: number;
}

export class RequestDurations {
  readonly #bucketsMs: readonly number[];
  readonly #series = new Map<string, Series>();
  readonly #classes = new Map<string, RouteClass>();

  /** Limits of the buckets in seconds, ascending. */
  constructor(bucketSeconds: readonly number[]) {
    this.#bucketsMs = bucketSeconds.map((seconds) => seconds * 1000);
  }

  observe(request: TimedRequest): void {
    const { milliseconds } = request;
    const series = this.#seriesOf(request);
    const bucket = this.#bucketsMs.findIndex((limit) => milliseconds <= limit);
    const index = bucket === -1 ? this.#bucketsMs.length : bucket;
    series.counts[index] = (series.counts[index] ?? 0) + 1;
    series.sumMs += milliseconds;
  }

  /** In the text format of Prometheus, without a line break at its end. */
  text(): string {
    return [HEAD, ...[...this.#series.values()].map((series) => this.#lines(series))].join('\n');
  }

  #seriesOf({ method, route, mayWait, status }: TimedRequest): Series {
    const routeClass = mayWait ? 'long-poll' : this.#classOf(method, route);
    const hundreds = Math.trunc(status / 100);
    const key = `${routeClass} ${method} ${hundreds}`;
    let series = this.#series.get(key);
    if (!series) {
      const labels = `route="${routeClass}",method="${method}",status="${hundreds}xx"`;
      series = { labels, counts: new Array<number>(this.#bucketsMs.length + 1).fill(0), sumMs: 0 };
      this.#series.set(key, series);
    }
    return series;
  }

  #classOf(method: string, route: string | undefined): RouteClass {
    if (route === undefined) return 'unknown';
    const name = `${method} ${route}`;
    let found = this.#classes.get(name);
    if (!found) {
      found = CLASSES.find(([form]) => form.test(name))?.[1] ?? 'page';
      this.#classes.set(name, found);
    }
    return found;
  }

  #lines({ labels, counts, sumMs }: Series): string {
    let total = 0;
    const buckets = counts.map((count, index) => {
      total += count;
      const limitMs = this.#bucketsMs[index];
      return `${NAME}_bucket{${labels},le="${limitMs === undefined ? '+Inf' : limitMs / 1000}"} ${total}`;
    });
    return [...buckets, `${NAME}_sum{${labels}} ${sumMs / 1000}`, `${NAME}_count{${labels}} ${total}`].join('\n');
  }
}
