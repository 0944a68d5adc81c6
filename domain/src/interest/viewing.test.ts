import { expect, test } from 'vitest';

import { fieldErrors } from '../kernel/validation.ts';
import { INTEREST_STATES } from './states.ts';
import { mayAnswerViewing, viewing, viewingAnswer } from './viewing.ts';

const NOW = Date.parse('2026-11-20T08:00:00Z');
const VIEWING = {
  _ids: ['a', 'b', 'a'],
  startsAt: '2026-11-25T16:00:00Z',
  endsAt: '2026-11-25T16:30:00Z',
  place: ' Markveien 12,\n 0554 Oslo ',
};
const problemsOf = (changes: object) => {
  const { error } = viewing(NOW).safeParse({ ...VIEWING, ...changes }, { reportInput: true });
  return fieldErrors(error?.issues ?? []).map(({ path, reason }) => `${path} ${reason}`);
};

test('each person is invited once, to one place', () => {
  expect(viewing(NOW).parse(VIEWING)).toEqual({
    _ids: ['a', 'b'],
    startsAt: VIEWING.startsAt,
    endsAt: VIEWING.endsAt,
    place: 'Markveien 12, 0554 Oslo',
    text: null,
  });
});

test.each([
  { startsAt: '2026-11-20T08:00:00.001Z', endsAt: '2026-11-20T09:00:00Z' },
  { startsAt: '2027-11-20T08:00:00Z', endsAt: '2027-11-20T09:00:00Z' },
  { startsAt: '2026-11-25T17:00:00+01:00', endsAt: '2026-11-26T05:00:00+01:00' },
  { _ids: Array.from({ length: 50 }, String) },
  { place: `${' '.repeat(20)}${'x'.repeat(200)}`, text: 'x'.repeat(1000) },
])('%o is a viewing', (changes) => {
  expect(problemsOf(changes)).toEqual([]);
});

test.each([
  ['', null],
  [' \n', null],
  [' Ring på.\r\n\r\n\r\nVelkommen! ', 'Ring på.\n\nVelkommen!'],
])('the text %j is sent to the invited as %j', (text, expected) => {
  expect(viewing(NOW).parse({ ...VIEWING, text }).text).toBe(expected);
});

test('a viewing without a place is at the home', () => {
  expect(viewing(NOW).parse({ ...VIEWING, place: ' ' }).place).toBeNull();
  expect(viewing(NOW).parse({ ...VIEWING, place: undefined }).place).toBeNull();
});

test.each([
  [{ startsAt: '2027-11-20T08:00:00.001Z', endsAt: '2027-11-20T09:00:00Z' }, ['startsAt too_far']],
  [{ _ids: ['x'.repeat(101)] }, ['_ids.0 too_long']],
  [{ startsAt: '2026-11-20T08:00:00Z' }, ['startsAt past', 'endsAt too_far']],
  [{ startsAt: '2027-11-25T16:00:00Z', endsAt: '2027-11-25T17:00:00Z' }, ['startsAt too_far']],
  [{ endsAt: '2026-11-25T16:00:00Z' }, ['endsAt swapped']],
  [{ endsAt: '2026-11-26T04:00:01Z' }, ['endsAt too_far']],
  [{ startsAt: 'tomorrow' }, ['startsAt wrong_format']],
  [{ _ids: [] }, ['_ids required']],
  [{ _ids: Array.from({ length: 51 }, String) }, ['_ids too_long']],
  [{ place: 'x'.repeat(201) }, ['place too_long']],
  [{ text: 'x'.repeat(1001) }, ['text too_long']],
])('%o is refused', (changes, problems) => {
  expect(problemsOf(changes)).toEqual(problems);
});

test.each([
  [{ answer: 'accepted' }, []],
  [{ answer: 'declined', proposedStartsAt: null }, []],
  [{ answer: 'proposed', proposedStartsAt: VIEWING.startsAt }, []],
  [{ answer: 'proposed', proposedStartsAt: '2027-11-20T08:00:00Z' }, []],
  [{ answer: 'proposed', proposedStartsAt: '2027-11-20T08:00:01Z' }, ['proposedStartsAt too_far']],
  [{ answer: 'accepted', proposedStartsAt: VIEWING.startsAt }, ['proposedStartsAt not_allowed']],
  [{ answer: 'proposed' }, ['proposedStartsAt required']],
  [{ answer: 'proposed', proposedStartsAt: '2026-11-20T08:00:00Z' }, ['proposedStartsAt past']],
  [{ answer: 'proposed', proposedStartsAt: '2027-11-25T16:00:00Z' }, ['proposedStartsAt too_far']],
  [{ answer: 'maybe' }, ['answer not_allowed']],
])('the answer %o to an invitation is refused for %j', (input, problems) => {
  const { error } = viewingAnswer(NOW).safeParse({ _id: 'a', ...input }, { reportInput: true });
  expect(fieldErrors(error?.issues ?? []).map(({ path, reason }) => `${path} ${reason}`)).toEqual(
    problems,
  );
});

test.each(INTEREST_STATES)(
  'who is %s answers until the viewing begins, if they are invited',
  (state) => {
    const answersAt = (startsAt: number | null) => mayAnswerViewing({ state, startsAt }, NOW);
    expect([NOW + 1, NOW, null].map(answersAt)).toEqual([state === 'invited', false, false]);
  },
);
