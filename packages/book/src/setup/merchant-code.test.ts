import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { isMerchantCode, merchantCodeFor } from './merchant-code.ts';

/** A static code, and one with additional data of its own. */
const STATIC =
  '00020101021126450014A00000061500010106588734021301234567890125204507253034585802MY5917SERI MAJU TRADING6009SHAH ALAM63049401';

test('the code of a payment is dynamic and has its amount, the number of the bill and a right checksum', () => {
  const code = merchantCodeFor(STATIC, 123_450n, 'IV-000911');
  assert.equal(
    code.slice(0, -4),
    '00020101021226450014A000000615000101065887340213012345678901252045072530345854071234.505802MY5917SERI MAJU TRADING6009SHAH ALAM62130109IV-0009116304',
  );
  assert.ok(isMerchantCode(code));
});

test('any amount and any number give a code that scanners accept, and the same again when it is written twice', () => {
  const numbers = fc.option(fc.string({ unit: 'binary', maxLength: 40 }));
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 15n }), numbers, (amount, number) => {
      const code = merchantCodeFor(STATIC, amount, number);
      assert.ok(isMerchantCode(code), code);
      assert.equal(merchantCodeFor(code, amount, number), code);
    }),
  );
});

test('an amount that is too long for a code leaves it as it is', () => {
  assert.equal(merchantCodeFor(STATIC, 10n ** 14n, null), STATIC);
});
