import { Alert, Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { browserApi } from '../../../platform/api.ts';
import { ActDialog } from '../../../ui/act-dialog.tsx';
import { useAction } from '../use-action.ts';
import { useMoneyFormat } from '../use-money-format.ts';
import { AgreeToClientAccount } from './agree-to-client-account.graphql.ts';
import type { ClientAccountChangeRowFragment } from './client-account-change.fragment.graphql.ts';
import { StopClientAccount } from './stop-client-account.graphql.ts';

/** A requested client account: who requested it, from when it applies, and the actions of the viewer. */
export function ClientAccountChange({ change }: { change: ClientAccountChangeRowFragment }) {
  const { t } = useTranslation('ledger');
  const { account, day, moment } = useMoneyFormat();
  const { act, isBusy } = useAction();
  const [action, setAction] = useState<'agree' | 'stop'>('agree');
  const [isOpen, setIsOpen] = useState(false);
  const { partnerId, name, clientAccount, nextClientAccount, countsOn, mayAgree } = change;
  const numbers = { name, was: account(clientAccount), next: account(nextClientAccount) };
  const choose = (which: 'agree' | 'stop') => {
    setAction(which);
    setIsOpen(true);
  };
  async function confirm() {
    const send = () =>
      action === 'agree'
        ? browserApi(AgreeToClientAccount, { inputData: { partnerId, changeId: change._id } })
        : browserApi(StopClientAccount, { inputData: { partnerId } });
    if (await act(send, t(`settings.client_account.${action}.done`))) setIsOpen(false);
  }
  return (
    <Alert role="note" variant="light" mb="xl" title={t('settings.client_account.title', numbers)}>
      <p>{t('settings.client_account.text', numbers)}</p>
      <p>
        {t('settings.client_account.requested', {
          name: change.requestedByName ?? t('somebody'),
          at: moment(change.requestedAt),
        })}{' '}
        {countsOn
          ? t('settings.client_account.agreed', {
              name: change.agreedByName ?? t('somebody'),
              on: day(countsOn),
            })
          : t(`settings.client_account.${mayAgree ? 'waits_for_you' : 'waits'}`)}
      </p>
      {!change.isNextAccountProved && <p>{t('settings.client_account.unproved')}</p>}
      <Group>
        {mayAgree && (
          <Button onClick={() => choose('agree')}>{t('settings.client_account.agree.name')}</Button>
        )}
        <Button variant="default" onClick={() => choose('stop')}>
          {t('settings.client_account.stop.name')}
        </Button>
      </Group>
      <ActDialog
        opened={isOpen}
        title={t(`settings.client_account.${action}.title`)}
        confirm={t(`settings.client_account.${action}.name`)}
        isBusy={isBusy}
        onClose={() => setIsOpen(false)}
        onConfirm={confirm}
      >
        <p>{t(`settings.client_account.${action}.text`, numbers)}</p>
      </ActDialog>
    </Alert>
  );
}
