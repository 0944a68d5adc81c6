import { useTranslation } from 'react-i18next';

import type { DepositStatus } from '@husvaer/domain/deposits/states';

import { Badge, type BadgeColour } from '../../ui/badge.tsx';

const COLOURS: Record<DepositStatus, BadgeColour> = {
  no_deposit: 'grey',
  waiting_for_kyc: 'yellow',
  created: 'grey',
  sent_to_bank: 'blue',
  registered: 'teal',
  due: 'yellow',
  partially_paid: 'yellow',
  paid: 'green',
  over_paid: 'green',
  releasing: 'blue',
  released: 'grey',
  failed: 'red',
  ended: 'grey',
  canceled: 'grey',
};

/** A deposit's status. */
export function DepositBadge({ status }: { status: DepositStatus }) {
  const { t } = useTranslation('deposits');
  return <Badge colour={COLOURS[status]}>{t(`deposit.statuses.${status}`)}</Badge>;
}
