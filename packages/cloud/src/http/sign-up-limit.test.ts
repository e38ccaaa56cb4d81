import assert from 'node:assert/strict';
import { test } from 'node:test';
import { limits } from '@ledgerline/contract';
import { ScratchTime } from './scratch-cloud.ts';
import { SignUpLimit } from './sign-up-limit.ts';

test('an address makes 100 sign-ups an hour, then waits for the hour to end; another address does not', () => {
  const time = new ScratchTime();
  const limit = new SignUpLimit(time);
  for (let count = 0; count < limits.signUpsPerAddressAndHourMax; count += 1) assert.equal(limit.take('1.2.3.4'), null);
  time.advance(600_000);
  const refusal = limit.take('1.2.3.4');
  assert.equal(refusal?.refused.code, 'rate_limited');
  assert.equal(refusal?.retryAfterSeconds, 3000);
  assert.equal(limit.take('1.2.3.5'), null);
  time.advance(3_000_000);
  assert.equal(limit.take('1.2.3.4'), null);
});
