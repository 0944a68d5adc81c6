import { Button } from '@mantine/core';
import { IconDownload, IconMessage, IconTrendingUp } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { browserApi } from '../../../platform/api.ts';
import { useNotify } from '../../../platform/notify.tsx';
import bar from '../../../ui/chosen-bar.module.css';
import { PAGE } from '../../../ui/pages.ts';
import { useErrorMessage } from '../../leases/public.tsx';
import {
  choose,
  CHOSEN_MAX,
  Leases,
  useLeaseFile,
  type ListedChoice,
} from '../../leases/list/public.tsx';
import { MessageDialog } from './message-dialog.tsx';
import { RentsDialog } from './rents-dialog.tsx';

/** The largest number of leases that the API returns in one call. */
const AT_ONCE = 100;

/** The selection, on all pages, and the actions for it. */
export function BulkBar({ queryData, total, chosen, onChoose }: ListedChoice) {
  const { t } = useTranslation(['lease_changes', 'leases']);
  const notify = useNotify();
  const messageFor = useErrorMessage();
  const { save, isBusy } = useLeaseFile();
  const [opened, setOpened] = useState<'message' | 'rents' | null>(null);
  const [isFinding, setIsFinding] = useState(false);
  const most = Math.min(total, CHOSEN_MAX);

  async function chooseAll() {
    setIsFinding(true);
    try {
      let all = chosen;
      for (let skip = 0; skip < total && all.size < CHOSEN_MAX; skip += AT_ONCE) {
        const optionData = { limit: AT_ONCE, skip, sort: 'number' as const };
        const { getLeases } = await browserApi(Leases, { queryData, optionData });
        all = choose(
          all,
          getLeases.data.filter(({ mayWrite }) => mayWrite),
          true,
        );
      }
      onChoose(all);
    } catch (error) {
      notify(messageFor(error), 'bad');
    } finally {
      setIsFinding(false);
    }
  }
  const dialog = { chosen, onClose: () => setOpened(null) };
  return (
    <>
      {chosen.size > 0 && (
        <div className={bar.bar} role="region" aria-label={t('bulk.label')}>
          <p role="status">{t('bulk.chosen', { count: chosen.size })}</p>
          {total > PAGE && chosen.size < most && (
            <Button variant="subtle" loading={isFinding} onClick={() => void chooseAll()}>
              {t('bulk.choose_all', { count: most })}
            </Button>
          )}
          <Button variant="subtle" onClick={() => onChoose(new Map())}>
            {t('bulk.choose_none')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconMessage size={18} aria-hidden />}
            onClick={() => setOpened('message')}
          >
            {t('bulk.message.name')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconTrendingUp size={18} aria-hidden />}
            onClick={() => setOpened('rents')}
          >
            {t('bulk.rents.name')}
          </Button>
          <Button
            variant="default"
            loading={isBusy}
            leftSection={<IconDownload size={18} aria-hidden />}
            onClick={() => void save('xlsx', { ...queryData, contractIds: [...chosen.keys()] })}
          >
            {t('leases:list.xlsx')}
          </Button>
          <Button
            variant="default"
            loading={isBusy}
            leftSection={<IconDownload size={18} aria-hidden />}
            onClick={() => void save('csv', { ...queryData, contractIds: [...chosen.keys()] })}
          >
            {t('leases:list.csv')}
          </Button>
        </div>
      )}
      <MessageDialog opened={opened === 'message'} {...dialog} />
      <RentsDialog opened={opened === 'rents'} {...dialog} />
    </>
  );
}
