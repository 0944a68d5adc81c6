import { expect, test } from 'vitest';

import { isEnough, PROOFS, proofWays } from './safeguards.ts';

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
