import { Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { useLanguage } from '../../platform/format.ts';
import { SaveButton } from '../ledger/public.tsx';
import classes from './accounting.module.css';
import type { Filters } from './filters.ts';

/** Saves all that the filters show as a spreadsheet or a PDF. */
export function SaveButtons({
  what,
  filters,
}: {
  what: 'journal' | 'account-statement';
  filters: Filters;
}) {
  const { t } = useTranslation(['accounting', 'ledger']);
  const language = useLanguage();
  const query = new URLSearchParams({ ...filters, language }).toString();
  const name = t(what === 'journal' ? 'files.journal' : 'files.statement');
  return (
    <Group gap="sm" className={classes.files}>
      {(['pdf', 'xlsx', 'csv'] as const).map((kind) => (
        <SaveButton
          key={kind}
          path={`${what}.${kind}?${query}`}
          name={`${name}.${kind}`}
          label={kind === 'pdf' ? t('save_pdf') : t(`ledger:tables.${kind}`)}
        />
      ))}
    </Group>
  );
}
