import { expect, test } from 'vitest';

import { changeOfAct } from './act-change.ts';

const PAYOUTS = {
  payoutDay: 15,
  guaranteeMonths: 1,
  approvalsNeeded: 1,
  approverIds: ['a', 'b'],
  dayLimit: null,
  recipientLimit: 500_000_000_050n,
  brokering: null,
};

test('an act has what it changed, and nothing else of the change', () => {
  const became = { ...PAYOUTS, payoutDay: 20, guaranteeMonths: 3, recipientLimit: null };
  expect(changeOfAct('raised_guarantee', { was: PAYOUTS, became })).toEqual({
    guaranteeMonths: { was: 1, became: 3 },
  });
  expect(changeOfAct('raised_limit', { was: PAYOUTS, became })).toEqual({
    recipientLimit: { was: 500_000_000_050n, became: null },
  });
  expect(changeOfAct('changed_approvers', { was: PAYOUTS, became })).toEqual({});
});

test('the log has amounts as text, and every øre of them', () => {
  const read = (limits: object) => JSON.parse(JSON.stringify({ ...limits }));
  expect(
    changeOfAct('raised_limit', {
      was: read({ dayLimit: '9007199254740993', recipientLimit: null }),
      became: read({ dayLimit: '9007199254740994', recipientLimit: null }),
    }),
  ).toEqual({ dayLimit: { was: 9007199254740993n, became: 9007199254740994n } });
});

test('approvers in another order are the same', () => {
  const became = { ...PAYOUTS, approvalsNeeded: 2, approverIds: ['b', 'a'] };
  expect(changeOfAct('changed_approvers', { was: PAYOUTS, became })).toEqual({
    approvalsNeeded: { was: 1, became: 2 },
  });
  expect(
    changeOfAct('changed_approvers', { was: PAYOUTS, became: { ...PAYOUTS, approverIds: ['b'] } }),
  ).toEqual({ approverIds: { was: ['a', 'b'], became: ['b'] } });
});

test('terms at the bank are the kind of file and the customer number', () => {
  const was = { name: 'Nordbolig AS', kidSource: 'ocr', bankCustomerId: null };
  const became = { name: 'Nordbolig AS', kidSource: 'camt.054', bankCustomerId: '123' };
  expect(changeOfAct('changed_bank_terms', { was, became })).toEqual({
    kidSource: { was: 'ocr', became: 'camt.054' },
    bankCustomerId: { was: null, became: '123' },
  });
});
