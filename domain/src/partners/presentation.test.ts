import { expect, test } from 'vitest';

import { partnerPresentation } from './presentation.ts';

const ID = '019aa000-0000-7000-8000-000000000000';
const EMPTY = { aboutNo: '', aboutEn: ' ', phoneNumber: '', email: ' ', streetAddress: null };
const parse = (input: object) =>
  partnerPresentation.safeParse({ partnerId: ID, ...EMPTY, people: [], ...input });

test('an empty field becomes null', () => {
  expect(parse({}).data).toEqual({
    partnerId: ID,
    aboutNo: null,
    aboutEn: null,
    phoneNumber: null,
    email: null,
    streetAddress: null,
    licence: null,
    responsibleBroker: null,
    people: [],
  });
  expect(partnerPresentation.parse({ partnerId: ID, people: [] })).toEqual(parse({}).data);
});

test('an agency’s texts are stored without surrounding space', () => {
  const person = { accountId: ID, title: ' Megler ', phoneNumber: '412 34 567', email: '' };
  const input = { aboutNo: ' Vi leier ut. ', email: ' Post@X.no ', phoneNumber: '22 33 44 55' };
  expect(parse({ ...input, people: [person] }).data).toMatchObject({
    aboutNo: 'Vi leier ut.',
    email: 'post@x.no',
    phoneNumber: '+4722334455',
    people: [{ accountId: ID, title: 'Megler', phoneNumber: '+4741234567', email: null }],
  });
});

test.each([
  { aboutNo: 'x'.repeat(2001) },
  { streetAddress: 'x'.repeat(201) },
  { phoneNumber: '12' },
  { email: 'post' },
  { aboutNo: 7 },
  { licence: 'Eiendomsmeglingsforetak, nr. 1' },
  { responsibleBroker: 'Berit Moe' },
  { people: [{ accountId: ID, title: 'x'.repeat(101) }] },
  { people: Array.from({ length: 31 }, () => ({ accountId: ID })) },
])('%o is refused', (input) => {
  expect(parse(input).success).toBe(false);
});
