import { expect, test } from 'vitest';

import { isEnough, PROOFS, proofMethods, safeguardOf, strongProofMethods } from './safeguards.ts';

test.each([
  [{ passkey: true, identity: true, password: true }, ['passkey', 'identity']],
  [{ passkey: true, identity: false, password: true }, ['passkey']],
  [{ passkey: false, identity: true, password: true }, ['identity']],
  [{ passkey: false, identity: false, password: true }, ['password']],
  [{ passkey: false, identity: false, password: false }, ['login']],
])('a user with %o may prove it by %o', (has, methods) => {
  expect(proofMethods(has)).toEqual(methods);
});

test.each([
  [
    ['passkey', 'identity'],
    ['passkey', 'identity'],
  ],
  [['identity'], ['passkey', 'identity']],
  [['password'], ['password', 'passkey', 'identity']],
  [['login'], ['password', 'passkey', 'identity', 'social']],
] as const)('of a user with %o one of %o is enough', (methods, enough) => {
  expect(PROOFS.filter((by) => isEnough(by, methods)).toSorted()).toEqual([...enough].toSorted());
});

test.each([
  [{ passkey: true, identity: true, password: true }, ['passkey', 'identity']],
  [{ passkey: false, identity: true, password: true }, ['identity']],
  [{ passkey: false, identity: false, password: true }, ['add_passkey']],
])('where a password is not enough, a user with %o may prove it by %o', (has, methods) => {
  expect(strongProofMethods(has)).toEqual(methods);
});

test('an operation has the safeguards of its row, and none without a row', () => {
  expect(safeguardOf('approvePayouts')).toEqual({
    freshProof: true,
    notAlone: ['acted'],
    notified: [],
  });
  expect(safeguardOf('getListings')).toEqual({ freshProof: false, notAlone: [], notified: [] });
});
