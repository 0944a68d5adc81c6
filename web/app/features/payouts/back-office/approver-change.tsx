import { Alert, Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';

import { browserApi } from '../../../platform/api.ts';
import { useFormat } from '../../../platform/format.ts';
import { useNotify } from '../../../platform/notify.tsx';
import { session } from '../../../platform/session.ts';
import { FormError } from '../../accounts/forms/public.tsx';
import { useErrorMessage, useMoneyFormat } from '../../ledger/public.tsx';
import { AgreeToApprovers } from './agree-to-approvers.graphql.ts';
import type { PayoutTermsFragment } from './payout-terms.fragment.graphql.ts';
import { StopApproverChange } from './stop-approver-change.graphql.ts';

type Settings = PayoutTermsFragment;

interface ApproverChangeProps {
  partnerId: string | null;
  change: NonNullable<Settings['asked']>;
  /** Current approvers other than the user who requested the change. */
  others: Settings['agents'];
}

/** A request for fewer approvals or other approvers: users with permission accept or reject it. */
export function ApproverChange({ partnerId, change, others }: ApproverChangeProps) {
  const { t } = useTranslation(['payout_back_office', 'ledger']);
  const format = useFormat();
  const { moment } = useMoneyFormat();
  const notify = useNotify();
  const { revalidate } = useRevalidator();
  const messageFor = useErrorMessage();
  const [pendingAction, setPendingAction] = useState<'agree' | 'stop' | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const { approvalsNeeded, approvers, askedBy, countsFrom, mayAgree, mayStop } = change;
  const isMine = askedBy?._id === session()?.id;
  const byOthers = others.length > 0 ? 'others' : 'nobody';

  async function end(how: 'agree' | 'stop') {
    setPendingAction(how);
    setFailed(null);
    try {
      await (how === 'agree'
        ? browserApi(AgreeToApprovers, { inputData: { partnerId, changeId: change._id } })
        : browserApi(StopApproverChange, { inputData: { partnerId } }));
      notify(t(`settings.approver_change.${how === 'agree' ? 'agreed' : 'stopped'}`), 'good');
      await revalidate();
    } catch (error) {
      setFailed(messageFor(error));
    } finally {
      setPendingAction(null);
    }
  }

  return (
    <Alert role="note" variant="light" title={t('settings.approver_change.title')}>
      <p>
        {t(isMine ? 'settings.approver_change.mine' : 'settings.approver_change.theirs', {
          name: askedBy?.name ?? t('ledger:somebody'),
        })}
      </p>
      <ul>
        <li>
          {t('settings.approvals.approvalsNeeded')}:{' '}
          {t(`settings.approvals.needed.${approvalsNeeded === 1 ? 'one' : 'two'}`)}
        </li>
        <li>
          {t('settings.approvals.approvers')}: {format.list(approvers.map(({ name }) => name))}
        </li>
      </ul>
      <p>
        {t(`settings.approver_change.when_${mayAgree ? 'you' : byOthers}`, {
          when: moment(countsFrom),
          names: format.choice(others.map(({ name }) => name)),
        })}
      </p>
      {failed && <FormError>{failed}</FormError>}
      <Group>
        {mayAgree && (
          <Button loading={pendingAction === 'agree'} onClick={() => void end('agree')}>
            {t('settings.approver_change.agree')}
          </Button>
        )}
        {mayStop && (
          <Button
            variant="default"
            loading={pendingAction === 'stop'}
            onClick={() => void end('stop')}
          >
            {t('settings.approver_change.stop')}
          </Button>
        )}
      </Group>
    </Alert>
  );
}
