import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { fieldErrors } from '../kernel/validation.ts';
import { depositAnswers, writeKroner } from './bank-files.ts';
import { COMMENT_MAX, depositKyc, maskIdentification, readReference } from './kyc.ts';
import { depositSettings } from './settings.ts';

/** A test number, and a number that may be a person's. */
const TEST_NUMBER = '13897000061';

const FORM = {
  referenceNumber: '7KQF-M2XD-9RTV',
  nationalIdentification: TEST_NUMBER,
  yearlyAmount: 540_000,
  hasOtherIncome: false,
  receivesMoney: false,
  transfersMoney: true,
  depositsCash: false,
  isNonStandardCustomer: false,
  isPoliticallyExposed: false,
  isTaxableAbroad: false,
  investsForOthers: false,
  tradesDigitalCurrency: false,
  isUsTaxResident: false,
  motherland: 'NO',
  depositType: 'savings',
  amount: 36_000.5,
};

const parse = (input: object, allowsTestNumbers = true) =>
  depositKyc({ allowsTestNumbers }).safeParse({ ...FORM, ...input }, { reportInput: true });
const problemsOf = (input: object) => {
  const { error } = parse(input);
  return fieldErrors(error?.issues ?? []).map(({ path, reason }) => `${path} ${reason}`);
};

describe('a form', () => {
  test('is read as intended', () => {
    const { data } = parse({
      referenceNumber: '7kqf m2xd 9rtv',
      nationalIdentification: '138970 00061',
      comment: '  ',
      taxCountry: 'SE',
      taxNumber: '1',
    });
    expect(data).toMatchObject({
      referenceNumber: '7KQF-M2XD-9RTV',
      nationalIdentification: TEST_NUMBER,
      yearlyAmount: 540_000_00n,
      amount: 36_000_50n,
      comment: null,
      // Not asked: no tax is paid abroad.
      taxCountry: null,
      taxNumber: null,
    });
    const abroad = parse({ isTaxableAbroad: true, taxCountry: 'SE', taxNumber: ' 8112 ' });
    expect(abroad.data).toMatchObject({ taxCountry: 'SE', taxNumber: '8112' });
  });

  test.each<[object, string[]]>([
    [{ referenceNumber: '7KQF-M2XD-9RT' }, ['referenceNumber wrong_format']],
    [{ referenceNumber: '0KQF-M2XD-9RTV' }, ['referenceNumber wrong_format']],
    [{ nationalIdentification: '13897000062' }, ['nationalIdentification wrong_format']],
    [{ nationalIdentification: '' }, ['nationalIdentification wrong_format']],
    [{ yearlyAmount: undefined }, ['yearlyAmount required']],
    [{ yearlyAmount: '540 000' }, ['yearlyAmount wrong_type']],
    [{ yearlyAmount: NaN }, ['yearlyAmount wrong_type']],
    [{ yearlyAmount: -1 }, ['yearlyAmount too_small']],
    [{ yearlyAmount: 1.005 }, ['yearlyAmount wrong_format']],
    [{ amount: 0 }, ['amount too_small']],
    [{ amount: Infinity }, ['amount wrong_type']],
    [{ amount: 1e12 }, ['amount wrong_format']],
    [{ depositsCash: undefined }, ['depositsCash required']],
    [{ depositsCash: 'no' }, ['depositsCash wrong_type']],
    [{ motherland: 'XX' }, ['motherland not_allowed']],
    [{ depositType: 'lottery' }, ['depositType not_allowed']],
    [{ isTaxableAbroad: true }, ['taxCountry required', 'taxNumber required']],
    [{ isTaxableAbroad: true, taxCountry: 'NO', taxNumber: '1' }, ['taxCountry not_allowed']],
    [{ comment: 'x'.repeat(COMMENT_MAX + 1) }, ['comment too_long']],
    [{ name: 'Kari' }, ['name unknown_field']],
  ])('%o is refused: %o', (input, fields) => {
    expect(problemsOf(input)).toEqual(fields);
  });

  test('reports all errors together', () => {
    const input = { amount: -1, motherland: '', depositType: '', isTaxableAbroad: true };
    expect(problemsOf(input)).toEqual([
      'motherland not_allowed',
      'depositType not_allowed',
      'amount too_small',
      'taxCountry required',
      'taxNumber required',
    ]);
    expect(depositKyc({ allowsTestNumbers: true }).safeParse(null).success).toBe(false);
  });

  test('accepts test numbers only where they are allowed', () => {
    expect(parse({}, false).success).toBe(false);
  });
});

