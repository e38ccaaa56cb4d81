import assert from 'node:assert/strict';
import { isIP } from 'node:net';
import { test } from 'node:test';
import fc from 'fast-check';
import { anyText } from '../../testing/any-text.ts';
import { AddressGuard, isOutside } from './address-guard.ts';

const baseUrl = 'https://ledgerline.example';

/** Every block of the special-purpose registries, with an address at either end, and the spellings that lead there. */
const INSIDE = [
  '0.0.0.0',
  '0.255.255.255',
  '10.0.0.0',
  '10.255.255.255',
  '100.64.0.0',
  '100.127.255.255',
  '127.0.0.1',
  '127.255.255.255',
  '169.254.0.0',
  '169.254.169.254',
  '172.16.0.0',
  '172.31.255.255',
  '192.0.0.0',
  '192.0.0.170',
  '192.0.2.1',
  '192.88.99.1',
  '192.168.0.0',
  '192.168.255.255',
  '198.18.0.0',
  '198.19.255.255',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '239.255.255.255',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::7f00:1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  '64:ff9b:1::1',
  '100::1',
  '2001::1',
  '2001:10::1',
  '2001:db8::1',
  '2002:7f00:1::1',
  '3fff::1',
  '5f00::1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fec0::1',
  'ff02::1',
];
const OUTSIDE = [
  '1.1.1.1',
  '8.8.8.8',
  '100.63.255.255',
  '100.128.0.0',
  '172.15.255.255',
  '172.32.0.0',
  '223.255.255.255',
  '2606:4700::1111',
  '2a00:1450::1',
];

test('no address inside is reached, and the internet is', () => {
  assert.deepEqual(
    INSIDE.filter((address) => isOutside(address, false)),
    [],
  );
  assert.deepEqual(
    OUTSIDE.filter((address) => !isOutside(address, false)),
    [],
  );
  for (const text of ['', 'localhost', '127.1', '1.2.3']) assert.equal(isOutside(text, true), false, text);
});

test('where loopback is allowed, nothing else inside is', () => {
  const loopback = ['127.0.0.1', '127.255.255.255', '::1', '::ffff:127.0.0.1'];
  assert.deepEqual(INSIDE.filter((address) => isOutside(address, true)).toSorted(), loopback.toSorted());
});

const guard = new AddressGuard({ isLoopbackAllowed: false, baseUrl });

test('an address in any spelling, with a password, without encryption or of our own is refused before anything is sent', () => {
  const refused = [
    'http://shop.example/hook',
    'ftp://shop.example',
    'https://user@shop.example',
    'https://user:secret@shop.example',
    'https://2130706433',
    'https://0x7f000001',
    'https://0177.0.0.1',
    'https://127.1',
    'https://[::1]',
    'https://[::ffff:7f00:1]',
    'https://[::127.0.0.1]',
    'https://0.0.0.0',
    'https://[::]',
    'https://169.254.169.254/latest/meta-data',
    'https://10.1',
    'https://①②⑦.0.0.1',
    `${baseUrl}/v1/events`,
    'not an address',
    '',
    `https://shop.example/${'x'.repeat(2_000)}`,
  ];
  assert.deepEqual(
    refused.filter((url) => guard.urlOf(url) !== null),
    [],
  );
  assert.equal(guard.urlOf('https://shop.example:8443/hook?x=1')?.href, 'https://shop.example:8443/hook?x=1');
});

test('plain http is for loopback alone, where that is allowed', () => {
  const local = new AddressGuard({ isLoopbackAllowed: true, baseUrl: 'http://127.0.0.1:8080' });
  for (const url of ['http://127.0.0.1:3000/hook', 'http://localhost:3000', 'http://[::1]:3000'])
    assert.ok(local.urlOf(url), url);
  for (const url of ['http://10.0.0.1', 'http://shop.example', 'http://127.0.0.1:8080/v1/events'])
    assert.equal(local.urlOf(url), null, url);
});

type Resolved = readonly string[];

/** A resolver that returns something else each time. */
function guarded(...answers: readonly Resolved[]): AddressGuard {
  let asked = 0;
  const resolve = async () => {
    const addresses = answers[Math.min(asked, answers.length - 1)] ?? [];
    asked += 1;
    return addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  };
  return new AddressGuard({ isLoopbackAllowed: false, baseUrl, resolve });
}

const lookedUp = (of: AddressGuard): Promise<unknown> =>
  new Promise((resolve) =>
    of.lookup('shop.example', { all: true }, (error, addresses) => resolve(error ? error.name : addresses)),
  );

test('every address of a name is checked, in the lookup of the connection itself', async () => {
  assert.equal(await lookedUp(guarded(['8.8.8.8', '10.0.0.1'])), 'AddressRefused', 'one of two is inside');
  assert.equal(await lookedUp(guarded([])), 'AddressRefused');
  const changing = guarded(['8.8.8.8'], ['127.0.0.1']);
  assert.equal(await changing.isAllowed('https://shop.example'), true);
  assert.equal(await lookedUp(changing), 'AddressRefused', 'a name that leads inside when it is connected to');
  const kept = guarded(['8.8.8.8'], ['127.0.0.1']);
  assert.deepEqual(await lookedUp(kept), [{ address: '8.8.8.8', family: 4 }], 'what was checked is what is connected to');
});

test('whether a name leads inside or does not exist makes no difference', async () => {
  const resolve = async (): Promise<never> => Promise.reject(new Error('ENOTFOUND'));
  assert.equal(await new AddressGuard({ isLoopbackAllowed: false, baseUrl, resolve }).isAllowed('https://none.example'), false);
  assert.equal(await guarded(['192.168.0.1']).isAllowed('https://shop.example'), false);
});

test('whatever is written as an address, what is taken is https or loopback, has no password and leads outside or to this machine', () => {
  const strict = new AddressGuard({ isLoopbackAllowed: false, baseUrl: 'https://cloud.example' });
  // The addresses of fast-check itself take a second to prepare.
  const after = fc.array(fc.tuple(fc.constantFrom('/', '?', '#', ':', '%2f'), anyText({ maxLength: 6 }).map(encodeURIComponent)));
  const part = fc.oneof(
    fc
      .tuple(fc.constantFrom('http', 'https'), fc.domain(), fc.constantFrom('', ':1', ':443', ':8080'), after)
      .map(([scheme, host, port, rest]) => `${scheme}://${host}${port}${rest.flat().join('')}`),
    fc
      .tuple(fc.constantFrom('http', 'https', 'ftp', 'file', 'HTTPS'), fc.ipV4Extended())
      .map(([scheme, host]) => `${scheme}://${host}/`),
    fc.ipV6().map((host) => `https://[${host}]/`),
    fc.tuple(fc.string(), fc.string()).map(([user, host]) => `https://${user}@${host}`),
    anyText(),
  );
  fc.assert(
    fc.property(part, (text) => {
      const url = strict.urlOf(text);
      if (url === null) return;
      const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
      assert.equal(url.protocol, 'https:');
      assert.equal(url.username + url.password, '');
      assert.ok(isIP(host) === 0 || isOutside(host, false), text);
    }),
    { numRuns: 500 },
  );
});
