import { Alert, Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { browserApi } from '../../../../platform/api.ts';
import { useFormat } from '../../../../platform/format.ts';
import { ActDialog } from '../../../../ui/act-dialog.tsx';
import { useAction, useIsAuditor, useMoneyFormat } from '../../../ledger/public.tsx';
import type { ReconciliationQuery } from '../reconciliation.graphql.ts';
import { AgreeToReopening } from './agree-to-reopening.graphql.ts';
import { StopReopening } from './stop-reopening.graphql.ts';

export type Request = ReconciliationQuery['getReopenings'][number];

/** A request to open closed months again: who requested it and why, and the actions of the viewer. */
export function Reopening({ request }: { request: Request }) {
  const { t } = useTranslation('banking');
  const { moment } = useMoneyFormat();
  const { month: nameOf } = useFormat();
  const { act, isBusy } = useAction();
  const isAuditor = useIsAuditor();
  const [action, setAction] = useState<'agree' | 'stop'>('agree');
  const [isOpen, setIsOpen] = useState(false);
  const { bookName, reason, requestedByName, requestedAt, mayAgree } = request;
  // The last closed month.
  const closedUntil = request.closedUntil?.slice(0, 7) ?? '';
  const facts = { month: nameOf(request.month), name: bookName };
  const choose = (which: 'agree' | 'stop') => {
    setAction(which);
    setIsOpen(true);
  };
  async function confirm() {
    const { _id: reopeningId } = request;
    const send = () =>
      action === 'agree'
        ? browserApi(AgreeToReopening, {
            inputData: { reopeningId, closedUntil: request.closedUntil },
          })
        : browserApi(StopReopening, { inputData: { reopeningId } });
    if (await act(send, t(`reconciliation.periods.${action}.done`, facts))) setIsOpen(false);
  }
  return (
    <Alert role="note" variant="light" mb="xl" title={t('reconciliation.periods.request', facts)}>
      <p>
        {t('reconciliation.periods.requested', {
          name: requestedByName ?? t('exceptions.somebody'),
          at: moment(requestedAt),
        })}{' '}
        <q>{reason}</q>
      </p>
      {closedUntil > request.month && (
        <p>{t('reconciliation.periods.opens', { ...facts, until: nameOf(closedUntil) })}</p>
      )}
      {!mayAgree && <p>{t('reconciliation.periods.waits')}</p>}
      {!isAuditor && (
        <Group>
          {mayAgree && (
            <Button onClick={() => choose('agree')}>
              {t('reconciliation.periods.agree.name')}
            </Button>
          )}
          <Button variant="default" onClick={() => choose('stop')}>
            {t('reconciliation.periods.stop.name')}
          </Button>
        </Group>
      )}
      <ActDialog
        opened={isOpen}
        title={t(`reconciliation.periods.${action}.title`, facts)}
        confirm={t(`reconciliation.periods.${action}.name`)}
        isBusy={isBusy}
        onClose={() => setIsOpen(false)}
        onConfirm={confirm}
      >
        <p>{t(`reconciliation.periods.${action}.text`, facts)}</p>
      </ActDialog>
    </Alert>
  );
}
