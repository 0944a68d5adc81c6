import { expect, test } from 'vitest';

import { eventProblems, checkEvents } from './events.ts';

test('an event is named by its feature and what happened, and each listened-to event is emitted', () => {
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
    'homes.sold_out: its last word is no past participle',
    'home.painted: no such feature',
    'homes.cleaned: nobody emits it',
  ]);
});
