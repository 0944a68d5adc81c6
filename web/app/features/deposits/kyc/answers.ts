import type { AddDepositKycInputData } from '@husvaer/contract/schema-types';
import { KYC_QUESTIONS, type KycQuestion } from '@husvaer/domain/deposits/kyc';

import { readNumber } from '../../../platform/read-number.ts';
import type { DepositKycQuery } from './kyc.graphql.ts';

export type Kyc = DepositKycQuery['getDepositKyc'];

type YesOrNo = '' | 'yes' | 'no';
type TaxQuestion = 'isTaxableAbroad' | 'isUsTaxResident';

/** Questions about the tenant's finances; those about tax have a group of their own. */
export const MONEY_QUESTIONS = KYC_QUESTIONS.filter(
  (name) => name !== 'isTaxableAbroad' && name !== 'isUsTaxResident',
);

/** The form's initial values, as typed and in the order of the page. */
export const answersOf = ({ depositAmount }: Pick<Kyc, 'depositAmount'>) => ({
  nationalIdentification: '',
  motherland: '',
  yearlyAmount: '',
  ...(Object.fromEntries(MONEY_QUESTIONS.map((name) => [name, ''])) as Record<
    Exclude<KycQuestion, TaxQuestion>,
    YesOrNo
  >),
  isTaxableAbroad: '' as YesOrNo,
  taxCountry: '',
  taxNumber: '',
  isUsTaxResident: '' as YesOrNo,
  depositType: '',
  amount: String(depositAmount),
  comment: '',
});

export type Answers = ReturnType<typeof answersOf>;

/** The input as the API requires it; unreadable values are left for the schema to refuse. */
export function inputOf(answers: Answers, referenceNumber: string): AddDepositKycInputData {
  const questions = Object.fromEntries(
    KYC_QUESTIONS.map((name) => [name, fromYesOrNo(answers[name])]),
  );
  const isAbroad = answers.isTaxableAbroad === 'yes';
  return {
    ...(questions as Record<KycQuestion, boolean>),
    referenceNumber,
    nationalIdentification: answers.nationalIdentification,
    motherland: answers.motherland,
    yearlyAmount: numberIn(answers.yearlyAmount),
    taxCountry: (isAbroad && answers.taxCountry) || null,
    taxNumber: (isAbroad && answers.taxNumber) || null,
    depositType: answers.depositType as AddDepositKycInputData['depositType'],
    amount: numberIn(answers.amount),
    comment: answers.comment,
  };
}

/** Empty and unreadable input is not a number: the schema reports which. */
export const numberIn = (text: string): number =>
  (text.trim() === '' ? undefined : (readNumber(text) ?? NaN)) as number;
/** No choice is not an answer: the schema reports it. */
const fromYesOrNo = (value: YesOrNo) => (value === '' ? undefined : value === 'yes') as boolean;
