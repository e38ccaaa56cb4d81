/** The few calls of an S3-compatible object store that we need, signed by aws4fetch. Knows nothing of what the objects are. */

import { AwsClient } from 'aws4fetch';
import type { ByteRange } from '../store/artifact-files.ts';
import { StoreUnavailable } from '../store/store.ts';

export interface ObjectStoreOptions {
  /** The address of the service, such as https://s3.ap-southeast-1.amazonaws.com. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  /** The text before every name: empty, or with a slash at its end. */
  readonly prefix: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export interface StoredObject {
  readonly key: string;
  readonly size: number;
  readonly modifiedAt: number;
}

const TRIES_AGAIN_MAX = 2;
const ANSWER_MS_MAX = 120_000;
const NOT_FOUND = 404;

/** A response that is not a success. Its text comes from the object store and can name the bucket, so only the status is kept. */
class ObjectStoreFailed extends Error {}

export class ObjectStore {
  readonly #client: AwsClient;
  readonly #address: string;
  readonly #bucket: string;
  readonly #prefix: string;

  constructor({ endpoint, region, bucket, prefix, accessKeyId, secretAccessKey }: ObjectStoreOptions) {
    this.#client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: TRIES_AGAIN_MAX });
    this.#address = `${endpoint}/${bucket}`;
    this.#bucket = bucket;
    this.#prefix = prefix;
  }

  /** The store compares the bytes with the digest before it keeps them. */
  async put(key: string, body: Blob, sha256: string): Promise<void> {
    await this.#ask(key, { method: 'PUT', body, headers: { 'x-amz-content-sha256': sha256 } });
  }

  /** Reads an object; null when it does not exist. */
  async get(key: string, range?: ByteRange): Promise<ReadableStream | null> {
    const headers = range === undefined ? {} : { range: `bytes=${range.start}-${range.end}` };
    const answer = await this.#ask(key, { method: 'GET', headers });
    return answer && (answer.body ?? new Blob([]).stream());
  }

  async has(key: string): Promise<boolean> {
    return (await this.#ask(key, { method: 'HEAD' })) !== null;
  }

  /** Copies an object; false when it does not exist. */
  async copy(from: string, to: string): Promise<boolean> {
    const headers = { 'x-amz-copy-source': `/${this.#bucket}/${this.#prefix}${from}` };
    const answer = await this.#ask(to, { method: 'PUT', headers });
    if (answer === null) return false;
    // A copy that fails after it began returns a 200 with the error in its body.
    const text = await answer.text();
    if (text.includes('<Error>')) throw new StoreUnavailable(new ObjectStoreFailed('The object store did not copy an object.'));
    return true;
  }

  async remove(key: string): Promise<void> {
    await this.#ask(key, { method: 'DELETE' });
  }

  /** All objects whose name starts with this text. */
  async list(beginning: string): Promise<readonly StoredObject[]> {
    const found: StoredObject[] = [];
    for (let token: string | null = ''; token !== null; ) {
      const query = new URLSearchParams({ 'list-type': '2', prefix: `${this.#prefix}${beginning}` });
      if (token !== '') query.set('continuation-token', token);
      const answer = await this.#send(`${this.#address}?${query}`, { method: 'GET' });
      const text = await answer.text();
      if (!answer.ok) throw failure(answer.status);
      found.push(...objectsIn(text, this.#prefix.length));
      token = memberOf(text, 'IsTruncated') === 'true' ? memberOf(text, 'NextContinuationToken') : null;
    }
    return found;
  }

  async #ask(key: string, request: RequestInit): Promise<Response | null> {
    const answer = await this.#send(`${this.#address}/${this.#prefix}${key}`, request);
    if (answer.ok) return answer;
    await answer.body?.cancel();
    if (answer.status === NOT_FOUND) return null;
    throw failure(answer.status);
  }

  async #send(address: string, request: RequestInit): Promise<Response> {
    try {
      return await this.#client.fetch(address, { ...request, redirect: 'error', signal: AbortSignal.timeout(ANSWER_MS_MAX) });
    } catch (error) {
      throw new StoreUnavailable(error);
    }
  }
}

const failure = (status: number): StoreUnavailable =>
  new StoreUnavailable(new ObjectStoreFailed(`The object store responded with ${status}.`));

const memberOf = (text: string, name: string): string | null => {
  const found = new RegExp(`<${name}>([^<]*)</${name}>`).exec(text)?.[1];
  return found === undefined ? null : unescaped(found);
};

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const unescaped = (text: string): string => text.replaceAll(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);

function objectsIn(text: string, prefixLength: number): readonly StoredObject[] {
  return [...text.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, object = '']) => ({
    key: (memberOf(object, 'Key') ?? '').slice(prefixLength),
    size: Number(memberOf(object, 'Size')),
    modifiedAt: Date.parse(memberOf(object, 'LastModified') ?? ''),
  }));
}
