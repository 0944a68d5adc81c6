import { lawfulTerm } from '@husvaer/domain/leases/term';
import type { LeaseFacts, RentFacts } from '@husvaer/domain/leases/status';
import type { LeaseSide } from '@husvaer/domain/leases/words';
import { tenancyLawOn } from '@husvaer/domain/legal/tenancy';

import { findPeople, type Person } from '../../accounts/public.ts';
import { findPartner, type Partner } from '../../partners/public.ts';
import type { AccountViewer } from '../../../platform/viewer.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { leasePolicy } from '../policy.ts';
import {
  findAssignments,
  findProperties,
  type Assignment,
  type Property,
} from '../assignments/store.ts';
import { findLeases, findTenants, type Lease, type LeaseTenant } from '../store.ts';

/** A lease as pages show it. */
export interface LeaseView extends Omit<Lease, 'endsOn'> {
  /** As the law reads it; null is until further notice. */
  endsOn: string | null;
  /** A fixed term was wanted that is too short: it is until further notice. */
  isTermTooShort: boolean;
  property: Property;
  assignment: Assignment;
  partner: Partner | undefined;
  landlord: Person | undefined;
  agent: Person | undefined;
  tenants: LeaseTenant[];
  /** As whom the viewer reads it. */
  side: LeaseSide;
  facts: LeaseFacts;
  /** The day it is seen on. */
  today: string;
}

/** Months before its end in which a lease is soon ending. */
const ENDING_MONTHS = 4;

const NOTHING_OWED: RentFacts = {
  overdue: 0n,
  open: 0n,
  paidOfOpen: 0n,
  surplus: 0n,
  hasPayout: false,
  noticeSentOn: null,
  petitionedOn: null,
};

/** Those of these leases that the viewer may see, in this order, each as their side reads it. */
export async function viewLeases(
  { tx, clock }: ReadWork,
  viewer: AccountViewer,
  ids: readonly string[],
): Promise<LeaseView[]> {
  const leases = new Map((await findLeases(tx, ids)).map((lease) => [lease.id, lease]));
  const all = [...leases.values()];
  const properties = byId(
    await findProperties(
      tx,
      distinct(all, (lease) => lease.propertyId),
    ),
  );
  const assignments = byId(
    await findAssignments(
      tx,
      distinct(all, (lease) => lease.assignmentId),
    ),
  );
  const tenants = await findTenants(tx, [...leases.keys()]);
  const people = byId(
    await findPeople(tx, [
      ...distinct([...properties.values()], ({ landlordId }) => landlordId),
      ...distinct([...assignments.values()], ({ agentId }) => agentId),
    ]),
  );
  const partnerIds = distinct([...properties.values()], ({ partnerId }) => partnerId);
  const partners = byId(
    (await Promise.all(partnerIds.map((id) => findPartner(tx, id)))).filter(
      (one) => one !== undefined,
    ),
  );
  return ids.flatMap((id) => {
    const lease = leases.get(id);
    const property = lease && properties.get(lease.propertyId);
    const assignment = lease && assignments.get(lease.assignmentId);
    if (!lease || !property || !assignment) return [];
    const renting = tenants.filter(({ leaseId }) => leaseId === id);
    if (!leasePolicy.read(viewer, property, lease, renting)) return [];
    const { startsOn } = lease;
    const term = lawfulTerm({ ...lease, reason: lease.fixedTermReason }, tenancyLawOn(startsOn));
    return [
      {
        ...lease,
        endsOn: term.endsOn,
        isTermTooShort: term.isTooShort,
        property,
        assignment,
        partner: partners.get(property.partnerId ?? ''),
        landlord: people.get(property.landlordId),
        agent: people.get(assignment.agentId ?? ''),
        tenants: renting,
        side: sideOf(viewer.id, property),
        today: clock.today().toString(),
        facts: {
          paper: lease.paper,
          startsOn,
          endsOn: term.endsOn,
          endingMonths: ENDING_MONTHS,
          rent: NOTHING_OWED,
        },
      },
    ];
  });

  function sideOf(viewerId: string, property: Property): LeaseSide {
    if (property.landlordId === viewerId) return 'landlord';
    return property.partnerId !== null && leasePolicy.seeForPartner(viewer, property.partnerId)
      ? 'agent'
      : 'tenant';
  }
}

const byId = <One extends { id: string }>(all: readonly One[]): Map<string, One> =>
  new Map(all.map((one) => [one.id, one]));

/** What is said of some, each once, where anything is. */
const distinct = <One>(all: readonly One[], of: (one: One) => string | null): string[] => [
  ...new Set(all.flatMap((one) => of(one) ?? [])),
];
