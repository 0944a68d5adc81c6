import { expect, it } from 'vitest';

import { advanceOf, guaranteed, claimOnDay, type RentClaim } from './claims.ts';

const claim = (input: Partial<RentClaim> = {}): RentClaim => ({
  id: 'jan',
  serial: 1,
  month: '2027-01-01',
  dueOn: '2027-01-01',
  total: 1000n,
  rent: 1000n,
  credited: 0n,
  creditedRent: 0n,
  lost: 0n,
  lostByAgency: 0n,
  interest: 0n,
  parts: [],
  ...input,
});
const part = (paidOn: string, amount: bigint, isDirect = false) => ({ paidOn, amount, isDirect });

it('a payment covers the rent first, then late interest, and counts from its day', () => {
  const parts = [part('2027-01-05', 700n), part('2027-01-10', 360n)];
  const of = (day: string) => claimOnDay(claim({ parts, interest: 50n }), day);
  expect(of('2027-01-04')).toMatchObject({ received: 0n, receivedInterest: 0n, isUnpaid: true });
  expect(of('2027-01-05')).toMatchObject({ received: 700n, receivedInterest: 0n, isUnpaid: true });
  expect(of('2027-01-10')).toMatchObject({
    received: 1000n,
    receivedInterest: 50n,
    isUnpaid: false,
  });
});

it('rent paid directly to the landlord is not the agency’s money, nor is its interest', () => {
  const parts = [
    part('2027-01-05', 400n),
    part('2027-01-06', 300n, true),
    part('2027-01-07', 320n, true),
  ];
  expect(claimOnDay(claim({ parts, interest: 50n }), '2027-01-31')).toMatchObject({
    received: 400n,
    direct: 600n,
    receivedInterest: 0n,
    isUnpaid: false,
  });
});

it('a credited or written-off amount is no longer owed', () => {
  expect(claimOnDay(claim({ credited: 1000n }), '2027-01-31')).toMatchObject({
    net: 0n,
    isUnpaid: false,
  });
  expect(claimOnDay(claim({ credited: 400n, lost: 600n }), '2027-01-31').isUnpaid).toBe(false);
  expect(claimOnDay(claim({ credited: 400n, lost: 599n }), '2027-01-31').isUnpaid).toBe(true);
});

it('rent paid out before it was received is the agency’s advance', () => {
  const onDay = claimOnDay(claim({ parts: [part('2027-01-05', 400n)] }), '2027-01-31');
  expect(
    [0n, 400n, 401n, 1000n].map((paidOut) => advanceOf(onDay, paidOut, { isGuaranteed: true })),
  ).toEqual([0n, 0n, 1n, 600n]);
});

const unpaid = (id: string, dueOn: string, serial: number) =>
  claimOnDay(claim({ id, dueOn, serial }), '2027-12-31');
const NONE = { paidOut: () => 0n };

it('a guarantee pays the oldest unpaid claims, up to its number', () => {
  const claims = [
    unpaid('mar', '2027-03-01', 4),
    unpaid('feb', '2027-02-01', 3),
    unpaid('jan b', '2027-01-01', 2),
    unpaid('jan a', '2027-01-01', 1),
  ];
  expect([...guaranteed(claims, { months: 1, ...NONE })]).toEqual(['jan a']);
  expect([...guaranteed(claims, { months: 3, ...NONE })].sort()).toEqual(['feb', 'jan a', 'jan b']);
});

it('earlier payments of a guarantee stay paid, and count towards its number', () => {
  const claims = [
    unpaid('jan', '2027-01-01', 1),
    unpaid('feb', '2027-02-01', 2),
    unpaid('mar', '2027-03-01', 3),
  ];
  const paidOut = ({ id }: { id: string }) => (id === 'mar' ? 1000n : 0n);
  expect([...guaranteed(claims, { months: 1, paidOut })]).toEqual(['mar']);
  expect([...guaranteed(claims, { months: 2, paidOut })].sort()).toEqual(['jan', 'mar']);
  expect([...guaranteed(claims, { months: 0, paidOut: () => 1000n })].sort()).toEqual([
    'feb',
    'jan',
    'mar',
  ]);
});
