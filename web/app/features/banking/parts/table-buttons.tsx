import { useTranslation } from 'react-i18next';

import { useLanguage } from '../../../platform/format.ts';
import { SaveButton } from './save-button.tsx';

interface TableButtonsProps {
  what: 'arrears' | 'invoices' | 'payouts' | 'bank-lines';
  /** What is looked for, as the list has it. */
  asked?: Record<string, string>;
}

/** Saves what a list is of, all its pages, as a file for a spreadsheet. */
export function TableButtons({ what, asked = {} }: TableButtonsProps) {
  const { t } = useTranslation('money');
  const language = useLanguage();
  const query = new URLSearchParams({ ...asked, language });
  return (['xlsx', 'csv'] as const).map((kind) => (
    <SaveButton
      key={kind}
      path={`${what}.${kind}?${query.toString()}`}
      name={`${t(`tables.names.${what}`)}.${kind}`}
      label={t(`tables.${kind}`)}
    />
  ));
}
