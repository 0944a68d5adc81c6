import { useTranslation } from 'react-i18next';

import { useLanguage } from '../../../platform/format.ts';
import { SaveButton } from './save-button.tsx';

interface CsvButtonProps {
  what: 'arrears' | 'invoices' | 'payouts' | 'bank-lines';
  /** What is looked for, as the list has it. */
  asked?: Record<string, string>;
}

/** Saves what a list is of, all its pages, as a file for a spreadsheet. */
export function CsvButton({ what, asked = {} }: CsvButtonProps) {
  const { t } = useTranslation('money');
  const language = useLanguage();
  const query = new URLSearchParams({ ...asked, language });
  return (
    <SaveButton
      path={`${what}.csv?${query.toString()}`}
      name={`${t(`csv.names.${what}`)}.csv`}
      label={t('csv.save')}
    />
  );
}
