import { expect, test } from 'vitest';

import { findAccountProblem } from './account-problem.ts';

test.each([
  ['nothing', ' ', 'missing'],
  ['ten digits', '8601 11 1794', 'account'],
  ['a digit that was mistyped', '8601 11 17948', 'account'],
  ['zeros', '00000000000', 'account'],
  ['the account rent goes to already', '8601.11.17947', 'same'],
  ['another one', '1234 56 78903', null],
] as const)('%s', (_, written, problem) => {
  expect(findAccountProblem(written, '86011117947')).toBe(problem);
});
