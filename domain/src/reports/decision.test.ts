import { expect, test } from 'vitest';

import { fieldErrors } from '../kernel/validation.ts';
import { reportDecision } from './decision.ts';

const INPUT = {
  reportId: '019aa000-0000-7000-8000-000000000001',
  reason: 'The home is not the reporter’s to let.',
};

test.each([
  ['nothing needs no ground', { outcome: 'nothing' }, []],
  ['taking down needs both', { outcome: 'taken_down' }, ['ground required', 'rule required']],
  [
    'blocking needs the rule',
    { outcome: 'blocked', ground: 'terms', rule: ' ' },
    ['rule required'],
  ],
  ['with both', { outcome: 'blocked', ground: 'law', rule: 'straffeloven § 371' }, []],
  ['a reason is said', { outcome: 'nothing', reason: 'no' }, ['reason too_short']],
])('%s', (_, input, problems) => {
  const { error } = reportDecision.safeParse({ ...INPUT, ...input }, { reportInput: true });
  expect(fieldErrors(error?.issues ?? []).map(({ path, reason }) => `${path} ${reason}`)).toEqual(
    problems,
  );
});

test('a decision to do nothing rests on no rule', () => {
  const input = { ...INPUT, outcome: 'nothing', ground: 'law', rule: 'x' };
  expect(reportDecision.parse(input)).toMatchObject({ ground: null, rule: null });
});

test('a measure rests on its ground and its rule', () => {
  const input = { ...INPUT, outcome: 'blocked', ground: 'law', rule: ' straffeloven § 371 ' };
  expect(reportDecision.parse(input)).toEqual({ ...input, rule: 'straffeloven § 371' });
});
