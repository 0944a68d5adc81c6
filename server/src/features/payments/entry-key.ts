import type { LeasePayment } from './store.ts';

/** The key of the entry that books a payment; null for one that its refund or write-off books. */
export function entryKeyOf({
  id,
  source,
  bankLineId,
}: Pick<LeasePayment, 'id' | 'bankLineId'> & { source: LeasePayment['source'] | 'payout' }):
  | string
  | null {
  if (source === 'direct') return `direct:${id}`;
  if (source !== 'bank') return null;
  return bankLineId === null ? `settled:${id}` : `bank:${bankLineId}`;
}
