import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { assertAccessiblePage } from '../../../testing/page-assertions.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { docGuides, docPath } from '../../pages/developers/doc-file.ts';
import { renderDoc } from '../../pages/developers/doc-html.ts';

let server: TestServer;
before(async () => {
  server = await openTestServer();
});
after(() => server.close());

const visit = (url: string) => server.call('GET', url, { headers: { accept: 'text/html' } });

const bodies = new Map<string, string>();
test('every guide is a page, in the navigation of every page', async () => {
  const start = (await visit('/developers')).body;
  for (const { name, label } of docGuides) {
    assert.ok(existsSync(new URL(`../../../../../docs/${name}.md`, import.meta.url)), name);
    const response = await visit(docPath(name));
    assert.equal(response.statusCode, 200, name);
    assertAccessiblePage(response);
    bodies.set(docPath(name), response.body);
    assert.ok(start.includes(`href="${docPath(name)}">${label}`), label);
  }
  assert.equal((await visit(docPath('nothing'))).statusCode, 404);
  assert.equal((await visit(docPath('..%2fREADME'))).statusCode, 404);
});

test('links of the guides lead to pages, sections and pictures that are there', async () => {
  const idsOf = (body: string) => new Set([...body.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
  for (const [path, body] of bodies) {
    const content = body.slice(body.indexOf('class="doc-text"'));
    for (const [, href = ''] of content.matchAll(/<a (?:class="anchor" )?href="([^"]*)"/g)) {
      if (/^https?:/.test(href)) continue;
      const [target = '', anchor] = href.split('#', 2);
      const page = target === '' ? body : (bodies.get(target) ?? (await visit(target)).body);
      assert.ok(page.includes('<main'), `${path}: ${href}`);
      if (anchor !== undefined) assert.ok(idsOf(page).has(anchor), `${path} links to ${href}, which has no such section.`);
    }
    for (const [, source = ''] of content.matchAll(/<img src="([^"]*)"/g)) {
      const picture = await server.call('GET', source);
      assert.deepEqual([picture.statusCode, picture.headers['content-type']], [200, 'image/png'], source);
    }
    assert.doesNotMatch(content, /href="[^"]*\.md|src="pictures|http:\/\/127\.0\.0\.1:8081/, path);
  }
});

test('HTML in the Markdown is not HTML of the page, comments are left out and addresses are those of the server', () => {
  const { title, content, sections } = renderDoc(
    '# Title `x`\n\n<!-- not run: no -->\n\nText <script>alert(1)</script> and [a link](javascript:alert(1)) ![p](http://x/y.png)\n\n## A & b\n\n    curl http://127.0.0.1:8080/x\n\n## A & b\n',
    'https://cloud.example.com',
  );
  assert.equal(title, 'Title x');
  assert.doesNotMatch(content.text, /<script|not run|javascript:|y\.png|127\.0\.0\.1/);
  assert.match(content.text, /https:\/\/cloud\.example\.com\/x/);
  assert.deepEqual(
    sections.map(({ anchor }) => anchor),
    ['', 'a--b', 'a--b-1'],
  );
});

test('the search finds guides next to commands', async () => {
  for (const [query, path] of [
    ['webhooks', '/developers/guides/events'],
    ['gnucash', '/developers/guides/gnucash'],
    ['python client', '/developers/guides/client-python'],
    ['backup', '/developers/guides/operations'],
  ] as const) {
    const { guides } = (await server.call('GET', `/developers/search?q=${encodeURIComponent(query)}`)).json();
    assert.ok(
      guides.some(({ href }: { href: string }) => href.startsWith(path)),
      `${query}: ${JSON.stringify(guides)}`,
    );
    const shown = await server.call('GET', `/developers/search?q=${encodeURIComponent(query)}`, {
      headers: { accept: 'text/html' },
    });
    assert.ok(shown.body.includes(`href="${path}`), query);
  }
  const { guides } = (await server.call('GET', '/developers/search?q=create-sales-invoice')).json();
  assert.ok(guides.length <= 3);
});
