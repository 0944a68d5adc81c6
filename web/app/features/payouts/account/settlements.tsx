import { Button, Title } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { browserApi } from '../../../platform/api.ts';
import { useFormat } from '../../../platform/format.ts';
import { useNotify } from '../../../platform/notify.tsx';
import { useFailureText } from '../../../errors/use-failure-text.ts';
import { useDownload } from '../../files/public.tsx';
import classes from './account.module.css';
import type { SettlementsPageFragment } from './settlements.fragment.graphql.ts';
import { SettlementPage } from './settlements.graphql.ts';

/** A settlement document for each payout, the latest first. */
export function Settlements({ first }: { first: SettlementsPageFragment }) {
  const { t } = useTranslation('payouts');
  const notify = useNotify();
  const messageFor = useFailureText();
  const [more, setMore] = useState<SettlementsPageFragment['data']>([]);
  const [isPending, setIsPending] = useState(false);
  const all = [...first.data, ...more];

  async function showMore() {
    setIsPending(true);
    try {
      const { getSettlements } = await browserApi(SettlementPage, { skip: all.length });
      setMore([...more, ...getSettlements.data]);
    } catch (error) {
      notify(messageFor(error), 'bad');
    } finally {
      setIsPending(false);
    }
  }
  return (
    <section className={classes.section} aria-labelledby="settlements">
      <Title order={2} id="settlements">
        {t('settlements.title')}
      </Title>
      <p className="quiet">{t(all.length === 0 ? 'settlements.none' : 'settlements.text')}</p>
      {all.length > 0 && (
        <ul className={classes.settlements}>
          {all.map((one) => (
            <Settlement key={one._id} one={one} />
          ))}
        </ul>
      )}
      {all.length < first.total && (
        <Button variant="default" mt="md" loading={isPending} onClick={() => void showMore()}>
          {t('settlements.more')}
        </Button>
      )}
    </section>
  );
}

function Settlement({ one }: { one: SettlementsPageFragment['data'][number] }) {
  const { t } = useTranslation('payouts');
  const format = useFormat();
  const download = useDownload();
  const { amount, payoutDate, settlementFileId: fileId, propertyInfo } = one;
  const serial = one.serialId ?? '';
  return (
    <li>
      <span>
        <strong>{format.amount(amount)}</strong>
        <span className="quiet">
          {[payoutDate && format.date(payoutDate), propertyInfo?.name].filter(Boolean).join(' · ')}
        </span>
        <span className="quiet">{t('settlements.one', { serial })}</span>
      </span>
      {fileId && (
        <Button
          variant="default"
          aria-label={t('settlements.download', { serial })}
          leftSection={<IconFileTypePdf size={18} aria-hidden />}
          onClick={() => void download(fileId)}
        >
          {t('settlements.pdf')}
        </Button>
      )}
    </li>
  );
}
