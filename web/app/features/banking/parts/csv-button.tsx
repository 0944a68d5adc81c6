import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { fetchFile } from '../../../platform/api.ts';
import { useLanguage } from '../../../platform/format.ts';
import { useNotify } from '../../../platform/notify.tsx';
import { useSite } from '../../../platform/site.ts';
import { useTrouble } from '../use-trouble.ts';

interface CsvButtonProps {
  what: 'arrears' | 'invoices' | 'bank-lines';
  /** What is looked for, as the list has it. */
  asked?: Record<string, string>;
}

/** Saves what a list is of, all its pages, as a file for a spreadsheet. */
export function CsvButton({ what, asked = {} }: CsvButtonProps) {
  const { t } = useTranslation('money');
  const { partner } = useSite();
  const language = useLanguage();
  const notify = useNotify();
  const tell = useTrouble();
  const [isBusy, setIsBusy] = useState(false);

  async function save() {
    setIsBusy(true);
    try {
      const query = new URLSearchParams({ ...asked, language });
      const path = `/api/money/${partner?.partnerId ?? ''}/${what}.csv?${query.toString()}`;
      const link = document.createElement('a');
      link.href = URL.createObjectURL(await fetchFile(path));
      link.download = `${t(`csv.names.${what}`)}.csv`;
      link.click();
      URL.revokeObjectURL(link.href);
    } catch (error) {
      notify(tell(error), 'bad');
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <Button
      variant="default"
      loading={isBusy}
      leftSection={<IconDownload size={18} aria-hidden />}
      onClick={() => void save()}
    >
      {t('csv.save')}
    </Button>
  );
}
