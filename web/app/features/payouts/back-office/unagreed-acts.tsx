import { Alert, Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { browserApi } from '../../../platform/api.ts';
import { useAction, useMoneyFormat } from '../../ledger/public.tsx';
import { AgreeToPayoutSettings } from './agree-to-payout-settings.graphql.ts';
import type { PayoutTermsFragment } from './payout-terms.fragment.graphql.ts';

interface UnagreedActsProps {
  partnerId: string | null;
  unagreed: NonNullable<PayoutTermsFragment['unagreed']>;
}

/** What people changed alone, until another approver agrees to it. */
export function UnagreedActs({ partnerId, unagreed }: UnagreedActsProps) {
  const { t } = useTranslation(['payout_back_office', 'ledger']);
  const { moment } = useMoneyFormat();
  const { act, isBusy } = useAction();
  const { acts, lastNumber, mayAgree } = unagreed;
  const agree = () =>
    act(
      () => browserApi(AgreeToPayoutSettings, { inputData: { partnerId, lastNumber } }),
      t('settings.unagreed.done'),
    );
  return (
    <Alert role="note" variant="light" title={t('settings.unagreed.title')}>
      <ul>
        {acts.map(({ kind, byName, at }) => (
          <li key={`${kind} ${at}`}>
            {t(`settings.unagreed.kinds.${kind}`, {
              name: byName ?? t('ledger:somebody'),
              at: moment(at),
            })}
          </li>
        ))}
      </ul>
      <p>{t(mayAgree ? 'settings.unagreed.text_you' : 'settings.unagreed.text')}</p>
      {mayAgree && (
        <Button loading={isBusy} onClick={() => void agree()}>
          {t('settings.unagreed.agree')}
        </Button>
      )}
    </Alert>
  );
}
