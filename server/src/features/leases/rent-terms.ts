import type { Ore } from '@husvaer/domain/kernel/money';
import type { DueDays } from '@husvaer/domain/leases/due-day';
import type { RentCollection, UseCost } from '@husvaer/domain/leases/enums';

import type { ReadTx } from '../../platform/db/tx.ts';
import type { Assignment, Property } from '../properties/public.ts';
import { findRecords } from './records/store.ts';
import type { LeaseTenant } from './store.ts';
import { effectiveEnd, rentEnd, type LeaseView } from './lease-view.ts';

/** The money terms of a signed lease. Permissions are not checked. */
export interface LeaseRent {
  leaseId: string;
  /** `12-3`: the numbers of the property and the lease. */
  number: string;
  property: Property;
  assignment: Assignment;
  startsOn: string;
  /** The last day, by its lawful term, by a notice or by agreement; null for an open-ended lease. */
  endsOn: string | null;
  /** The last day that rent is paid for: the last day, or a later one by agreement. */
  rentEndsOn: string | null;
  /** The day of the month in the contract, and each change since. */
  dueDay: number;
  dueDays: DueDays['dueDays'];
  /** The agreed rent, then each change; øre a month. */
  rents: { since: string; amount: Ore }[];
  /** The choice of a landlord without an agency; null when an agency lets. */
  rentCollection: RentCollection | null;
  /** When the landlord let the brokering commission be taken off the rent. */
  brokeringConsentedAt: Temporal.Instant | null;
  /** Costs by consumption, paid in addition to the rent. */
  useCosts: UseCost[];
  /** All tenants, past and future, the main tenant first. */
  tenants: LeaseTenant[];
}

/** The money terms of those of these leases that are signed. */
export async function findLeaseRents(
  tx: ReadTx,
  leaseIds: readonly string[],
): Promise<Map<string, LeaseRent>> {
  const signed = (await findRecords(tx, leaseIds)).filter(({ lease }) => lease.paper === 'signed');
  return new Map(
    signed.map(({ lease, ...record }) => [
      lease.id,
      leaseRentOf({
        ...lease,
        ...record,
        allTenants: record.tenants,
        endsOn: effectiveEnd(lease),
        rentEndsOn: rentEnd(lease),
      }),
    ]),
  );
}

/** The money terms of a signed lease that is already loaded. */
export function leaseRentOf({
  id,
  serial,
  property,
  assignment,
  startsOn,
  endsOn,
  rentEndsOn,
  dueDay,
  dueDays,
  monthlyRent,
  rents,
  useCosts,
  rentCollection,
  brokeringConsentedAt,
  allTenants: tenants,
}: LeaseWithRent): LeaseRent {
  return {
    leaseId: id,
    number: `${property.serial}-${serial}`,
    property,
    assignment,
    tenants,
    startsOn,
    endsOn,
    rentEndsOn,
    dueDay,
    dueDays,
    useCosts,
    rentCollection,
    brokeringConsentedAt,
    rents: [
      { since: startsOn, amount: monthlyRent },
      ...rents.map(({ takesEffectOn, amount }) => ({ since: takesEffectOn, amount })),
    ],
  };
}

type LeaseWithRent = Pick<
  LeaseView,
  | 'id'
  | 'serial'
  | 'property'
  | 'assignment'
  | 'startsOn'
  | 'endsOn'
  | 'rentEndsOn'
  | 'dueDay'
  | 'dueDays'
  | 'monthlyRent'
  | 'rents'
  | 'useCosts'
  | 'rentCollection'
  | 'brokeringConsentedAt'
  | 'allTenants'
>;
