import { useTranslation } from 'react-i18next';

import type { PayoutStatus, RefundStatus } from '@husvaer/domain/payouts/words';

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

/** How money that is paid back stands. */
export function RefundBadge({ status }: { status: RefundStatus }) {
  const { t } = useTranslation('payouts');
  return <Badge colour={COLOURS[status]}>{t(`statuses.${status}`)}</Badge>;
}

interface Standing {
  status: PayoutStatus;
  amount: number;
  holdPayout: boolean;
  isGivenUp: boolean;
  isRentReceived: boolean;
  accountInfo: { accountNumber: string | null };
}

/** How a payout stands, and what keeps it from being paid. */
export function PayoutBadges({ payout }: { payout: Standing }) {
  const { t } = useTranslation('payouts');
  const { status, amount, holdPayout, isGivenUp, isRentReceived, accountInfo } = payout;
  const isPaid = status === 'completed';
  const lacksAccount = accountInfo.accountNumber === null && !isPaid;
  return (
    <span className={classes.badges}>
      <Badge colour={COLOURS[status]}>
        {isPaid && amount === 0 ? t('balanced') : t(`statuses.${status}`)}
      </Badge>
      {holdPayout && <Badge colour="grey">{t('held')}</Badge>}
      {isGivenUp && <Badge colour="grey">{t('given_up')}</Badge>}
      {lacksAccount && <Badge colour="red">{t('no_account')}</Badge>}
      {status === 'estimated' && !isRentReceived && (
        <Badge colour="yellow">{t('not_received')}</Badge>
      )}
    </span>
  );
}
