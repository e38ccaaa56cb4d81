import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { isSampled, parentSpanOf, readTrace, traceIdOf, traceLine, traceOfLine, withinSpan } from './trace-context.ts';

const trace = '0af7651916cd43dd8448eb211c80319c';
const span = 'b7ad6b7169203331';
const traceparent = `00-${trace}-${span}-01`;

test('a valid traceparent is read, with its tracestate', () => {
  assert.deepEqual(readTrace({ traceparent }), { traceparent });
  assert.deepEqual(readTrace({ traceparent, tracestate: 'rojo=00f067aa0ba902b7, congo=t61rcWkgMzE ,' }), {
    traceparent,
    tracestate: 'rojo=00f067aa0ba902b7,congo=t61rcWkgMzE',
  });
  assert.deepEqual([traceIdOf(traceparent), parentSpanOf(traceparent), isSampled(traceparent)], [trace, span, true]);
  assert.equal(isSampled(`00-${trace}-${span}-00`), false);
});

test('a traceparent of a later version counts as far as this one knows it', () => {
  assert.deepEqual(readTrace({ traceparent: `01-${trace}-${span}-01-more` }), { traceparent });
  assert.equal(readTrace({ traceparent: `ff-${trace}-${span}-01` }), null);
});

test('what is no traceparent is ignored', () => {
  const wrong = [
    undefined,
    '',
    [traceparent, traceparent],
    `${traceparent}, ${traceparent}`,
    traceparent.toUpperCase(),
    `${traceparent}-more`,
    `00-${'0'.repeat(32)}-${span}-01`,
    `00-${trace}-${'0'.repeat(16)}-01`,
    `00-${trace.slice(1)}-${span}-01`,
    ` ${traceparent}`,
  ];
  for (const value of wrong) assert.equal(readTrace({ traceparent: value }), null, String(value));
});

test('a tracestate that is too long or not valid is left out as a whole', () => {
  const many = Array.from({ length: 33 }, (_, index) => `k${index}=v`).join();
  const wrong = [
    'a=1,a=2',
    'A=1',
    'a',
    'a=b=c',
    'a=é',
    'a=\n',
    many,
    `a=${'x'.repeat(300)}`,
    `a=${'x'.repeat(250)},b=${'x'.repeat(250)},c=123456`,
  ];
  for (const tracestate of wrong) assert.deepEqual(readTrace({ traceparent, tracestate }), { traceparent }, tracestate);
});

test('whatever is sent, what is read of it is bounded, and a line of it gives it back', () => {
  const state = fc.array(fc.tuple(fc.stringMatching(/^[a-z0-9]{1,9}$/), fc.string()), { maxLength: 40 });
  fc.assert(
    fc.property(state, fc.string(), (members, rest) => {
      const tracestate = `${members.map(([name, value]) => `${name}=${value}`).join()}${rest}`;
      const read = readTrace({ traceparent, tracestate });
      assert.ok(read);
      assert.deepEqual(traceOfLine(traceLine(read)), read);
      assert.match(traceLine(read), /^[\x20-\x7e]{55,568}$/);
    }),
  );
});

test('a step further in keeps the trace and names the new parent', () => {
  assert.equal(withinSpan(traceparent, '1122334455667788'), `00-${trace}-1122334455667788-01`);
});
