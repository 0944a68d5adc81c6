import type { Work } from '../../../platform/work.ts';

/** Says of which leases the landlord paid something of what they were invoiced for, or the bank took it back. */
export async function emitLandlordPaid({ emit }: Work, leaseIds: readonly string[]): Promise<void> {
  for (const leaseId of new Set(leaseIds))
    await emit({ name: 'payments.landlord_paid', payload: { leaseId } });
}
