import { Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { useLanguage } from '../../platform/format.ts';
import { SaveButton } from './save-button.tsx';

interface TableButtonsProps {
  /** Its path, behind the agency's money. */
  what: string;
  /** What the file is called. */
  name: string;
  /** What is looked for, as the list has it. */
  asked?: Record<string, string>;
}

/** Saves what a list is of, all its pages, as a file for a spreadsheet. */
export function TableButtons({ what, name, asked = {} }: TableButtonsProps) {
  const { t } = useTranslation('ledger');
  const language = useLanguage();
  const query = new URLSearchParams({ ...asked, language });
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
