import type { Ore } from '@husvaer/domain/kernel/money';
import { leaseStatus, type LeaseFacts } from '@husvaer/domain/leases/status';
import type { LeaseStatus } from '@husvaer/domain/leases/enums';

import type { ReadWork } from '../../../platform/work.ts';
import { findRecords } from '../records/store.ts';
import { leaseRentOf, type LeaseRent } from '../rent-terms.ts';
import { effectiveEnd, rentOf } from '../lease-view.ts';
import { findOwnIds } from './store.ts';

/** A lease as one of its sides sees it, with its rent. */
export interface OwnLease {
  side: 'tenant' | 'landlord';
  status: LeaseStatus;
  facts: LeaseFacts;
  today: string;
  /** The rent today, in øre a month. */
  monthlyRent: Ore;
  rent: LeaseRent;
  /** Whether something contradicts itself in it that nobody has confirmed. */
  isContradictory: boolean;
}

/** The leases that an account rents or lets under, the latest start first, in two statements. */
export async function findOwnLeases(
  { tx, clock }: ReadWork,
  accountId: string,
): Promise<OwnLease[]> {
  const today = clock.today().toString();
  const own = await findOwnIds(tx, accountId);
  const found = await findRecords(
    tx,
    own.map(({ id }) => id),
  );
  const records = new Map(found.map((one) => [one.lease.id, one]));
  return own.flatMap(({ id, isContradictory }) => {
    const record = records.get(id);
    if (!record) return [];
    const { lease, property, endingMonths, rents, tenants } = record;
    const side = property.landlordId === accountId ? 'landlord' : 'tenant';
    const endsOn = effectiveEnd(lease);
    const { paper, startsOn, monthlyRent } = lease;
    const facts = { paper, startsOn, endsOn, endingMonths, rent: record.rentOn(today) };
    return {
      side,
      facts,
      today,
      isContradictory,
      status: leaseStatus(facts, today, side),
      monthlyRent: rentOf({ rents, monthlyRent, today }),
      rent: leaseRentOf({ ...lease, ...record, allTenants: tenants, endsOn }),
    };
  });
}
