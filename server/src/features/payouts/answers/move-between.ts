import type { LedgerLine } from '@husvaer/domain/ledger/entry';

/**
 * Where the money of a bank's line is: on the client account when it is read, or in suspense, where it waited
 * for a person.
 */
export type Where = 'client_account' | 'suspense';

/**
 * The key and the lines of an entry between there and what is under way. `amount` is positive for money that
 * came back, negative for money that was paid.
 */
export const moveBetween = (
  where: Where,
  { lineId, leaseId, amount }: { lineId: string; leaseId: string | null; amount: bigint },
): { key: string; lines: LedgerLine[] } => ({
  key: where === 'suspense' ? `bank:${lineId}:confirmed` : `bank:${lineId}`,
  lines: [
    { account: where, leaseId: where === 'suspense' ? null : leaseId, amount },
    { account: 'payouts_under_way', leaseId, amount: -amount },
  ],
});
