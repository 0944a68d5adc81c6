import { useTranslation } from 'react-i18next';

import { useFormat } from '../../platform/format.ts';

/** Formats days, times and accounts in lists of money. */
export function useMoneyFormat() {
  const { day, moment, decimal } = useFormat();
  const { t } = useTranslation('ledger');
  return {
    day,
    moment,
    /** Eleven digits as 1234.56.78903. */
    account: (digits: string) => digits.replace(/^(\d{4})(\d{2})(\d{5})$/, '$1.$2.$3'),
    /** An amount with its currency: `500,00 EUR`. */
    money: ({ amount, currency }: { amount: string; currency: string }) =>
      `${decimal(amount)} ${currency}`,
    orNone: (text: string | null) => text || t('none'),
  };
}
