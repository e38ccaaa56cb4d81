import assert from 'node:assert/strict';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import { CloudClient, HttpClient, isLoopback } from './cloud-client.ts';

interface Seen {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

const servers: Server[] = [];
after(() => {
  for (const server of servers) server.close();
});

async function serve(handle: (seen: Seen, response: ServerResponse) => void): Promise<{ url: string; seen: Seen[] }> {
  const seen: Seen[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = '', url = '', headers } = request;
    const one = { method, url, headers, body: Buffer.concat(chunks).toString() };
    seen.push(one);
    handle(one, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  servers.push(server);
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen };
}

const json = (response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
};

function clientOf(cloudUrl: string, environment: Record<string, string> = {}): { http: HttpClient; cloud: CloudClient } {
  const http = new HttpClient({ cloudUrl, key: 'll_conn_x', installId: 'install-1', environment, build: 'b' });
  after(() => http.close());
  return { http, cloud: new CloudClient(http, 'conn_1') };
}

const never = new AbortController().signal;

test('every call has the key and the installation', async () => {
  const { url, seen } = await serve((_seen, response) => json(response, 200, { ok: true, commands: [] }));
  const { cloud } = clientOf(`${url}/`);
  assert.deepEqual(await cloud.next({ waitSeconds: 25, max: 32 }, never), { kind: 'ok', value: [] });
  assert.equal(seen[0]?.url, '/connectors/conn_1/commands/next?wait=25&max=32&ordered=true');
  await cloud.next({ waitSeconds: 0, max: 1, holding: ['a.0', 'a.1'] }, never);
  await cloud.next({ waitSeconds: 0, max: 1, holding: [] }, never);
  assert.deepEqual(
    seen.slice(1).map(({ url }) => url?.split('ordered=true')[1]),
    ['&holding=a.0,a.1', '&holding='],
  );
  assert.equal(seen[0]?.headers.authorization, 'Bearer ll_conn_x');
  assert.equal(seen[0]?.headers['x-install-id'], 'install-1');
});

test('a rejection is returned with its code and how long to wait', async () => {
  const error = { code: 'rate_limited', message: 'Too many requests.', details: [] };
  const { url } = await serve((_seen, response) => json(response, 429, { ok: false, error }, { 'retry-after': '7' }));
  assert.deepEqual(await clientOf(url).cloud.heartbeat({}), {
    kind: 'refused',
    status: 429,
    code: 'rate_limited',
    message: 'Too many requests.',
    retryAfterSeconds: 7,
  });
});

test('a page of a proxy is not a response of the cloud, even with 404 or 200', async () => {
  for (const status of [200, 404, 502]) {
    const { url } = await serve((_seen, response) =>
      response.writeHead(status).end('<html>Please log in to the hotel network</html>'),
    );
    assert.equal((await clientOf(url).cloud.sendResult('1', { status: 'done' })).kind, 'unreachable');
  }
});

test('a cloud that is not there is unreachable, and so is one that hangs up', async () => {
  assert.equal((await clientOf('http://127.0.0.1:9').cloud.heartbeat({})).kind, 'unreachable');
  const { url } = await serve((_seen, response) => response.destroy());
  assert.equal((await clientOf(url).cloud.heartbeat({})).kind, 'unreachable');
});

test('a question that is called off ends at once', async () => {
  const { url } = await serve(() => undefined);
  const stop = new AbortController();
  const asked = clientOf(url).cloud.next({ waitSeconds: 25, max: 1 }, stop.signal);
  stop.abort();
  assert.equal((await asked).kind, 'unreachable');
});

test('a file is sent as it is, with its name in full', async () => {
  const { url, seen } = await serve((_seen, response) => json(response, 200, { ok: true }));
  const artifact = { fileName: 'Invois "ä".pdf', contentType: 'application/pdf', content: Buffer.from('%PDF') };
  assert.equal((await clientOf(url).cloud.sendArtifact('a.b', artifact)).kind, 'ok');
  assert.deepEqual([seen[0]?.method, seen[0]?.url, seen[0]?.body], ['PUT', '/connectors/conn_1/commands/a.b/artifact', '%PDF']);
  assert.equal(
    seen[0]?.headers['content-disposition'],
    `attachment; filename="Invois ___.pdf"; filename*=UTF-8''Invois%20%22%C3%A4%22.pdf`,
  );
});

test('the proxy of the environment is used, and those that it excepts are not', async () => {
  const proxy = await serve((_seen, response) => json(response, 200, { ok: true, companies: [] }));
  const through = clientOf('http://cloud.invalid:8080', { HTTP_PROXY: proxy.url, http_proxy: proxy.url });
  assert.equal((await through.cloud.reportCompanies([])).kind, 'ok');
  assert.match(proxy.seen[0]?.url ?? '', /^http:\/\/cloud\.invalid:8080\/connectors/);
  const around = clientOf('http://cloud.invalid:8080', { http_proxy: proxy.url, no_proxy: 'cloud.invalid' });
  assert.equal((await around.cloud.reportCompanies([])).kind, 'unreachable');
  assert.equal(proxy.seen.length, 1);
});

test('no proxy is asked for what is on this machine', async () => {
  const proxy = await serve((_seen, response) => json(response, 200, { ok: true }));
  const direct = await serve((_seen, response) => json(response, 200, { ok: true }));
  const { port } = new URL(direct.url);
  const environment = { HTTP_PROXY: proxy.url, http_proxy: proxy.url, https_proxy: proxy.url, all_proxy: proxy.url };
  for (const host of ['127.0.0.1', 'localhost', '127.1', '[::ffff:127.0.0.1]']) {
    assert.equal((await clientOf(`http://${host}:${port}`, environment).cloud.reportCompanies([])).kind, 'ok', host);
  }
  assert.deepEqual([direct.seen.length, proxy.seen.length], [4, 0]);
  for (const host of ['127.0.0.1', '127.8.8.8', '[::1]', 'LOCALHOST', 'a.localhost', '::ffff:7f00:1'])
    assert.ok(isLoopback(host), host);
  for (const host of ['128.0.0.1', '10.0.0.1', '[::2]', 'localhost.example.com', '127.0.0.1.example.com', '']) {
    assert.ok(!isLoopback(host), host);
  }
});
