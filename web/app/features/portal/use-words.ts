import { useTranslation } from 'react-i18next';

import { useFormat } from '../../platform/format.ts';

/** A word of a closed list that this client does not know yet, as the API has it. */
const bare = (word: string): string => word.replaceAll('_', ' ');

/** What several panels say in the same words. */
export function useWords() {
  const { t } = useTranslation('portal');
  const format = useFormat();
  return {
    rentStatus: (status: string) =>
      t(`statuses.${status as 'paid'}`, { defaultValue: bare(status) }),
    securityType: (type: string) =>
      t(`security.types.${type as 'no_deposit'}`, { defaultValue: bare(type) }),
    securityStatus: (status: string) =>
      t(`security.statuses.${status as 'registered'}`, { defaultValue: bare(status) }),
    /** Per cent of something, or so much of money; null where none was agreed. */
    commission: (one: { type: string; amount: number } | null) =>
      one &&
      (one.type === 'percent' ? `${format.number(one.amount)} %` : format.amount(one.amount)),
  };
}
