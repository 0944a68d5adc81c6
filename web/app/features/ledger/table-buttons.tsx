import { Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { useLanguage } from '../../platform/format.ts';
import { SaveButton } from './save-button.tsx';

interface TableButtonsProps {
  /** The path after the agency's money. */
  what: string;
  /** The name of the downloaded file. */
  name: string;
  /** The filters of the list. */
  filters?: Record<string, string>;
}

/** Downloads all pages of a list as a spreadsheet. */
export function TableButtons({ what, name, filters = {} }: TableButtonsProps) {
  const { t } = useTranslation('ledger');
  const language = useLanguage();
  const query = new URLSearchParams({ ...filters, language });
  return (
    <Group gap="sm">
      {(['xlsx', 'csv'] as const).map((kind) => (
        <SaveButton
          key={kind}
          path={`${what}.${kind}?${query.toString()}`}
          name={`${name}.${kind}`}
          label={t(`tables.${kind}`)}
        />
      ))}
    </Group>
  );
}
