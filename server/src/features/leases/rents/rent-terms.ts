import type { Ore } from '@husvaer/domain/kernel/money';
import type { UseCost } from '@husvaer/domain/leases/words';

import type { ReadTx } from '../../../platform/db/tx.ts';
import {
  findAssignments,
  findProperties,
  type Assignment,
  type Property,
} from '../assignments/store.ts';
import { findLeases, findTenants, type LeaseTenant } from '../store.ts';
import { effectiveEnd } from '../use-cases/lease-view.ts';
import { findRents } from './store.ts';

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
  /** Of the month. */
  dueDay: number;
  /** As it was agreed, then each change; øre a month. */
  rents: { since: string; amount: Ore }[];
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
  const leases = (await findLeases(tx, leaseIds)).filter(({ paper }) => paper === 'signed');
  const ids = leases.map(({ id }) => id);
  const properties = byId(await findProperties(tx, distinct(leases, 'propertyId')));
  const assignments = byId(await findAssignments(tx, distinct(leases, 'assignmentId')));
  const changes = Map.groupBy(await findRents(tx, ids), ({ leaseId }) => leaseId);
  const tenants = Map.groupBy(await findTenants(tx, ids), ({ leaseId }) => leaseId);
  return new Map(
    leases.flatMap((lease) => {
      const property = properties.get(lease.propertyId);
      const assignment = assignments.get(lease.assignmentId);
      if (!property || !assignment) return [];
      const { id, startsOn, dueDay, monthlyRent, useCosts } = lease;
      const rents = [
        { since: startsOn, amount: monthlyRent },
        ...(changes.get(id) ?? []).map(({ takesEffectOn, amount }) => ({
          since: takesEffectOn,
          amount,
        })),
      ];
      const rent: LeaseRent = {
        leaseId: id,
        number: `${property.serial}-${lease.serial}`,
        property,
        assignment,
        startsOn,
        endsOn: effectiveEnd(lease),
        dueDay,
        rents,
        useCosts,
        tenants: tenants.get(id) ?? [],
      };
      return [[id, rent] as const];
    }),
  );
}

const byId = <One extends { id: string }>(all: readonly One[]): Map<string, One> =>
  new Map(all.map((one) => [one.id, one]));

const distinct = <Key extends string>(all: readonly Record<Key, string>[], key: Key): string[] => [
  ...new Set(all.map((one) => one[key])),
];
