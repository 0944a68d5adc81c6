import { amountLook } from '@husvaer/domain/portal/rent';

import { useFormat } from '../../platform/format.ts';
import classes from './portal.module.css';

interface RentAmountProps {
  status: string;
  amount: number | null;
}

/** The amount beside a status of rent: with a plus where it is too much, red where it is late, or none. */
export function RentAmount({ status, amount }: RentAmountProps) {
  const format = useFormat();
  const look = amountLook(status);
  if (look === 'hidden' || amount === null) return null;
  return (
    <span className={look === 'red' ? classes.red : undefined} data-look={look}>
      {look === 'plus' && '+'}
      {format.amount(amount)}
    </span>
  );
}
