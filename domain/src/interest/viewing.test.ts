import { expect, test } from 'vitest';

import { fieldErrors } from '../kernel/validation.ts';
import { viewing } from './viewing.ts';

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

test('everybody is asked once, to one place', () => {
  expect(viewing(NOW).parse(VIEWING)).toEqual({
    _ids: ['a', 'b'],
    startsAt: VIEWING.startsAt,
    endsAt: VIEWING.endsAt,
    place: 'Markveien 12, 0554 Oslo',
    text: null,
  });
});

test.each([
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
