/**
 * A real S3-compatible server for tests (s3rver), behind a door that verifies every signature, which s3rver does not: by the published rules
 * of AWS Signature Version 4, written here once more, so that what signs and what verifies have nothing in common.
 */

import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import S3rver from 's3rver';
import { freePort } from '../../packages/cloud/testing/free-port.ts';

export const ACCESS_KEY_ID = 'S3RVER';
export const SECRET_ACCESS_KEY = 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY';
export const REGION = 'ap-southeast-1';

export interface ObjectStoreServer {
  readonly endpoint: string;
  /** Requests whose signature or content was not as signed. */
  readonly refused: number;
  stop(): Promise<void>;
}

export async function startObjectStore(folder: string, bucket: string): Promise<ObjectStoreServer> {
  const behind = await freePort();
  const store = new S3rver({
    address: '127.0.0.1',
    port: behind,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: bucket }],
  });
  await store.run();
  let refused = 0;
  const door = createServer(async (incoming, outgoing) => {
    const body = Buffer.concat(await incoming.toArray());
    if (!isAsSigned(incoming, body)) {
      refused += 1;
      outgoing.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
      return;
    }
    const { method, url, headers } = incoming;
    const passed = request({ host: '127.0.0.1', port: behind, method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 0, answer.headers);
      answer.pipe(outgoing);
    });
    passed.end(body);
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(door.address() as AddressInfo).port}`,
    get refused() {
      return refused;
    },
    async stop() {
      door.closeAllConnections();
      await new Promise((resolve) => door.close(resolve));
      await store.close();
    },
  };
}

const UNSIGNED = 'UNSIGNED-PAYLOAD';

const digestOf = (text: Buffer | string): string => createHash('sha256').update(text).digest('hex');
const sealed = (key: Buffer | string, text: string): Buffer => createHmac('sha256', key).update(text).digest();

function isAsSigned({ method = '', url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const [, day = '', signed = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=S3RVER\/(\d{8})\/ap-southeast-1\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  const content = String(headers['x-amz-content-sha256']);
  const { pathname, searchParams } = new URL(url, 'http://door');
  const query = [...searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .toSorted()
    .join('&');
  const lines = signed.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = [method, pathname, query, lines.join(''), signed, content].join('\n');
  const scope = `${day}/${REGION}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, digestOf(canonical)].join('\n');
  const key = [day, REGION, 's3', 'aws4_request'].reduce<Buffer | string>(
    (made, part) => sealed(made, part),
    `AWS4${SECRET_ACCESS_KEY}`,
  );
  return sealed(key, text).toString('hex') === signature && (content === UNSIGNED || content === digestOf(body));
}
