import type { ExceptionsQuery } from './exceptions.graphql.ts';

export type Payment = ExceptionsQuery['getBankExceptions']['data'][number];

/** How the user wants to settle a payment. */
export type SettleChoice =
  | { choice: 'lease'; lease: Payment['suggestions'][number] }
  | {
      choice:
        | 'search'
        | 'refund'
        | 'not_ours'
        | 'counted'
        | 'paid_out'
        | 'bank_charge'
        | 'refill'
        | 'undo';
    };
export type SettleRequest = SettleChoice & { payment: Payment };
