import { amountStyle } from '@husvaer/domain/portal/rent';

import { useFormat } from '../../platform/format.ts';
import classes from './portal.module.css';

interface RentAmountProps {
  status: string;
  amount: number | null;
}

/** The amount next to a rent status: with a plus if overpaid, red if late, or none. */
export function RentAmount({ status, amount }: RentAmountProps) {
  const format = useFormat();
  const look = amountStyle(status);
  if (look === 'hidden' || amount === null) return null;
  return (
    <span className={look === 'red' ? classes.red : undefined} data-look={look}>
      {look === 'plus' && '+'}
      {format.amount(amount)}
    </span>
  );
}
