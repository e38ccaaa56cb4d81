/** The OpenTelemetry collector of an installation: where spans are posted to. The variables have the names of the standard. */

/** Spans are sent if the first is set. */
export const collectorVariables = { endpoint: 'OTEL_EXPORTER_OTLP_ENDPOINT', headers: 'OTEL_EXPORTER_OTLP_HEADERS' } as const;

export interface Collector {
  /** The address without a slash at its end; `/v1/traces` is appended. */
  readonly endpoint: string;
  /** `name=value`, separated by commas; null for none. */
  readonly headers: string | null;
}

/** What the endpoint can be, for an error. */
export const collectorEndpointForm = 'an http:// or https:// address, such as http://127.0.0.1:4318';

/** The address of a collector; undefined if the text is not a valid address. */
export function readCollectorEndpoint(text: string): string | undefined {
  const url = URL.parse(text);
  const isAddress = url !== null && /^https?:$/.test(url.protocol) && url.search === '' && url.hash === '' && url.username === '';
  return isAddress ? url.href.replace(/\/+$/, '') : undefined;
}

export const collectorHeadersForm = 'name=value, or several separated by commas, with values in percent encoding';

const HEADER = /^[A-Za-z0-9!#$%&'*+.^_`|~-]+=[\x21-\x2b\x2d-\x7e]*$/;

/** Undefined if the text does not list headers. */
export const readCollectorHeaders = (text: string): string | undefined =>
  entriesOf(text).every((entry) => HEADER.test(entry) && isDecodable(entry)) ? text : undefined;

const entriesOf = (text: string): readonly string[] => text.split(',').map((entry) => entry.trim());

const isDecodable = (entry: string): boolean => !/%(?![0-9A-Fa-f]{2})/.test(entry);

function headersOf(text: string | null): Readonly<Record<string, string>> {
  if (text === null) return {};
  return Object.fromEntries(
    entriesOf(text).map((entry) => {
      const at = entry.indexOf('=');
      return [entry.slice(0, at).toLowerCase(), decodeURIComponent(entry.slice(at + 1))];
    }),
  );
}

/** A collector that takes longer counts as one that did not take the spans. */
const ANSWER_MS_MAX = 5_000;

/** Posts a body with `send`, the fetch of the program, and returns whether the collector took it. */
export function postTo({ endpoint, headers }: Collector, send: typeof fetch): (body: string) => Promise<boolean> {
  const sent = { ...headersOf(headers), 'content-type': 'application/json' };
  return async (body) => {
    try {
      const signal = AbortSignal.timeout(ANSWER_MS_MAX);
      const response = await send(`${endpoint}/v1/traces`, { method: 'POST', headers: sent, body, redirect: 'error', signal });
      await response.body?.cancel();
      return response.ok;
    } catch {
      return false;
    }
  };
}
