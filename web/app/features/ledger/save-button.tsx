import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { fetchFile } from '../../platform/api.ts';
import { useNotify } from '../../platform/notify.tsx';
import { saveFile } from '../../platform/save-file.ts';
import { useSite } from '../../platform/site.ts';
import { booksInPath } from './books.ts';
import { useErrorMessage } from './use-action.ts';

interface SaveButtonProps {
  /** The path after the agency's money: `arrears.csv?language=no`. */
  path: string;
  /** The name of the downloaded file. */
  name: string;
  label: string;
  /** What the file is about, if there are several such buttons; for screen readers only. */
  of?: string;
}

/** Downloads one of the agency's files. */
export function SaveButton({ path, name, label, of }: SaveButtonProps) {
  const { t } = useTranslation('ledger');
  const { partner } = useSite();
  const notify = useNotify();
  const messageFor = useErrorMessage();
  const [isBusy, setIsBusy] = useState(false);

  async function save() {
    setIsBusy(true);
    try {
      const books = booksInPath(partner?.partnerId ?? null);
      saveFile(await fetchFile(`/api/money/${books}/${path}`), name);
    } catch (error) {
      notify(messageFor(error), 'bad');
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <Button
      variant="default"
      loading={isBusy}
      leftSection={<IconDownload size={18} aria-hidden />}
      {...(of && { 'aria-label': t('save_of', { label, of }) })}
      onClick={() => void save()}
    >
      {label}
    </Button>
  );
}
