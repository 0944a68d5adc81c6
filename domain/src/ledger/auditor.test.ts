import { expect, test } from 'vitest';

import { auditorDraft, auditorState } from './auditor.ts';

const today = '2026-11-20';
const draft = { email: 'revisor@x.no', name: 'Rita Revisor' };

test.each([
  ['2026-11-19', false],
  ['2026-11-20', true],
  ['2027-11-20', true],
  ['2027-11-21', false],
  [undefined, false],
])('an auditor may read until %s: %s', (endsOn, isRight) => {
  expect(auditorDraft({ today }).safeParse({ ...draft, endsOn }).success).toBe(isRight);
});

test.each([
  [{ endsOn: today, isAccepted: true }, 'reading'],
  [{ endsOn: '2026-11-19', isAccepted: true }, 'over'],
  [{ endsOn: today, isAccepted: false }, 'invited'],
  [{ endsOn: today, isAccepted: false, isLapsed: true }, 'lapsed'],
  [{ endsOn: today, isAccepted: true, isEnded: true }, 'ended'],
])('%o is %s', (access, state) => {
  expect(auditorState({ isEnded: false, isLapsed: false, ...access }, today)).toBe(state);
});
