import type { Work } from '../../../platform/work.ts';

/** Emits the leases whose landlord paid part of a final settlement, or where the bank took it back. */
export async function emitLandlordPaid({ emit }: Work, leaseIds: readonly string[]): Promise<void> {
  for (const leaseId of new Set(leaseIds))
    await emit({ name: 'payments.landlord_paid', payload: { leaseId } });
}
