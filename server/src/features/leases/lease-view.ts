import type { Ore } from '@husvaer/domain/kernel/money';
import type { DueDays } from '@husvaer/domain/leases/due-day';
import type { PaperKind } from '@husvaer/domain/leases/papers';
import { lawfulTerm } from '@husvaer/domain/leases/term';
import type { LeaseFacts } from '@husvaer/domain/leases/status';
import type { LeaseSide } from '@husvaer/domain/leases/enums';
import { tenancyLawOn } from '@husvaer/domain/legal/tenancy';

import { findPeople, type Person } from '../accounts/public.ts';
import { findPartners, type Partner } from '../partners/public.ts';
import type { ReadWork } from '../../platform/work.ts';
import {
  accountOf,
  leasePolicy,
  type LeaseViewer,
  type Assignment,
  type Property,
} from '../properties/public.ts';
import type { Notice } from './notices/store.ts';
import { viewPapers, type PaperView } from './papers/view-papers.ts';
import { findRecords, type LeaseRecord } from './records/store.ts';
import type { RentChange } from './rents/store.ts';
import type { Lease, LeaseTenant } from './store.ts';

/** A lease as pages show it. */
export interface LeaseView extends Omit<Lease, 'endsOn'> {
  /** The last day, as the law reads its term, by a notice or by agreement; null is until further notice. */
  endsOn: string | null;
  /** A fixed term was wanted that is too short: it is until further notice. */
  isTermTooShort: boolean;
  property: Property;
  assignment: Assignment;
  partner: Partner | undefined;
  landlord: Person | undefined;
  agent: Person | undefined;
  /** Who rents, the main tenant first; and all who ever did, or will. */
  tenants: LeaseTenant[];
  allTenants: LeaseTenant[];
  /** What the tenants' accounts say of them, by id; nothing before everybody has signed. */
  known: ReadonlyMap<string, Person>;
  /** As whom the viewer reads it. */
  side: LeaseSide;
  /** Null for a partner's own system. */
  viewerId: string | null;
  /** Whether the viewer writes its papers. */
  mayWrite: boolean;
  /** The last try to have it signed, and its assignment. */
  contract: PaperView | null;
  agreement: PaperView | null;
  /** The last paper of each kind, what came after the lease among them. */
  papers: PaperView[];
  /** What the rent was changed to since it was agreed, and will be; oldest first. */
  rents: RentChange[];
  /** What the due day was changed to, and will be; the first month first. */
  dueDays: DueDays['dueDays'];
  /** The notice it is under. */
  notice: Notice | null;
  facts: LeaseFacts;
  /** The day it is seen on. */
  today: string;
}

/** Those of these leases that the viewer may see, in this order, each as their side reads it. */
export async function viewLeases(
  { tx, clock }: ReadWork,
  viewer: LeaseViewer,
  ids: readonly string[],
): Promise<LeaseView[]> {
  const today = clock.today().toString();
  const records = new Map(
    (await findRecords(tx, ids, { withPapers: true })).map((record) => [record.lease.id, record]),
  );
  const all = [...records.values()];
  const people = byId(
    await findPeople(tx, [
      ...distinct(all, ({ property }) => property.landlordId),
      ...distinct(all, ({ assignment }) => assignment.agentId),
      ...all.flatMap(knownTenants),
    ]),
  );
  const papers = await viewPapers(
    tx,
    all.flatMap(({ papers }) => papers),
  );
  const partners = byId(
    await findPartners(
      tx,
      distinct(all, ({ property }) => property.partnerId),
    ),
  );
  return ids.flatMap((id) => {
    const record = records.get(id);
    if (!record) return [];
    const { lease, property, assignment, tenants, rents, dueDays, notice, endingMonths } = record;
    if (!leasePolicy.read(viewer, property, lease, tenants)) return [];
    const { startsOn, paper } = lease;
    const endsOn = effectiveEnd(lease);
    return [
      {
        ...lease,
        rentEndsOn: rentEnd(lease),
        ...{ endsOn, property, assignment, rents, dueDays, notice, today },
        isTermTooShort: termOf(lease).isTooShort,
        partner: partners.get(property.partnerId ?? ''),
        landlord: people.get(property.landlordId),
        agent: people.get(assignment.agentId ?? ''),
        tenants: tenants.filter((tenant) => rentsOn(tenant, today)),
        allTenants: tenants,
        known: byId(knownTenants(record).flatMap((accountId) => people.get(accountId) ?? [])),
        side: sideOf(accountOf(viewer), property),
        viewerId: accountOf(viewer),
        mayWrite: leasePolicy.write(viewer, property),
        contract: ofKind(papers.get(id), 'lease'),
        agreement: ofKind(papers.get(assignment.id), 'assignment'),
        papers: papers.get(id) ?? [],
        facts: { paper, startsOn, endsOn, endingMonths, rent: record.rentOn(today) },
      },
    ];
  });

  function sideOf(viewerId: string | null, property: Property): LeaseSide {
    if (property.landlordId === viewerId) return 'landlord';
    return property.partnerId !== null && leasePolicy.seeForPartner(viewer, property.partnerId)
      ? 'agent'
      : 'tenant';
  }
}

/** Tenants whose accounts the others see: an e-mail alone opens nobody's profile. */
const knownTenants = ({ lease, tenants }: LeaseRecord): string[] =>
  lease.paper === 'signed' ? tenants.flatMap(({ accountId }) => accountId ?? []) : [];

const ofKind = (papers: PaperView[] | undefined, kind: PaperKind): PaperView | null =>
  papers?.find((paper) => paper.kind === kind) ?? null;

/** Whether somebody rents on this day. */
export const rentsOn = ({ joinedOn, leftOn }: LeaseTenant, day: string): boolean =>
  (joinedOn === null || joinedOn <= day) && (leftOn === null || leftOn >= day);

/** The rent on the day a lease is seen: what was agreed, or what it was changed to since. */
export const rentOf = ({
  rents,
  monthlyRent,
  today,
}: Pick<LeaseView, 'rents' | 'monthlyRent' | 'today'>): Ore =>
  rents.findLast(({ takesEffectOn }) => takesEffectOn <= today)?.amount ?? monthlyRent;

const termOf = (lease: Lease) =>
  lawfulTerm({ ...lease, reason: lease.fixedTermReason }, tenancyLawOn(lease.startsOn));

/** The last day of a lease, as the law reads its term, by a notice or by agreement; null is until further notice. */
export const effectiveEnd = (lease: Lease): string | null =>
  earlier(termOf(lease).endsOn, lease.endedOn);

/** The last day that rent is paid for: the lease's, or a later one that all agreed on; null until further notice. */
export function rentEnd(lease: Lease): string | null {
  const endsOn = effectiveEnd(lease);
  return endsOn !== null && lease.rentEndsOn !== null && lease.rentEndsOn > endsOn
    ? lease.rentEndsOn
    : endsOn;
}

/** Of two last days the one that comes first; null is until further notice. */
const earlier = (one: string | null, other: string | null): string | null =>
  one === null || (other !== null && other < one) ? other : one;

const byId = <One extends { id: string }>(all: readonly One[]): Map<string, One> =>
  new Map(all.map((one) => [one.id, one]));

/** What is said of some, each once, where anything is. */
const distinct = <One>(all: readonly One[], of: (one: One) => string | null): string[] => [
  ...new Set(all.flatMap((one) => of(one) ?? [])),
];
