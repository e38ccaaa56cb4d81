import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { keptLease, type Lease, leaseRules } from './lease.ts';

const leased = { leaseToken: 'token', leaseSeconds: 60 };
const at = (sentAtMs: number, answeredAtMs = sentAtMs): { sentAtMs: number; answeredAtMs: number } => ({
  sentAtMs,
  answeredAtMs,
});

test('a lease is counted from before the request, however long the response took', () => {
  assert.equal(leaseRules.leaseFrom(at(1_000, 25_000), leased).untilMs, 61_000);
});

test('what is sent again has what is left of its lease, is renewed by a whole one, and its run cap counts from the first hand-out', () => {
  const lease = leaseRules.leaseFrom(at(100_000), { ...leased, leaseSeconds: 20, leaseAgeSeconds: 40 });
  assert.equal(lease.untilMs, 120_000);
  assert.equal(leaseRules.renewed(lease, at(105_000)).untilMs, 165_000);
  assert.equal(leaseRules.renewed({ ...lease, untilMs: 950_000 }, at(940_000)).untilMs, 960_000);
});

test('with less than 5 s left nothing is started', () => {
  const lease = leaseRules.leaseFrom(at(0), leased);
  assert.equal(leaseRules.startableUntilMs(lease), 55_000);
});

test('a successful heartbeat renews a lease from when it was sent, up to the run cap', () => {
  const lease = leaseRules.leaseFrom(at(0), leased);
  assert.equal(leaseRules.renewed(lease, at(15_000, 20_000)).untilMs, 75_000);
  const old: Lease = { ...lease, untilMs: 880_000 };
  assert.equal(leaseRules.renewed(old, at(870_000)).untilMs, 900_000);
});

test('a lease that had run out when the heartbeat response came stays so', () => {
  const lease = leaseRules.leaseFrom(at(0), leased);
  assert.equal(leaseRules.renewed(lease, at(59_000, 60_000)), lease);
});

test('whenever the cloud got the request, the lease here ends no later than there', () => {
  const delay = fc.integer({ min: 0, max: 30_000 });
  const age = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 50_000 }));
  fc.assert(
    fc.property(delay, delay, age, fc.array(fc.tuple(delay, delay, delay), { maxLength: 80 }), (toCloud, back, ageMs, beats) => {
      // Leased that long before, if the response was lost and it is sent again.
      const handedOutAtMs = toCloud - ageMs;
      let cloudUntilMs = handedOutAtMs + 60_000;
      const sent = { ...leased, leaseSeconds: 60 - ageMs / 1000, ...(ageMs > 0 && { leaseAgeSeconds: ageMs / 1000 }) };
      let lease = leaseRules.leaseFrom(at(0, toCloud + back), sent);
      let nowMs = toCloud + back;
      for (const [pause, there, home] of beats) {
        const sentAtMs = nowMs + pause;
        const heardAtMs = sentAtMs + there;
        nowMs = heardAtMs + home;
        // The cloud renews only what it still has; what ran out may be leased to another one.
        if (heardAtMs < cloudUntilMs)
          cloudUntilMs = Math.max(cloudUntilMs, Math.min(heardAtMs + 60_000, handedOutAtMs + 900_000));
        lease = leaseRules.renewed(lease, at(sentAtMs, nowMs));
        assert.ok(lease.untilMs <= cloudUntilMs + 0.001);
      }
    }),
  );
});

test('a kept lease never lasts longer than it would have, and is over when it is unknown how long it was kept', () => {
  const keptAt = { uptimeMs: 500_000, wallMs: 9_000_000 };
  const kept = keptLease(leaseRules.renewed(leaseRules.leaseFrom(at(1_000), leased), at(16_000)), 20_000, keptAt);
  const later = { uptimeMs: keptAt.uptimeMs + 7_000, wallMs: keptAt.wallMs + 7_000 };
  const resumed = leaseRules.resumed(kept, 300, later);
  // It would have run out 76 s after the first clock began, of which 27 s are over.
  assert.ok(resumed && resumed.untilMs <= 300 + 49_000 && resumed.untilMs > 300 + 45_000);
  assert.ok(resumed.askedAtMs <= 300 - 26_000, 'the run cap is counted from when it was asked for');
  assert.equal(leaseRules.resumed(kept, 300, { ...later, uptimeMs: 7_000 }), null);
});
