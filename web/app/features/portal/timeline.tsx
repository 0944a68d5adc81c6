import { Anchor, Button, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { writeBankAccount } from '@husvaer/domain/ledger/bank-account';

import { useFormat } from '../../platform/format.ts';
import { useDownload } from '../files/public.tsx';
import type { LeaseQuery } from './lease.graphql.ts';
import classes from './timeline.module.css';

/** The number of events shown at first. */
const FIRST = 8;

type Item = LeaseQuery['getLeaseTimeline'][number];

/** The history of a lease, the latest first, as the reader's side may read it. */
export function Timeline({ items }: { items: readonly Item[] }) {
  const { t } = useTranslation('portal');
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? items : items.slice(0, FIRST);
  const more = items.length - shown.length;
  return (
    <section aria-labelledby="timeline">
      <Title order={2} id="timeline">
        {t('timeline.title')}
      </Title>
      {items.length === 0 ? (
        <p className="quiet">{t('timeline.none')}</p>
      ) : (
        <ol className={classes.timeline} reversed>
          {shown.map((item) => (
            <TimelineItem key={item._id} item={item} />
          ))}
        </ol>
      )}
      {more > 0 && (
        <Button variant="default" mt="md" onClick={() => setIsWhole(true)}>
          {t('timeline.all', { count: more })}
        </Button>
      )}
    </section>
  );
}

function TimelineItem({ item }: { item: Item }) {
  const { t } = useTranslation(['portal', 'leases']);
  const format = useFormat();
  const download = useDownload();
  const { on, at, kind, by, note, amount, day, invoiceSerialId: serial, fileId } = item;
  const { accountNumber, formerAccountNumber } = item;
  // Events of the document itself use the texts of the namespace `leases`.
  const keys = [`timeline.kinds.${kind}`, `leases:history.${kind}`, 'leases:history.other'];
  const words = t(keys as unknown as 'leases:history.other');
  const about = [
    by !== null && t('timeline.by', { name: by }),
    accountNumber !== null && t('timeline.account', { account: writeBankAccount(accountNumber) }),
    formerAccountNumber !== null &&
      t('timeline.former', { account: writeBankAccount(formerAccountNumber) }),
    serial !== null && t('timeline.invoice', { serial }),
    day !== null && t(`timeline.days.${meaningOf(kind)}`, { date: format.day(day) }),
  ].filter(Boolean);
  return (
    <li>
      <span className={classes.what}>
        {words}
        {amount !== null && <strong>{format.amount(amount)}</strong>}
      </span>
      {about.length > 0 && <span className="quiet">{about.join(' · ')}</span>}
      {note && <q className="quiet">{note}</q>}
      <span className="quiet">
        <time dateTime={at ?? on}>{at ? format.moment(at) : format.day(on)}</time>
        {fileId && (
          <>
            {' · '}
            <Anchor
              component="button"
              type="button"
              inherit
              underline="always"
              aria-label={`${t('timeline.open')}: ${words}, ${format.day(on)}`}
              onClick={() => void download(fileId)}
            >
              {t('timeline.open')}
            </Anchor>
          </>
        )}
      </span>
    </li>
  );
}

/** What an event's day means. */
function meaningOf(kind: string): 'due' | 'from' | 'last' {
  if (['rent_adjusted', 'due_day_moved', 'account_changed'].includes(kind)) return 'from';
  return kind.endsWith('_invoiced') || kind.endsWith('credited') ? 'due' : 'last';
}
