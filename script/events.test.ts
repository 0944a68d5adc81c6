import { expect, test } from 'vitest';

import { eventProblems, checkEvents } from './events.ts';

test('an event is a feature and a past participle, and each event with a listener is emitted', () => {
  expect(checkEvents()).toEqual([]);
});

test('another prefix, another form of the verb and an event without an emitter are reported', () => {
  const sources = [
    "await emit({ name: 'homes.sold_out', payload });\nawait emit({\n  name: 'homes.painted',",
    "emit({ name: 'home.painted' })",
    "on: [{ event: 'homes.painted' }, { event: 'homes.cleaned' }, { event: `house.${what}` }]",
  ];
  expect(eventProblems(['homes'], sources)).toEqual([
    'house: no such feature',
    'homes.sold_out: its last word is not a past participle',
    'home.painted: no such feature',
    'homes.cleaned: no feature emits it',
  ]);
});
