import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressProblems, isAllowedAddress } from './allowed-address.ts';

const pathsOf = (texts: readonly string[] | null): readonly (string | undefined)[] =>
  addressProblems(texts)?.refused.details?.map(({ path }) => path) ?? [];

test('addresses and ranges of both kinds are accepted, up to the whole width', () => {
  assert.equal(addressProblems(null), null);
  assert.equal(addressProblems([]), null);
  assert.equal(addressProblems(['203.0.113.9', '203.0.113.0/24', '0.0.0.0/0', '203.0.113.9/32']), null);
  assert.equal(addressProblems(['2001:db8::1', '2001:db8::/32', '::/0', '2001:db8::1/128']), null);
});

test('everything else is named with its place', () => {
  const wrong = ['one', '', '203.0.113.9/33', '2001:db8::/129', '203.0.113.0/', '203.0.113.0/x', '203.0.113.0/1x'];
  assert.deepEqual(
    pathsOf(wrong),
    wrong.map((_, index) => `/allowedAddresses/${index}`),
  );
  assert.deepEqual(pathsOf(['203.0.113.9', '203.0.113.0/24/8', '203.0.113.0/x1', '203.0.113.0/0024', 'fe80::1%eth0']), [
    '/allowedAddresses/1',
    '/allowedAddresses/2',
    '/allowedAddresses/3',
    '/allowedAddresses/4',
  ]);
  assert.match(addressProblems(['one'])?.refused.message ?? '', /one/);
});

test('a key is used from its addresses and ranges, and from nowhere else', () => {
  const texts = ['203.0.113.9', '198.51.100.0/24', '2001:db8::/32'];
  for (const address of ['203.0.113.9', '198.51.100.1', '198.51.100.255', '2001:db8:1::1'])
    assert.equal(isAllowedAddress(texts, address), true, address);
  for (const address of ['203.0.113.10', '198.51.101.1', '2001:db9::1', 'one', '', '2001:db8::1%eth0'])
    assert.equal(isAllowedAddress(texts, address), false, address);
  assert.equal(isAllowedAddress(texts, '203.0.113.9'), true, 'asked again');
});

test('an IPv4 address that arrives as IPv6 is compared as itself', () => {
  assert.equal(isAllowedAddress(['203.0.113.9'], '::ffff:203.0.113.9'), true);
  assert.equal(isAllowedAddress(['203.0.113.9'], '::ffff:203.0.113.10'), false);
});

test('without any address a key is used from nowhere', () => {
  assert.equal(isAllowedAddress([], '203.0.113.9'), false);
});
