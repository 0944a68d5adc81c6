import { describe, expect, test } from 'vitest';

import type { AppError } from '../kernel/errors.ts';
import { parseInput } from '../kernel/validation.ts';
import { decline, interestForm, isAdult } from './form.ts';

const TODAY = '2026-11-20';
const FORM = {
  listingId: '019aa000-0000-7000-8000-000000000000',
  rentFrom: '2027-01-01',
  people: 2,
  leaseLength: 36,
  isSmoker: false,
  hasPets: true,
  petsText: 'En gammel katt',
  referenceName: 'Ola Nordmann',
  referencePhone: '22 33 44 55',
  birthDate: '1998-03-04',
  phoneNumber: '412 34 567',
  occupation: 'Sykepleier',
  monthlyIncome: 41_500.5,
  aboutYou: 'Vi er to rolige sjeler.',
  agreesToCreditCheck: false,
  agreesToTerms: true,
};
const read = (changes: object) =>
  parseInput(interestForm({ today: TODAY, allowsTestNumbers: true }), { ...FORM, ...changes });

function problemsOf(changes: object) {
  try {
    read(changes);
    return {};
  } catch (error) {
    const { fields } = (error as AppError).params as { fields: { path: string; reason: string }[] };
    return Object.fromEntries(fields.map(({ path, reason }) => [path, reason]));
  }
}

test('a whole form is read as it is stored', () => {
  expect(read({})).toMatchObject({
    referencePhone: '+4722334455',
    phoneNumber: '+4741234567',
    monthlyIncome: 4_150_050n,
    petsText: 'En gammel katt',
  });
});

test.each([
  { rentFrom: '2026-11-20', people: 1, leaseLength: 1, monthlyIncome: 0 },
  { rentFrom: '2028-11-20', people: 20, leaseLength: 120, monthlyIncome: 10_000_000 },
  { petsText: 'x'.repeat(200), occupation: 'x'.repeat(100), aboutYou: 'x'.repeat(1000) },
  { agreesToCreditCheck: true, nationalIdentification: '010107 50160' },
])('%o is a form', (changes) => {
  expect(problemsOf(changes)).toEqual({});
});

test.each([
  [' Beklager. \r\n\r\n\r\nLykke til! ', 'Beklager.\n\nLykke til!'],
  ['  ', null],
  [undefined, null],
])('a refusal’s reason %j is stored as %j', (text, expected) => {
  expect(decline.parse({ _id: 'a', text }).text).toBe(expected);
});

test('values that are left out are null', () => {
  const left = { leaseLength: undefined, monthlyIncome: null, aboutYou: ' ', petsText: undefined };
  const nobody = { referenceName: '', referencePhone: '' };
  expect(read({ ...left, ...nobody })).toMatchObject({
    leaseLength: null,
    monthlyIncome: null,
    aboutYou: null,
    petsText: null,
    referenceName: null,
    referencePhone: null,
  });
});

test('animals are described where there are any', () => {
  expect(read({ hasPets: false }).petsText).toBeNull();
});

test('texts are tidied, whatever the language', () => {
  const values = read({
    aboutYou: 'Hei \u{1F44B}\u0007\r\n\r\n\r\n\r\nVi heter \u202eÅse og Þór — 이름\u0000',
    occupation: 'Lærer\n\ti ungdomsskolen',
  });
  expect(values.aboutYou).toBe('Hei \u{1F44B}\n\nVi heter Åse og Þór — 이름');
  expect(values.occupation).toBe('Lærer i ungdomsskolen');
});

describe('refused', () => {
  test.each([
    [{ rentFrom: '2026-11-19' }, { rentFrom: 'past' }],
    [{ rentFrom: '2028-11-21' }, { rentFrom: 'too_far' }],
    [{ rentFrom: '2027-02-30' }, { rentFrom: 'wrong_format' }],
    [{ rentFrom: undefined }, { rentFrom: 'required' }],
    [{ people: 0 }, { people: 'too_small' }],
    [{ people: 21 }, { people: 'too_big' }],
    [{ people: 1.5 }, { people: 'not_integer' }],
    [{ people: '2' }, { people: 'wrong_type' }],
    [{ leaseLength: 0 }, { leaseLength: 'too_small' }],
    [{ leaseLength: 121 }, { leaseLength: 'too_big' }],
    [{ isSmoker: 'no' }, { isSmoker: 'wrong_type' }],
    [{ hasPets: undefined }, { hasPets: 'required' }],
    [{ petsText: 'x'.repeat(201) }, { petsText: 'too_long' }],
    [{ referenceName: '' }, { referenceName: 'required' }],
    [{ referencePhone: null }, { referencePhone: 'required' }],
    [{ referencePhone: '12' }, { referencePhone: 'wrong_format' }],
    [{ referenceName: 'Ola\u0000' }, { referenceName: 'wrong_format' }],
    [{ birthDate: '2010-11-21' }, { birthDate: 'not_allowed' }],
    [{ birthDate: '1890-01-01' }, { birthDate: 'not_allowed' }],
    [{ phoneNumber: '' }, { phoneNumber: 'required' }],
    [{ phoneNumber: 'call me' }, { phoneNumber: 'wrong_format' }],
    [{ occupation: ' \u0000 ' }, { occupation: 'required' }],
    [{ occupation: 'x'.repeat(101) }, { occupation: 'too_long' }],
    [{ monthlyIncome: -1 }, { monthlyIncome: 'too_small' }],
    [{ monthlyIncome: 10_000_001 }, { monthlyIncome: 'too_big' }],
    [{ monthlyIncome: 0.001 }, { monthlyIncome: 'wrong_format' }],
    [{ aboutYou: 'x'.repeat(1001) }, { aboutYou: 'too_long' }],
    [{ agreesToTerms: false }, { agreesToTerms: 'not_allowed' }],
    [{ nationalIdentification: '01019012345' }, { nationalIdentification: 'wrong_format' }],
    [{ nationality: 'norsk' }, { nationality: 'unknown_field' }],
    [{ gender: 'female' }, { gender: 'unknown_field' }],
  ])('%o', (changes, problems) => {
    expect(problemsOf(changes)).toEqual(problems);
  });
});

test.each([
  ['2008-11-20', true],
  ['2008-11-21', false],
  ['1940-01-01', true],
])('born on %s, of age: %s', (born, expected) => {
  expect(isAdult(born, TODAY)).toBe(expected);
});
