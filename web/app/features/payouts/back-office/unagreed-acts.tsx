import { Alert, Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { browserApi } from '../../../platform/api.ts';
import { useAction, useMoneyFormat } from '../../ledger/public.tsx';
import { useActLines } from './use-act-lines.ts';
import { AgreeToPayoutSettings } from './agree-to-payout-settings.graphql.ts';
import type { PayoutTermsFragment } from './payout-terms.fragment.graphql.ts';

interface UnagreedActsProps {
  partnerId: string | null;
  unagreed: NonNullable<PayoutTermsFragment['unagreed']>;
  /** Whether the settings are on this site. */
  isOwn: boolean;
}

/** Where each of them is set. */
const SET_AT = {
  changed_approvers: '/money/settings/approvals',
  raised_limit: '/money/settings/approvals',
  raised_guarantee: '/money/settings/payouts',
  raised_remainder: '/money/settings/invoices',
  raised_alone_limit: '/money/settings/invoices',
  changed_bank_terms: '/money/settings/account',
  changed_owner: '/money/settings/account',
} as const satisfies Record<UnagreedActsProps['unagreed']['acts'][number]['kind'], string>;

/** What people changed alone, until another approver agrees to it. */
export function UnagreedActs({ partnerId, unagreed, isOwn }: UnagreedActsProps) {
  const { t } = useTranslation(['payout_back_office', 'ledger']);
  const { moment } = useMoneyFormat();
  const { act, isBusy } = useAction();
  const linesOf = useActLines();
  const { acts, lastNumber, mayAgree } = unagreed;
  const agree = () =>
    act(
      () => browserApi(AgreeToPayoutSettings, { inputData: { partnerId, lastNumber } }),
      t('settings.unagreed.done'),
    );
  return (
    <Alert role="note" variant="light" title={t('settings.unagreed.title')}>
      <ul>
        {acts.map(({ kind, byName, at, change, ...one }) => (
          <li key={`${kind} ${at}`}>
            {t(`settings.unagreed.kinds.${kind}`, {
              name: byName ?? t('ledger:somebody'),
              at: moment(at),
            })}{' '}
            {isOwn && <Link to={SET_AT[kind]}>{t('settings.unagreed.set')}</Link>}
            {!one.mayAgree && <span className="quiet">{t('settings.unagreed.by_another')}</span>}
            <ul>
              {linesOf(change).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
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
