import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countedAddress } from './address.ts';

test('an IPv4 address counts by itself, however it is written', () => {
  for (const address of ['203.0.113.7', '::ffff:203.0.113.7', '::FFFF:203.0.113.7']) {
    assert.equal(countedAddress(address), '203.0.113.7');
  }
});

test('all addresses of an IPv6 network of 64 bits count as one, however they are written', () => {
  for (const address of [
    '2001:db8:0:1::1',
    '2001:0DB8:0000:0001:ffff:ffff:ffff:ffff',
    '2001:db8:0:1:a::b',
    '2001:db8::1:0:0:192.0.2.1',
    '2001:db8:0:1::1%eth0',
  ]) {
    assert.equal(countedAddress(address), '2001:db8:0:1::/64', address);
  }
  assert.equal(countedAddress('2001:db8:0:2::1'), '2001:db8:0:2::/64');
  assert.equal(countedAddress('2001:db8::1'), '2001:db8:0:0::/64');
  assert.equal(countedAddress('::1'), '0:0:0:0::/64');
});

test('what is not an address counts unchanged', () => {
  assert.equal(countedAddress(''), '');
  assert.equal(countedAddress('unix:'), 'unix:');
});
