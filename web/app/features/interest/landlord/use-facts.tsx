import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { writtenPhone } from '@husvaer/domain/accounts/written-phone';

import { useFormat } from '../../../platform/format.ts';
import type { Form } from './form.ts';

/** In the order of the comparison. */
export const FACTS = [
  'rentFrom',
  'leaseLength',
  'people',
  'isSmoker',
  'hasPets',
  'occupation',
  'monthlyIncome',
  'reference',
  'phoneNumber',
  'credit',
] as const;
type Fact = (typeof FACTS)[number];

/** Formats the answers of a form. */
export function useFacts(): (form: Form) => Record<Fact, ReactNode> {
  const { t } = useTranslation(['interested', 'interest']);
  const format = useFormat();
  const notStated = <span className="quiet">{t('card.not_said')}</span>;
  const call = (number: string) => (
    <Anchor href={`tel:${number}`} inherit underline="always">
      {writtenPhone(number)}
    </Anchor>
  );
  return (form) => ({
    rentFrom: format.date(form.rentFrom),
    leaseLength:
      form.leaseLength === null
        ? t('interest:until_notice')
        : t('interest:months', { count: form.leaseLength }),
    people: t('card.people', { count: form.people }),
    isSmoker: t(form.isSmoker ? 'interest:yes' : 'interest:no'),
    hasPets: form.petsText ?? t(form.hasPets ? 'interest:yes' : 'interest:no'),
    occupation: form.occupation,
    monthlyIncome:
      form.monthlyIncome === null
        ? notStated
        : t('card.income', { amount: format.amount(form.monthlyIncome) }),
    reference: form.referencePhone ? (
      <>
        {form.referenceName}, {call(form.referencePhone)}
      </>
    ) : (
      notStated
    ),
    phoneNumber: call(form.phoneNumber),
    credit: form.agreesToCreditCheck ? t('card.agrees') : null,
  });
}
