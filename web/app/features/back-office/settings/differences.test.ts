import { expect, test } from 'vitest';

import { differences } from './differences.ts';

test('unchanged values are left out, also nested ones', () => {
  const steps = (days: number) => JSON.stringify({ steps: { notice: { isOn: true, days } }, a: 1 });
  expect(differences(steps(15), steps(20))).toEqual([
    { path: 'steps.notice.days', was: 15, became: 20 },
  ]);
});

test('in a first version all values are new', () => {
  expect(differences(null, '{"name":"Nordbolig AS","isInVat":false}')).toEqual([
    { path: 'name', was: null, became: 'Nordbolig AS' },
    { path: 'isInVat', was: null, became: false },
  ]);
});

test('a layout of KIDs is one value', () => {
  const layout = (parts: object[]) => JSON.stringify({ layout: { length: 9, parts } });
  expect(
    differences(
      layout([{ name: 'lease', width: 8 }]),
      layout([
        { name: 'fixed', width: 2, value: 7 },
        { name: 'lease', width: 6 },
      ]),
    ),
  ).toEqual([{ path: 'layout.parts', was: 'lease 8', became: 'fixed 7 (2), lease 6' }]);
});

test('so are a commission and the approvers', () => {
  const terms = (more: object) => JSON.stringify({ payoutDay: 10, ...more });
  const brokering = { type: 'percent', amount: '1000' };
  expect(
    differences(
      terms({ brokering: null, approverIds: ['a'] }),
      terms({ brokering, approverIds: ['a', 'b'] }),
    ),
  ).toEqual([
    { path: 'brokering', was: null, became: 'percent 1000' },
    { path: 'approverIds', was: 'a', became: 'a, b' },
  ]);
});

test('a removed value is listed too', () => {
  expect(differences('{"bankCustomerId":"123"}', '{"bankCustomerId":null}')).toEqual([
    { path: 'bankCustomerId', was: '123', became: null },
  ]);
});
