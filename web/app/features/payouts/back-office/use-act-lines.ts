import { useTranslation } from 'react-i18next';

import { useFormat } from '../../../platform/format.ts';
import type { PayoutTermsFragment } from './payout-terms.fragment.graphql.ts';

type Change = NonNullable<PayoutTermsFragment['unagreed']>['acts'][number]['change'];

const KID_SOURCES = { ocr: 'OCR giro', camt054: 'camt.054' } as const;
const HOW = ['added', 'removed'] as const;

/** What an act changed, a line for each setting: `Payout guarantee: 1 month → 3 months`. Empty if it is not known. */
export function useActLines(): (change: Change) => string[] {
  const { t } = useTranslation('payout_back_office');
  const { amount, list } = useFormat();

  return ({ approvers, ...change }) => [
    ...lineOf('approvalsNeeded', change.approvalsNeeded, String),
    ...HOW.flatMap((how) => {
      const names = (approvers?.[how] ?? []).map((name) => name ?? t('settings.unagreed.deleted'));
      return names.length > 0
        ? [t(`settings.unagreed.settings.${how}`, { names: list(names) })]
        : [];
    }),
    ...lineOf('dayLimit', change.dayLimit, limitOf),
    ...lineOf('recipientLimit', change.recipientLimit, limitOf),
    ...lineOf('guaranteeMonths', change.guaranteeMonths, (count) =>
      t('settings.unagreed.months', { count }),
    ),
    ...lineOf('kidSource', change.kidSource, (source) => KID_SOURCES[source]),
    ...lineOf('bankCustomerId', change.bankCustomerId, (number) => number ?? none()),
    ...lineOf('orgNumber', change.orgNumber, (number) => number ?? none()),
    ...lineOf('remainderLimit', change.remainderLimit, limitOf),
    ...lineOf('aloneLimit', change.aloneLimit, limitOf),
  ];

  function none(): string {
    return t('settings.unagreed.none');
  }
  function limitOf(limit: number | null): string {
    return limit === null ? none() : amount(limit);
  }
  function lineOf<Value>(
    name: keyof Omit<Change, 'approvers' | '__typename'>,
    changed: { was: Value; became: Value } | null,
    write: (value: Value) => string,
  ): string[] {
    if (!changed) return [];
    const values = { was: write(changed.was), became: write(changed.became) };
    return [
      t('settings.unagreed.from_to', { name: t(`settings.unagreed.settings.${name}`), ...values }),
    ];
  }
}