test('a reference number is read in every usual form', () => {
  const letters = [...'23456789ABCDEFGHJKMNPQRSTVWXYZ'];
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...letters), { minLength: 12, maxLength: 12 }),
      (input) => {
        const plain = input.join('');
        const reference = `${plain.slice(0, 4)}-${plain.slice(4, 8)}-${plain.slice(8)}`;
        expect(readReference(plain.toLowerCase())).toBe(reference);
        expect(readReference(` ${reference.replaceAll('-', ' – ')}`)).toBe(reference);
      },
    ),
  );
  fc.assert(fc.property(fc.string(), (text) => void readReference(text)));
});

test('a number is shown by its birth date alone', () => {
  expect(maskIdentification(TEST_NUMBER)).toBe('138970*****');
});

test.each([
  [0n, '0.00'],
  [5n, '0.05'],
  [36_000_00n, '36000.00'],
  [-1_234_56n, '-1234.56'],
])('%i øre are written %s for the bank', (ore, written) => {
  expect(writeKroner(ore)).toBe(written);
});

const ANSWERS = {
  format: 'husvaer-deposit-answers',
  version: 1,
  file: 'bank-2027-01-05-1',
  accounts: [
    { reference: '7KQF-M2XD-9RTV', account: '86011117947', bank: 'Bank', openedOn: '2027-01-05' },
  ],
  refusals: [],
  payments: [
    { id: 'a', account: '86011117947', amount: '36000.00', bookedOn: '2027-01-06' },
    { id: 'b', account: '86011117947', amount: '-1000.50', bookedOn: '2027-01-07' },
  ],
  transfers: [],
  totals: {
    accounts: 1,
    refusals: 0,
    payments: 2,
    paid: '34999.50',
    transfers: 0,
    transferred: '0.00',
  },
};

describe('the bank’s answers', () => {
  const problems = (input: object) =>
    fieldErrors(
      depositAnswers.safeParse({ ...ANSWERS, ...input }, { reportInput: true }).error?.issues ?? [],
    ).map(({ path, reason }) => `${path} ${reason}`);
  const payment = (input: object) => ({ payments: [{ ...ANSWERS.payments[0], ...input }] });

  test('are accepted when rows and totals agree', () => {
    expect(problems({})).toEqual([]);
  });

  test.each<[object, string]>([
    [{ totals: { ...ANSWERS.totals, paid: '35000.00' } }, 'totals.paid not_allowed'],
    [{ totals: { ...ANSWERS.totals, accounts: 2 } }, 'totals.accounts not_allowed'],
    [
      { accounts: [{ ...ANSWERS.accounts[0], account: '86011117948' }] },
      'accounts.0.account wrong_format',
    ],
    [
      { accounts: [{ ...ANSWERS.accounts[0], account: '00000000000' }] },
      'accounts.0.account wrong_format',
    ],
    [
      { accounts: [{ ...ANSWERS.accounts[0], reference: '7kqfm2xd9rtv' }] },
      'accounts.0.reference wrong_format',
    ],
    [payment({ amount: '0.00' }), 'payments.0.amount not_allowed'],
    [payment({ amount: '1e5' }), 'payments.0.amount wrong_format'],
    [payment({ amount: 36_000 }), 'payments.0.amount wrong_type'],
    [payment({ bookedOn: '2027-02-30' }), 'payments.0.bookedOn wrong_format'],
    [{ payments: [ANSWERS.payments[0], ANSWERS.payments[0]] }, 'payments.1.id not_allowed'],
    [{ version: 2 }, 'version not_allowed'],
    [{ extra: 1 }, 'extra unknown_field'],
  ])('%o: %s', (input, problem) => {
    expect(problems(input)).toContain(problem);
  });
});

test.each([
  [16, 1600],
  [12.25, 1225],
  [0.005, null],
  [12.345, null],
  [101, null],
])('an insurance of %d percent is kept as %d hundredths', (insuranceShare, hundredths) => {
  const input = {
    partnerId: '019aa000-0000-7000-8000-000000000000',
    insuranceShare,
    hasAccountEach: true,
  };
  expect(depositSettings.safeParse(input).data?.insuranceShare ?? null).toBe(hundredths);
});
