import assert from 'node:assert/strict';
import { test } from 'node:test';
import { html } from '@ledgerline/look';
import fc from 'fast-check';
import { anyText } from '../../testing/any-text.ts';

test('text is escaped in content and in attributes, HTML is not', () => {
  const name = `<script>alert("it's")</script> & more`;
  const inner = html`<b title="${name}">${name}</b>`;
  const escaped = '&lt;script&gt;alert(&quot;it&#39;s&quot;)&lt;/script&gt; &amp; more';
  assert.equal(html`<p>${inner}</p>`.text, `<p><b title="${escaped}">${escaped}</b></p>`);
});

test('lists are joined, null and false are nothing, numbers are written', () => {
  assert.equal(html`${[html`<i></i>`, 'a&b', 0, null, false, ['x']]}`.text, '<i></i>a&amp;b0x');
});

test('a line break of a template is a space next to a word, and nothing between elements and values', () => {
  const name = 'a\n b';
  const laidOut = html`
    <div class="card"
      id="one"
    >
      <p>
        A sentence
        of <b>two</b>
        lines, ${name}
        and
        <i>more</i>
      </p>
      ${name}
      <input name="x">
      text <b>1</b> <b>2</b>
    </div>
  `;
  assert.equal(
    laidOut.text,
    '<div class="card" id="one"><p>A sentence of <b>two</b> lines, a\n b and <i>more</i></p>a\n b<input name="x"> text <b>1</b> <b>2</b></div>',
  );
});

test('where spaces are shown as they are, line breaks stay', () => {
  assert.equal(
    html`
      <pre>a
  b</pre>
      <textarea>c
${'d'}</textarea>
    `.text,
    '<pre>a\n  b</pre><textarea>c\nd</textarea>',
  );
});

test('a line break of a template is a space next to a word, and nothing between elements and values', () => {
  const name = 'a\n b';
  const laidOut = html`
    <div class="card"
      id="one"
    >
      <p>
        A sentence
        of <b>two</b>
        lines, ${name}
        and
        <i>more</i>
      </p>
      ${name}
      <input name="x">
      text <b>1</b> <b>2</b>
    </div>
  `;
  assert.equal(
    laidOut.text,
    '<div class="card" id="one"><p>A sentence of <b>two</b> lines, a\n b and <i>more</i></p>a\n b<input name="x"> text <b>1</b> <b>2</b></div>',
  );
});

test('where spaces are shown as they are, line breaks stay', () => {
  assert.equal(
    html`
      <pre>a
  b</pre>
      <textarea>c
${'d'}</textarea>
    `.text,
    '<pre>a\n  b</pre><textarea>c\nd</textarea>',
  );
});

test('no text can leave the place it was put in', () => {
  fc.assert(
    fc.property(anyText(), (text) => {
      const [, inside] = /^<p title="([^"]*)"><\/p>$/.exec(html`<p title="${text}"></p>`.text) ?? [];
      assert.ok(inside !== undefined && !/[<>"']/.test(inside));
    }),
  );
});
