import { expect, test } from 'vitest';

import { CLAUSES, EDITION, editionOf, type Edition } from '../contract/editions.ts';
import { acceptEmailNotices } from './signed-lease.ts';

/** Editions as they may be one day: a lease of the first accepts notices by e-mail, a tenant who joins does not. */
const EDITIONS: Record<string, Edition> = {
  first: { ...CLAUSES, emailNotices: ['lease'] },
  second: { ...CLAUSES, emailNotices: ['lease', 'tenants'] },
  without: { ...CLAUSES, emailNotices: [] },
};
type Papers = Parameters<typeof acceptEmailNotices>[0];
const lease = (edition: string, more: Partial<Papers[number]> = {}): Papers[number] => ({
  kind: 'lease',
  state: 'signed',
  edition,
  ownContractId: null,
  signers: [],
  ...more,
});
const joining = (edition: string, isJoining: boolean): Papers[number] => {
  const signer = { role: 'tenant', turn: 1, accountId: 'a', email: 'a@x.no', name: 'A' } as const;
  return lease(edition, { kind: 'tenants', signers: [{ ...signer, isJoining }] });
};

test.each<[what: string, papers: Papers, accepted: boolean]>([
  ['a lease of the first edition', [lease('first')], true],
  ['a lease of an edition without', [lease('without')], false],
  [
    'a newer edition that was not signed',
    [lease('without'), lease('second', { state: 'declined' })],
    false,
  ],
  ['a newer edition that was signed', [lease('without'), lease('second')], true],
  ['who joined by the first edition', [lease('second'), joining('first', true)], false],
  ['who joined by the second edition', [lease('first'), joining('second', true)], true],
  ['who left by the first edition', [lease('second'), joining('first', false)], true],
  ['the landlord’s own contract', [lease('second', { ownContractId: 'b' })], false],
  ['no lease', [], false],
])('a document keeps what its edition accepts: %s', (_, papers, accepted) => {
  expect(acceptEmailNotices(papers, EDITIONS)).toBe(accepted);
});

test('an edition that does not exist is refused', () => {
  expect(() => acceptEmailNotices([lease('third')], EDITIONS)).toThrow('no edition third');
  expect(() => editionOf({ edition: 'first' })).toThrow('no edition first');
  expect(editionOf({ edition: EDITION })).toBe(CLAUSES);
});
