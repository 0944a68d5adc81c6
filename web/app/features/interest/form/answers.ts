import { writtenPhone } from '@husvaer/domain/accounts/written-phone';
import type { AddInterestFormInputData } from '@husvaer/contract/schema-types';

import { readNumber } from '../../../platform/read-number.ts';
import { asInput, type Attachment } from '../../files/public.tsx';
import type { InterestDraftQuery } from './interest-draft.graphql.ts';

export type Draft = InterestDraftQuery['getInterestDraft'];

type YesOrNo = '' | 'yes' | 'no';

/** The form's initial values, as typed and in the order of the page: known values, else empty. */
export function answersOf(draft: Draft) {
  return {
    rentFrom: draft.rentFrom ?? '',
    people: written(draft.people),
    leaseKind: leaseKind(draft),
    leaseLength: written(draft.leaseLength),
    isSmoker: yesOrNo(draft.isSmoker),
    hasPets: yesOrNo(draft.hasPets),
    petsText: draft.petsText ?? '',
    birthDate: draft.birthDate ?? '',
    phoneNumber: writtenPhone(draft.phoneNumber ?? ''),
    occupation: draft.occupation ?? '',
    monthlyIncome: written(draft.monthlyIncome),
    aboutYou: draft.aboutYou ?? '',
    referenceName: draft.referenceName ?? '',
    referencePhone: writtenPhone(draft.referencePhone ?? ''),
    attachments: draft.attachments as Attachment[],
    agreesToCreditCheck: draft.agreesToCreditCheck ?? false,
    nationalIdentification: '',
    agreesToTerms: false,
  };
}

export type Answers = ReturnType<typeof answersOf>;

/** The input as the API requires it; unreadable values are left for the schema to refuse. */
export function inputOf(answers: Answers, listingId: string): AddInterestFormInputData {
  const { leaseKind, agreesToCreditCheck } = answers;
  return {
    listingId,
    rentFrom: answers.rentFrom,
    leaseLength: leaseKind === 'months' ? numberIn(answers.leaseLength) : null,
    people: numberIn(answers.people),
    isSmoker: fromYesOrNo(answers.isSmoker),
    hasPets: fromYesOrNo(answers.hasPets),
    petsText: answers.petsText,
    birthDate: answers.birthDate,
    phoneNumber: answers.phoneNumber,
    occupation: answers.occupation,
    monthlyIncome: answers.monthlyIncome.trim() ? numberIn(answers.monthlyIncome) : null,
    aboutYou: answers.aboutYou,
    referenceName: answers.referenceName.trim(),
    referencePhone: answers.referencePhone.trim(),
    attachments: answers.attachments.map(asInput),
    agreesToCreditCheck,
    nationalIdentification: (agreesToCreditCheck && answers.nationalIdentification.trim()) || null,
    agreesToTerms: answers.agreesToTerms,
  };
}

/** Before a user's first form, no kind of lease is known. */
const leaseKind = ({ people, leaseLength }: Draft): '' | 'open' | 'months' =>
  people === null ? '' : leaseLength === null ? 'open' : 'months';
const numberIn = (text: string): number => readNumber(text) ?? NaN;
const written = (value: number | null): string => (value === null ? '' : String(value));
const yesOrNo = (value: boolean | null): YesOrNo => (value === null ? '' : value ? 'yes' : 'no');
/** No choice is not an answer: the schema reports it. */
const fromYesOrNo = (value: YesOrNo) => (value === '' ? undefined : value === 'yes') as boolean;
