import { useTranslation } from 'react-i18next';

import type { PaymentStatus, PayoutStatus, RefundStatus } from '@husvaer/domain/payouts/enums';

import { Badge, type BadgeColour } from '../../ui/badge.tsx';
import classes from './payout-badges.module.css';

const COLOURS: Record<PayoutStatus | RefundStatus, BadgeColour> = {
  estimated: 'grey',
  pending_for_approval: 'yellow',
  approved: 'teal',
  in_progress: 'blue',
  completed: 'green',
  failed: 'red',
  withdrawn: 'grey',
};

/** The status of a refund. */
export function RefundBadge({ status }: { status: RefundStatus }) {
  const { t } = useTranslation('payouts');
  return <Badge colour={COLOURS[status]}>{t(`statuses.${status}`)}</Badge>;
}

interface Standing {
  status: PayoutStatus;
  paymentStatus: PaymentStatus | null;
  holdPayout: boolean;
  isGivenUp: boolean;
  isRentReceived: boolean;
  awaitsBrokeringConsent: boolean;
  accountInfo: { accountNumber: string | null };
}

const PAYMENT_COLOURS: Record<PaymentStatus, BadgeColour> = {
  pending: 'grey',
  paid: 'green',
  balanced: 'green',
  failed: 'red',
};

/** The status of a payout, how the bank paid it when completed, and what prevents it from being paid. */
export function PayoutBadges({ payout }: { payout: Standing }) {
  const { t } = useTranslation('payouts');
  const { status, paymentStatus, holdPayout, isGivenUp, isRentReceived, accountInfo } = payout;
  const lacksConsent = payout.awaitsBrokeringConsent;
  const isPaid = status === 'completed';
  const lacksAccount = accountInfo.accountNumber === null && !isPaid;
  return (
    <span className={classes.badges}>
      <Badge colour={COLOURS[status]}>{t(`statuses.${status}`)}</Badge>
      {isPaid && paymentStatus && (
        <Badge colour={PAYMENT_COLOURS[paymentStatus]}>{t(`payments.${paymentStatus}`)}</Badge>
      )}
      {holdPayout && <Badge colour="grey">{t('held')}</Badge>}
      {isGivenUp && <Badge colour="grey">{t('given_up')}</Badge>}
      {lacksAccount && <Badge colour="red">{t('no_account')}</Badge>}
      {status === 'estimated' && !isRentReceived && (
        <Badge colour="yellow">{t('not_received')}</Badge>
      )}
      {status === 'estimated' && lacksConsent && (
        <Badge colour="yellow">{t('without_brokering')}</Badge>
      )}
    </span>
  );
}
