import { Alert, Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';

import { browserApi } from '../../../platform/api.ts';
import { useNotify } from '../../../platform/notify.tsx';
import { session } from '../../../platform/session.ts';
import { FormError } from '../../accounts/forms/public.tsx';
import { useErrorMessage, useWords } from '../../ledger/public.tsx';
import { AgreeToApprovers } from './agree-to-approvers.graphql.ts';
import type { PayoutTermsFragment } from './payout-terms.fragment.graphql.ts';
import { StopApproverChange } from './stop-approver-change.graphql.ts';

type Settings = PayoutTermsFragment;

interface ApproverChangeProps {
  partnerId: string | null;
  asked: NonNullable<Settings['asked']>;
  /** Current approvers other than the user who requested the change. */
  others: Settings['agents'];
}

/** A request for fewer approvals or other approvers: users with permission accept or reject it. */
export function ApproverChange({ partnerId, asked, others }: ApproverChangeProps) {
  const { t, i18n } = useTranslation(['payout_desk', 'ledger']);
  const { moment } = useWords();
  const notify = useNotify();
  const { revalidate } = useRevalidator();
  const trouble = useErrorMessage();
  const [doing, setDoing] = useState<'agree' | 'stop' | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const { approvalsNeeded, approvers, askedBy, countsFrom, mayAgree, mayStop } = asked;
  const isMine = askedBy?._id === session()?.id;
  const namesOf = (people: Settings['agents'], type: Intl.ListFormatType) =>
    new Intl.ListFormat(i18n.language === 'no' ? 'nb' : 'en', { type }).format(
      people.map(({ name }) => name),
    );
  const byOthers = others.length > 0 ? 'others' : 'nobody';

  async function end(how: 'agree' | 'stop') {
    setDoing(how);
    setFailed(null);
    try {
      const said = { inputData: { partnerId } };
      await (how === 'agree'
        ? browserApi(AgreeToApprovers, said)
        : browserApi(StopApproverChange, said));
      notify(t(`settings.approver_change.${how === 'agree' ? 'agreed' : 'stopped'}`), 'good');
      await revalidate();
    } catch (error) {
      setFailed(trouble(error));
    } finally {
      setDoing(null);
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
          {t('settings.approvals.approvers')}: {namesOf(approvers, 'conjunction')}
        </li>
      </ul>
      <p>
        {t(`settings.approver_change.when_${mayAgree ? 'you' : byOthers}`, {
          when: moment(countsFrom),
          names: namesOf(others, 'disjunction'),
        })}
      </p>
      {failed && <FormError>{failed}</FormError>}
      <Group>
        {mayAgree && (
          <Button loading={doing === 'agree'} onClick={() => void end('agree')}>
            {t('settings.approver_change.agree')}
          </Button>
        )}
        {mayStop && (
          <Button variant="default" loading={doing === 'stop'} onClick={() => void end('stop')}>
            {t('settings.approver_change.stop')}
          </Button>
        )}
      </Group>
    </Alert>
  );
}
