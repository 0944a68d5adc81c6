import { expect, it } from 'vitest';

import { byAgencyAfter, splitWriteOff } from './split-write-off.ts';

it.each([
  [0n, { fee: 0n, interest: 0n, principal: 0n }],
  [30n, { fee: 30n, interest: 0n, principal: 0n }],
  [40n, { fee: 38n, interest: 2n, principal: 0n }],
  [88n, { fee: 38n, interest: 50n, principal: 0n }],
  [1088n, { fee: 38n, interest: 50n, principal: 1000n }],
])('a write-off of %s øre covers the fee first, then interest, then the rent', (lost, input) => {
  expect(splitWriteOff({ lost, lostByAgency: 0n, fees: 88n, interest: 50n })).toEqual({
    ...input,
    byAgency: 0n,
  });
});

it('fees and interest that an agency writes off take nothing from what the landlord bears, in any order', () => {
  const charges = { fees: 88n, interest: 50n };
  const [ofAgency, ofLandlord] = [100n, 500n];
  /** What each write-off, and each one taken back, leaves to the agency. */
  const borne = (steps: readonly (readonly ['agency' | 'landlord', 1n | -1n])[]) => {
    let [lost, lostByAgency, added] = [0n, 0n, 0n];
    return steps.map(([by, sign]) => {
      const before = splitWriteOff({ lost, lostByAgency, ...charges });
      lost += sign * (by === 'agency' ? ofAgency : ofLandlord);
      const { principal } = splitWriteOff({ lost, lostByAgency, ...charges });
      const now = byAgencyAfter(before, { principal, isAgencys: by === 'agency', added });
      if (by === 'agency' && sign > 0n) added = now - before.byAgency;
      lostByAgency = now;
      return splitWriteOff({ lost, lostByAgency, ...charges }).byAgency;
    });
  };
  const [agency, landlord] = [['agency', 1n] as const, ['landlord', 1n] as const];
  const [agencyBack, landlordBack] = [['agency', -1n] as const, ['landlord', -1n] as const];
  // Of the agency's 100, 88 are fees and interest.
  expect(borne([agency, landlord, agencyBack, landlordBack])).toEqual([12n, 12n, 0n, 0n]);
  expect(borne([agency, landlord, landlordBack, agencyBack])).toEqual([12n, 12n, 12n, 0n]);
  // The landlord's were written off first, so the agency's 100 are rent, until the landlord's are taken back.
  expect(borne([landlord, agency, agencyBack, landlordBack])).toEqual([0n, 100n, 0n, 0n]);
  expect(borne([landlord, agency, landlordBack, agencyBack])).toEqual([0n, 100n, 12n, 0n]);
});
