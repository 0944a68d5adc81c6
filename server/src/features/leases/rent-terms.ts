import type { Ore } from '@husvaer/domain/kernel/money';
import type { DueDays } from '@husvaer/domain/leases/due-day';
import type { RentCollection, UseCost } from '@husvaer/domain/leases/enums';

import type { ReadTx } from '../../platform/db/tx.ts';
import type { Assignment, Property } from '../properties/public.ts';
import { findRecords } from './records/store.ts';
import type { LeaseTenant } from './store.ts';
import { effectiveEnd, rentEnd, type LeaseView } from './lease-view.ts';

/** What a lease that all have signed says of money; nobody is asked whether they may see it. */
export interface LeaseRent {
  leaseId: string;
  /** `12-3`: the property's and the lease's. */
  number: string;
  property: Property;
  assignment: Assignment;
  startsOn: string;
  /** The last day, as the law reads its term, by a notice or by agreement; null until further notice. */
  endsOn: string | null;
  /** The last day that rent is paid for: the last day, or a later one that all agreed on. */
  rentEndsOn: string | null;
  /** Of the month, as the contract says, and each change since. */
  dueDay: number;
  dueDays: DueDays['dueDays'];
  /** As it was agreed, then each change; øre a month. */
  rents: { since: string; amount: Ore }[];
  /** How a landlord without an agency has it; null where an agency lets. */
  rentCollection: RentCollection | null;
  /** What may be paid for beside the rent, by use. */
  useCosts: UseCost[];
  /** All who ever rent by it, the main tenant first. */
  tenants: LeaseTenant[];
}

/** The rents of these leases, those that all have signed. */
export async function findLeaseRents(
  tx: ReadTx,
  leaseIds: readonly string[],
): Promise<Map<string, LeaseRent>> {
  const signed = (await findRecords(tx, leaseIds)).filter(({ lease }) => lease.paper === 'signed');
  return new Map(
    signed.map(({ lease, ...record }) => [
      lease.id,
      leaseRentOf({
        ...{ ...lease, ...record, allTenants: record.tenants },
        ...{ endsOn: effectiveEnd(lease), rentEndsOn: rentEnd(lease) },
      }),
    ]),
  );
}

/** What a lease that all have signed says of money, of one that is known already. */
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
  allTenants: tenants,
}: LeaseWithRent): LeaseRent {
  return {
    leaseId: id,
    number: `${property.serial}-${serial}`,
    ...{
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
    },
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
  | 'allTenants'
>;
