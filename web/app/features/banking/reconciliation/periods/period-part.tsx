import { Button, Group, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { RECONCILIATION_NOTE_MAX } from '@husvaer/domain/banking/reconciliation';

import { browserApi } from '../../../../platform/api.ts';
import { useFormat } from '../../../../platform/format.ts';
import { useSite } from '../../../../platform/site.ts';
import { ActDialog } from '../../../../ui/act-dialog.tsx';
import { useAction, useMoneyFormat } from '../../../ledger/public.tsx';
import type { Month } from '../month.ts';
import own from '../reconciliation.module.css';
import { ClosePeriod } from './close-period.graphql.ts';
import { RequestReopening } from './request-reopening.graphql.ts';

/** Up to which day the books are closed, and the actions that close a month or request to open it again. */
export function PeriodPart({ month }: { month: Month }) {
  const { t } = useTranslation(['banking', 'ledger']);
  const { partner } = useSite();
  const { day } = useMoneyFormat();
  const { month: nameOf } = useFormat();
  const { act, isBusy } = useAction();
  const [action, setAction] = useState<'close' | 'reopen'>('close');
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const { closedUntil, isClosable } = month;
  const isClosed = closedUntil !== null && closedUntil.slice(0, 7) >= month.month;
  const name = nameOf(month.month);
  const choose = (which: 'close' | 'reopen') => {
    setAction(which);
    setReason('');
    setIsMissing(false);
    setIsOpen(true);
  };
  async function confirm() {
    const about = { partnerId: partner?.partnerId ?? null, month: month.month };
    const trimmed = reason.trim();
    const lacks = action === 'reopen' && trimmed === '';
    setIsMissing(lacks);
    if (lacks) return;
    const send = () =>
      action === 'close'
        ? browserApi(ClosePeriod, { inputData: about })
        : browserApi(RequestReopening, { inputData: { ...about, reason: trimmed } });
    if (await act(send, t(`reconciliation.periods.${action}.done`, { month: name })))
      setIsOpen(false);
  }
  if (closedUntil === null && !isClosable) return null;
  return (
    <section className={own.part}>
      <h3>{t('reconciliation.periods.title')}</h3>
      {closedUntil !== null && (
        <p>{t('reconciliation.periods.until', { day: day(closedUntil) })}</p>
      )}
      <Group>
        {isClosable && (
          <Button variant="default" onClick={() => choose('close')}>
            {t('reconciliation.periods.close.name', { month: name })}
          </Button>
        )}
        {isClosed && (
          <Button variant="default" onClick={() => choose('reopen')}>
            {t('reconciliation.periods.reopen.name', { month: name })}
          </Button>
        )}
      </Group>
      <ActDialog
        opened={isOpen}
        title={t(`reconciliation.periods.${action}.title`, { month: name })}
        confirm={t(`reconciliation.periods.${action}.confirm`)}
        isBusy={isBusy}
        onClose={() => setIsOpen(false)}
        onConfirm={confirm}
      >
        <p>{t(`reconciliation.periods.${action}.text`, { month: name })}</p>
        {action === 'reopen' && (
          <Textarea
            label={t('reconciliation.periods.reason')}
            autosize
            minRows={2}
            maxLength={RECONCILIATION_NOTE_MAX}
            value={reason}
            error={isMissing && t('ledger:wrong.reason')}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
        )}
      </ActDialog>
    </section>
  );
}
