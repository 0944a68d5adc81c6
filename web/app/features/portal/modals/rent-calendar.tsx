import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { browserApi } from '../../../platform/api.ts';
import { useFormat } from '../../../platform/format.ts';
import { useNotify } from '../../../platform/notify.tsx';
import { Copy } from '../../../ui/copy.tsx';
import { Answered } from './answered.tsx';
import { RentCalendar as CalendarCall } from './calendar.graphql.ts';
import { CloseRentCalendar } from './close-rent-calendar.graphql.ts';
import { Modal, type ModalProps } from './modal.tsx';
import classes from './modals.module.css';
import { OpenRentCalendar } from './open-rent-calendar.graphql.ts';
import { useModalQuery } from './use-modal-query.ts';
import { useFailureMessage } from './use-failure-message.ts';

interface RentCalendarProps extends ModalProps {
  lease: { _id: string };
}

/** A calendar feed of rent or payout days, by a secret URL. */
export function RentCalendar({ lease, ...modal }: RentCalendarProps) {
  const { t } = useTranslation('modals');
  return (
    <Modal {...modal} title={t('calendar.title')}>
      <ModalContent contractId={lease._id} />
    </Modal>
  );
}

/** The state of the calendar feed, as far as it is known here. */
interface Standing {
  /** Null while the feed is closed. */
  openedAt: string | null;
  /** The URL is shown only once. */
  url: string | null;
}

function ModalContent({ contractId }: { contractId: string }) {
  const query = useModalQuery(CalendarCall, { contractId });
  const notify = useNotify();
  const messageFor = useFailureMessage();
  const [changed, setChanged] = useState<Standing | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  async function change(call: () => Promise<Standing>) {
    setIsBusy(true);
    try {
      setChanged(await call());
    } catch (error) {
      notify(messageFor(error), 'bad');
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <Answered {...query} none={() => null}>
      {({ getRentCalendar: { openedAt } }) => (
        <Calendar
          standing={changed ?? { openedAt, url: null }}
          isBusy={isBusy}
          onOpen={() =>
            void change(
              async () => (await browserApi(OpenRentCalendar, { contractId })).openRentCalendar,
            )
          }
          onCloseCalendar={() =>
            void change(async () => {
              const { closeRentCalendar } = await browserApi(CloseRentCalendar, { contractId });
              return { ...closeRentCalendar, url: null };
            })
          }
        />
      )}
    </Answered>
  );
}

interface CalendarProps {
  standing: Standing;
  isBusy: boolean;
  onOpen: () => void;
  onCloseCalendar: () => void;
}

export function Calendar({
  standing: { openedAt, url },
  isBusy,
  onOpen,
  onCloseCalendar,
}: CalendarProps) {
  const { t } = useTranslation('modals');
  const format = useFormat();
  return (
    <Stack>
      <p>{t('calendar.text')}</p>
      {url && <Copy value={url} label={t('calendar.address')} isLong />}
      <p role="status" className="quiet">
        {url && t('calendar.once')}
        {!url && openedAt && t('calendar.open_since', { date: format.day(openedAt) })}
      </p>
      <div className={classes.actions}>
        {url && (
          // Calendar programs open `webcal:` as a subscription.
          <Button component="a" href={url.replace(/^https?:/, 'webcal:')}>
            {t('calendar.subscribe')}
          </Button>
        )}
        <Button variant={url ? 'default' : 'filled'} loading={isBusy} onClick={onOpen}>
          {t(openedAt ? 'calendar.anew' : 'calendar.make')}
        </Button>
        {openedAt && (
          <Button variant="subtle" c="var(--danger)" disabled={isBusy} onClick={onCloseCalendar}>
            {t('calendar.shut')}
          </Button>
        )}
      </div>
    </Stack>
  );
}
