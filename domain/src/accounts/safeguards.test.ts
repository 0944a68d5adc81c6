import { expect, test } from 'vitest';

import { isEnough, PROOFS, proofWays, safeguardOf, strongWays } from './safeguards.ts';

test.each([
  [{ passkey: true, identity: true, password: true }, ['passkey', 'identity']],
  [{ passkey: true, identity: false, password: true }, ['passkey']],
  [{ passkey: false, identity: true, password: true }, ['identity']],
  [{ passkey: false, identity: false, password: true }, ['password']],
  [{ passkey: false, identity: false, password: false }, ['login']],
])('whoever has %o proves it by %o', (has, ways) => {
  expect(proofWays(has)).toEqual(ways);
});

test.each([
  [
    ['passkey', 'identity'],
    ['passkey', 'identity'],
  ],
  [['identity'], ['passkey', 'identity']],
  [['password'], ['password', 'passkey', 'identity']],
  [['login'], ['password', 'passkey', 'identity', 'social']],
] as const)('of whoever has %o it takes one of %o', (ways, enough) => {
  expect(PROOFS.filter((by) => isEnough(by, ways)).toSorted()).toEqual([...enough].toSorted());
});

test.each([
  [{ passkey: true, identity: true, password: true }, ['passkey', 'identity']],
  [{ passkey: false, identity: true, password: true }, ['identity']],
  [{ passkey: false, identity: false, password: true }, ['add_passkey']],
])('where a password is not enough, whoever has %o proves it by %o', (has, ways) => {
  expect(strongWays(has)).toEqual(ways);
});

test('an operation is as safe as its row says, and needs nothing more without one', () => {
  expect(safeguardOf('approvePayouts')).toEqual({
    freshProof: true,
    notAlone: ['receives', 'named_account', 'brought_file'],
  });
  expect(safeguardOf('getListings')).toEqual({ freshProof: false, notAlone: [] });
});
