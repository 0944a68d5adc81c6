import { useTranslation } from 'react-i18next';

import { useFormat } from '../../../platform/format.ts';
import type { Deposit } from './deposit.ts';

export type Step = Deposit['steps'][number];

/** Who reads the steps. */
export interface StepReader {
  /** Whether the reader records for the letting side. */
  mayWrite: boolean;
  /** The agency's name; null if the landlord has none. */
  agency: string | null;
}

/** The texts of a deposit's steps, for a reader of one side. */
export function useStepTexts({ type, side }: Deposit, { mayWrite, agency }: StepReader) {
  const { t } = useTranslation('deposits');
  const format = useFormat();
  const isInsurance = type === 'deposit_insurance';
  const paid = isInsurance ? type : 'deposit_account';
  const confirmed = isInsurance ? type : 'deposit_guarantee';
  const secured = type === 'no_deposit' ? 'deposit_account' : type;
  const tenant = side === 'tenant' ? 'you' : 'tenant';
  const names = 'deposit.steps.names';
  const what = 'deposit.steps.what';

  /** Who acts on a claim. */
  const answering = (by: Step['by']) => (by === side ? 'you' : by);

  return {
    name({ name }: Step): string {
      return name === 'confirm' ? t(`${names}.confirm.${confirmed}`) : t(`${names}.${name}`);
    },
    what({ name, by }: Step): string {
      switch (name) {
        case 'answer':
          return t(`${what}.answer.${tenant}`);
        case 'pay':
          return t(`${what}.pay.${paid}.${tenant}`);
        case 'confirm':
          return mayWrite
            ? t(`${what}.confirm.${confirmed}.you`)
            : t(`${what}.confirm.${confirmed}.landlord`, {
                who: agency ?? t(`deposit.steps.letting.${confirmed}`),
              });
        case 'keep':
          return t(`${what}.keep.${secured}`);
        case 'settle':
          return t(`${what}.settle.${answering(by)}`);
        case 'sign':
        case 'open':
          return t(`${what}.${name}`);
      }
    },
    until({ name, until, isLate }: Step): string | null {
      if (until === null) return null;
      const date = format.date(until);
      if (isLate) return t('deposit.steps.late', { date });
      if (name === 'keep') return t('deposit.steps.until.lasts', { date });
      const isBeforeMove = !isInsurance && (name === 'pay' || name === 'confirm');
      return t(`deposit.steps.until.${isBeforeMove ? 'move' : 'day'}`, { date });
    },
  };
}
