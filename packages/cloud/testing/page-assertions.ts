/** What a page must have for keyboards, screen readers and a strict browser. For tests. */

import assert from 'node:assert/strict';
import type { LightMyRequestResponse } from 'fastify';

export function assertAccessiblePage(response: LightMyRequestResponse): void {
  assert.match(String(response.headers['content-type']), /^text\/html/);
  const { body } = response;
  assert.match(body, /^<!doctype html>\s*<html lang="en-MY">/);
  assert.match(body, /<title>[^<]+<\/title>/);
  assert.equal([...body.matchAll(/<h1[ >]/g)].length - hiddenHeadings(body), 1, 'one h1 that is shown');
  assert.equal([...body.matchAll(/<main /g)].length, 1);
  assert.doesNotMatch(body, /<script(?![^>]*\bsrc=)/, 'no inline script');
  assert.doesNotMatch(body, /<style|\sstyle=|\son[a-z]+=/, 'nothing that the content security policy refuses');
  assertLabelled(body);
  const ids = [...body.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
  assert.equal(new Set(ids).size, ids.length, 'an id stands once');
  assert.match(String(response.headers['content-security-policy']), /default-src 'none'; script-src 'self'/);
}

/** A section that waits for its moment may bring its own heading. */
const hiddenHeadings = (body: string): number => [...body.matchAll(/<section[^>]*\shidden[^>]*><h1[ >]/g)].length;

/** Every input has a label: one that names it, one around it, or its own words. */
function assertLabelled(body: string): void {
  for (const [input] of body.matchAll(/<(?:input|select|textarea)\b[^>]*>/g)) {
    if (/type="(?:hidden|submit)"|aria-label(?:ledby)?="[^"]+"/.test(input)) continue;
    const id = /\sid="([^"]+)"/.exec(input)?.[1];
    if (id !== undefined && body.includes(`<label for="${id}"`)) continue;
    const before = body.slice(0, body.indexOf(input));
    assert.ok(before.lastIndexOf('<label') > before.lastIndexOf('</label>'), `${input} has no label`);
  }
}
