import { Button, Drawer, Skeleton, Stack } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useDownload } from '../../files/public.tsx';
import classes from './details.module.css';
import type { Payout } from './payout.ts';
import { PayoutEvents } from './payout-events.tsx';
import { PayoutFacts } from './payout-facts.tsx';
import { PayoutLines } from './payout-lines.tsx';

interface PayoutDrawerProps {
  opened: boolean;
  /** Null while it is loading, undefined if there is none. */
  payout: Payout | null | undefined;
  onClose: () => void;
  /** Shown if there is no payout. */
  gone?: ReactNode;
  /** The actions for it. */
  children?: ReactNode;
}

/** The details of a payout, next to the list that it was opened from. */
export function PayoutDrawer({ opened, payout, onClose, gone, children }: PayoutDrawerProps) {
  const { t } = useTranslation('payouts');
  // While it closes, the last payout stays visible.
  const [last, setLast] = useState(payout);
  if (opened && last !== payout) setLast(payout);
  const shown = opened ? payout : last;
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={
        shown?.serialId ? t('details.title', { serial: shown.serialId }) : t('details.expected')
      }
      position="right"
      size="lg"
      closeButtonProps={{ 'aria-label': t('details.close') }}
      classNames={{ title: classes.title ?? '', body: classes.body ?? '' }}
    >
      {shown === null && (
        <Stack role="status" aria-label={t('details.loading')}>
          <Skeleton height={56} width="60%" />
          <Skeleton height={220} />
          <Skeleton height={160} />
        </Stack>
      )}
      {shown === undefined && (gone || <p className="quiet">{t('details.gone')}</p>)}
      {shown && (
        <>
          <PayoutFacts payout={shown} />
          {children}
          {shown.settlementFileId && <SettlementFile id={shown.settlementFileId} />}
          <PayoutLines payout={shown} />
          <PayoutEvents events={shown.events} />
        </>
      )}
    </Drawer>
  );
}

/** The settlement document of a completed payout. */
function SettlementFile({ id }: { id: string }) {
  const { t } = useTranslation('payouts');
  const download = useDownload();
  return (
    <Button
      variant="default"
      mt="md"
      leftSection={<IconFileTypePdf size={18} aria-hidden />}
      onClick={() => void download(id)}
    >
      {t('details.settlement')}
    </Button>
  );
}
