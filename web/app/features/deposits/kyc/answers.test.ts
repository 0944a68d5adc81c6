import { describe, expect, test } from 'vitest';

import { depositKyc, KYC_QUESTIONS } from '@husvaer/domain/deposits/kyc';

import { answersOf, inputOf, type Answers } from './answers.ts';

const REFERENCE = '7KQF-M2XD-9RTV';
const filled: Answers = {
  ...answersOf({ depositAmount: 36_000 }),
  ...(Object.fromEntries(KYC_QUESTIONS.map((name) => [name, 'no'])) as Pick<
    Answers,
    (typeof KYC_QUESTIONS)[number]
  >),
  nationalIdentification: '138970 00061',
  motherland: 'NO',
  yearlyAmount: '540 000',
  depositType: 'savings',
};
const parse = (answers: Answers) =>
  depositKyc({ allowsTestNumbers: true }).safeParse(inputOf(answers, REFERENCE));
const errorsOf = (answers: Answers) =>
  parse(answers).error?.issues.map(({ path }) => path.join('.')) ?? [];

describe('the form’s answers', () => {
  test('are what the API takes', () => {
    expect(parse(filled).data).toMatchObject({
      referenceNumber: REFERENCE,
      yearlyAmount: 540_000_00n,
      amount: 36_000_00n,
      depositsCash: false,
      taxCountry: null,
      comment: null,
    });
  });

  test('about tax abroad are sent only where the person is taxable abroad', () => {
    const abroad: Answers = { ...filled, taxCountry: 'SE', taxNumber: '8112' };
    expect(inputOf(abroad, REFERENCE)).toMatchObject({ taxCountry: null, taxNumber: null });
    expect(inputOf({ ...abroad, isTaxableAbroad: 'yes' }, REFERENCE)).toMatchObject({
      taxCountry: 'SE',
      taxNumber: '8112',
    });
  });

  test('that are missing are listed field by field', () => {
    expect(errorsOf(answersOf({ depositAmount: 36_000 }))).toEqual([
      'nationalIdentification',
      'yearlyAmount',
      ...KYC_QUESTIONS,
      'motherland',
      'depositType',
    ]);
    expect(errorsOf({ ...filled, amount: 'mye' })).toEqual(['amount']);
  });
});
