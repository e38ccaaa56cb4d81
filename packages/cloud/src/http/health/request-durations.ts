/**
 * Request durations by route class, method and status class, as a Prometheus histogram. Keeps its own counts, because a general
 * histogram costs more than many requests do; here a request costs a look-up and an addition.
 */

/** Kinds of routes; requests of one kind can be compared with each other. */
const routeClasses = ['submit', 'api', 'connector', 'session', 'page', 'admin', 'operations', 'long-poll', 'unknown'] as const;
export type RouteClass = (typeof routeClasses)[number];

/** The first match counts; everything else is a page or a file of one. */
const CLASSES: readonly (readonly [RegExp, RouteClass])[] = [
  [/^POST \/v1\/(?:commands|sales-module\/:document\/:action)$/, 'submit'],
  [/^\w+ \/v1\//, 'api'],
  [/^\w+ \/connectors\//, 'connector'],
  [/^\w+ \/app\/|^POST \/(?:signup|login|logout|device|device\/token)$/, 'session'],
  [/^\w+ \/admin\//, 'admin'],
  [/^\w+ \/(?:health|ready|metrics)$/, 'operations'],
];

export interface TimedRequest {
  readonly method: string;
  /** The path as registered; undefined if there is no route. */
  readonly route: string | undefined;
  /** Whether the caller asked to wait, so that the duration does not reflect the server. */
  readonly mayWait: boolean;
  readonly status: number;
  readonly milliseconds: number;
}

const NAME = 'ledgerline_http_request_duration_seconds';
const HEAD = `# HELP ${NAME} How long requests took until the response began, by route class, method and status class.\n# TYPE ${NAME} histogram`;

interface Series {
  readonly labels: string;
  /** One count for each bucket and one for longer requests; each request is counted once. */
  readonly counts: number[];
  sumMs: number;
}

export class RequestDurations {
  readonly #bucketsMs: readonly number[];
  /** Series by labels, in the order in which they first appeared. */
  readonly #series = new Map<string, Series>();
  /** The same, by method and route, so that a request finds its series without building a string. */
  readonly #byRoute = new Map<string, Map<string | undefined, Series[]>>();
  /** The same for requests that may wait, by method. */
  readonly #waiting = new Map<string, Series[]>();

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

  /** Returns the text format of Prometheus, without a final line break. */
  text(): string {
    return [HEAD, ...[...this.#series.values()].map((series) => this.#lines(series))].join('\n');
  }

  #seriesOf(request: TimedRequest): Series {
    const byStatus = this.#byStatusOf(request);
    const hundreds = Math.trunc(request.status / 100);
    let series = byStatus[hundreds];
    if (!series) {
      series = this.#labelled(request, hundreds);
      byStatus[hundreds] = series;
    }
    return series;
  }

  /** The series of a method and a route, by the first digit of the status. */
  #byStatusOf({ method, route, mayWait }: TimedRequest): Series[] {
    if (mayWait) return found(this.#waiting, method, newList);
    return found(found(this.#byRoute, method, newRoutes), route, newList);
  }

  #labelled({ method, route, mayWait }: TimedRequest, hundreds: number): Series {
    const routeClass = mayWait ? 'long-poll' : classOf(method, route);
    const labels = `route="${routeClass}",method="${method}",status="${hundreds}xx"`;
    return found(this.#series, labels, () => ({
      labels,
      counts: new Array<number>(this.#bucketsMs.length + 1).fill(0),
      sumMs: 0,
    }));
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

function classOf(method: string, route: string | undefined): RouteClass {
  if (route === undefined) return 'unknown';
  const name = `${method} ${route}`;
  return CLASSES.find(([form]) => form.test(name))?.[1] ?? 'page';
}

const newList = (): Series[] => [];
const newRoutes = (): Map<string | undefined, Series[]> => new Map();

/** Returns the value of a key, and creates it first if necessary. */
function found<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = known.get(key) ?? make();
  if (!known.has(key)) known.set(key, value);
  return value;
}
