import { expect, it } from 'vitest';

import { isForApprovers } from './approver-change.ts';

it.each([
  ['the first', 1, [], 1, ['a'], false],
  ['nothing', 1, ['a', 'b'], 1, ['b', 'a'], false],
  ['more approvals', 1, ['a', 'b'], 2, ['a', 'b'], false],
  ['fewer approvals', 2, ['a', 'b'], 1, ['a', 'b'], true],
  ['one more', 1, ['a'], 1, ['a', 'b'], true],
  ['one less', 1, ['a', 'b'], 1, ['a'], true],
  ['another', 1, ['a'], 1, ['b'], true],
  ['one of two', 1, ['a', 'b'], 1, ['a', 'c'], true],
  ['more approvals by others', 1, ['a'], 2, ['b', 'c'], true],
] as const)('%s: %i of %j becomes %i of %j', (_, needed, ids, toNeed, toIds, expected) => {
  const was = { approvalsNeeded: needed, approverIds: ids };
  expect(isForApprovers(was, { approvalsNeeded: toNeed, approverIds: toIds })).toBe(expected);
});
