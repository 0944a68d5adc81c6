import { expect, test } from 'vitest';

import { reportDecision } from './decision.ts';

const SAID = {
  reportId: '019aa000-0000-7000-8000-000000000001',
  reason: 'The home is not the reporter’s to let.',
};

test.each([
  ['nothing needs no ground', { outcome: 'nothing' }, []],
  ['taking down needs both', { outcome: 'taken_down' }, ['ground', 'rule']],
  ['blocking needs the rule', { outcome: 'blocked', ground: 'terms', rule: ' ' }, ['rule']],
  ['with both', { outcome: 'blocked', ground: 'law', rule: 'straffeloven § 371' }, []],
  ['a reason is said', { outcome: 'nothing', reason: 'no' }, ['reason']],
])('%s', (_, said, wrong) => {
  const { error } = reportDecision.safeParse({ ...SAID, ...said });
  expect((error?.issues ?? []).map(({ path }) => path[0])).toEqual(wrong);
});

test('what is not done rests on no rule', () => {
  const said = { ...SAID, outcome: 'nothing', ground: 'law', rule: 'x' };
  expect(reportDecision.parse(said)).toMatchObject({ ground: null, rule: null });
});
