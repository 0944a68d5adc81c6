import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { fetchFile } from '../../../platform/api.ts';
import { useLanguage } from '../../../platform/format.ts';
import { useNotify } from '../../../platform/notify.tsx';
import { saveFile } from '../../../platform/save-file.ts';
import { useErrorMessage } from '../use-action.ts';

/** Downloads leases as a spreadsheet. */
export function useLeaseFile() {
  const { t } = useTranslation('leases');
  const language = useLanguage();
  const notify = useNotify();
  const messageFor = useErrorMessage();
  const [isBusy, setIsBusy] = useState(false);

  async function save(kind: 'xlsx' | 'csv', filters: object) {
    setIsBusy(true);
    try {
      saveFile(
        await fetchFile(`/api/leases.${kind}`, { ...filters, language }),
        `${t('list.csv_name')}.${kind}`,
      );
    } catch (error) {
      notify(messageFor(error), 'bad');
    } finally {
      setIsBusy(false);
    }
  }
  return { save, isBusy };
}
