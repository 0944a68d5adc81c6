import { expect, test } from 'vitest';

import { interestForm } from '@husvaer/domain/interest/form';
import { parseInput } from '@husvaer/domain/kernel/validation';

import { answersOf, inputOf, type Draft } from './answers.ts';

const NOTHING: Draft = {
  listing: { _id: 'home', title: 'Hybel' },
  creditCheckBy: null,
  nationalIdentification: null,
  rentFrom: null,
  people: null,
  leaseLength: null,
  isSmoker: null,
  hasPets: null,
  petsText: null,
  referenceName: null,
  referencePhone: null,
  birthDate: null,
  phoneNumber: null,
  occupation: null,
  monthlyIncome: null,
  aboutYou: null,
  attachments: [],
  agreesToCreditCheck: null,
  form: null,
};
const LAST: Draft = {
  ...NOTHING,
  people: 2,
  leaseLength: null,
  isSmoker: false,
  hasPets: true,
  petsText: 'En katt',
  birthDate: '1994-05-17',
  phoneNumber: '+4741234567',
  occupation: 'Sykepleier',
  monthlyIncome: 46500.5,
};
const schema = interestForm({ today: '2026-11-20', allowsTestNumbers: true });

test('a first form asks for everything', () => {
  const { agreesToCreditCheck, agreesToTerms, attachments, ...typed } = answersOf(NOTHING);
  expect(new Set(Object.values(typed))).toEqual(new Set(['']));
  expect([agreesToCreditCheck, agreesToTerms, attachments]).toEqual([false, false, []]);
  const { success, error } = schema.safeParse(inputOf(answersOf(NOTHING), 'home'));
  expect(success).toBe(false);
  expect(new Set(error?.issues.map(({ path }) => path[0]))).toEqual(
    new Set([
      'rentFrom',
      'people',
      'isSmoker',
      'hasPets',
      'birthDate',
      'phoneNumber',
      'occupation',
      'agreesToTerms',
    ]),
  );
});

test('answers from last time are sent as they were given', () => {
  const answers = answersOf(LAST);
  expect(answers).toMatchObject({ people: '2', leaseKind: 'open', phoneNumber: '412 34 567' });
  const again = { ...answers, rentFrom: '2027-01-01', agreesToTerms: true };
  expect(parseInput(schema, inputOf(again, 'home'))).toMatchObject({
    people: 2,
    leaseLength: null,
    isSmoker: false,
    petsText: 'En katt',
    phoneNumber: '+4741234567',
    monthlyIncome: 4_650_050n,
  });
});

test('a national identity number is sent only with a consent', () => {
  const answers = { ...answersOf(LAST), nationalIdentification: '13097248022' };
  expect(inputOf(answers, 'home').nationalIdentification).toBe(null);
  const agreed = { ...answers, agreesToCreditCheck: true };
  expect(inputOf(agreed, 'home').nationalIdentification).toBe('13097248022');
});
