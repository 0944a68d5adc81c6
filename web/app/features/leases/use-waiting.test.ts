import { expect, test } from 'vitest';

import { signersToConfirm, signersToSign } from './use-waiting.ts';

const signer = (name: string, role: string, signedAt: string | null) => ({
  name,
  role,
  signedAt,
  otherName: null,
  otherNameConfirmedAt: null,
});
const AT = '2026-11-20T08:00:00Z';

test.each([
  ['every tenant who has not signed, in any order', [null, null, null], ['Ingrid', 'Jonas']],
  ['the tenants who are left', [AT, null, null], ['Jonas']],
  ['then the landlord', [AT, AT, null], ['Kari']],
  ['no one when all have signed', [AT, AT, AT], []],
] as const)('it is the turn of %s', (_, [ingrid, jonas, kari], expected) => {
  const signers = [
    signer('Ingrid', 'tenant', ingrid),
    signer('Jonas', 'tenant', jonas),
    signer('Kari', 'landlord', kari),
  ];
  expect(signersToSign(signers).map(({ name }) => name)).toEqual(expected);
});

test('a signer with another name is confirmed before they sign', () => {
  const ingrid = { ...signer('Ingrid', 'tenant', null), otherName: 'Inger Dahl' };
  const confirmed = { ...ingrid, otherNameConfirmedAt: AT };
  const signed = { ...ingrid, signedAt: AT };
  const jonas = signer('Jonas', 'tenant', null);
  expect(signersToConfirm([jonas, confirmed, ingrid, signed])).toEqual([ingrid]);
});
