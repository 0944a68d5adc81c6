import type { ContradictionName } from '@husvaer/domain/leases/contradictions';
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

/** A lease as the pages show it. */
export interface LeaseView extends Omit<Lease, 'endsOn'> {
  /** The last day, by its lawful term, by a notice or by agreement; null for an open-ended lease. */
  endsOn: string | null;
  /** The chosen fixed term is too short, so the lease is open-ended. */
  isTermTooShort: boolean;
  property: Property;
  assignment: Assignment;
  partner: Partner | undefined;
  landlord: Person | undefined;
  agent: Person | undefined;
  /** The present tenants, the main tenant first; and all tenants, past and future. */
  tenants: LeaseTenant[];
  allTenants: LeaseTenant[];
  /** The tenants' accounts by id; empty before everyone has signed. */
  known: ReadonlyMap<string, Person>;
  /** The side the viewer reads it from. */
  side: LeaseSide;
  /** Null for a partner's own system. */
  viewerId: string | null;
  /** Whether the viewer may write its documents. */
  mayWrite: boolean;
  /** The latest document for signing, of the lease and of its assignment. */
  contract: PaperView | null;
  agreement: PaperView | null;
  /** The latest document of each kind, including those after the lease. */
  papers: PaperView[];
  /** Changes of the rent, past and future; oldest first. */
  rents: RentChange[];
  /** Changes of the due day, past and future; first month first. */
  dueDays: DueDays['dueDays'];
  /** The notice in force. */
  notice: Notice | null;
  facts: LeaseFacts;
  /** Whether something contradicted itself last night, or was confirmed. */
  hasFindings: boolean;
  openContradictions: ContradictionName[];
  /** The day the view is for. */
  today: string;
}

/**
 * These leases, in this order, each as the viewer's side reads it. Leases that the viewer may not see are
 * left out.
 */
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
    const { hasFindings, openContradictions } = record;
    if (!leasePolicy.read(viewer, property, lease, tenants)) return [];
    const { startsOn, paper } = lease;
    const endsOn = effectiveEnd(lease);
    const mayWrite = leasePolicy.write(viewer, property);
    const shown = (ofId: string) =>
      mayWrite
        ? papers.get(ofId)
        : papers.get(ofId)?.map((paper) => withoutOtherNames(paper, accountOf(viewer)));
    return [
      {
        ...lease,
        rentEndsOn: rentEnd(lease),
        endsOn,
        property,
        assignment,
        rents,
        dueDays,
        notice,
        today,
        hasFindings,
        openContradictions,
        isTermTooShort: termOf(lease).isTooShort,
        partner: partners.get(property.partnerId ?? ''),
        landlord: people.get(property.landlordId),
        agent: people.get(assignment.agentId ?? ''),
        tenants: tenants.filter((tenant) => rentsOn(tenant, today)),
        allTenants: tenants,
        known: byId(knownTenants(record).flatMap((accountId) => people.get(accountId) ?? [])),
        side: sideOf(accountOf(viewer), property),
        viewerId: accountOf(viewer),
        mayWrite,
        contract: ofKind(shown(id), 'lease'),
        agreement: ofKind(shown(assignment.id), 'assignment'),
        papers: shown(id) ?? [],
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

/** Tenants whose accounts the others can see: an e-mail in a draft must not reveal a profile. */
const knownTenants = ({ lease, tenants }: LeaseRecord): string[] =>
  lease.paper === 'signed' ? tenants.flatMap(({ accountId }) => accountId ?? []) : [];

/**
 * What a signer's identity says is for the signer, and for those who write the document. All signers know the
 * name by which somebody signs.
 */
const withoutOtherNames = (paper: PaperView, viewerId: string | null): PaperView => ({
  ...paper,
  signing: paper.signing.map((signer) =>
    signer.otherNameConfirmedAt !== null ||
    (signer.accountId !== null && signer.accountId === viewerId)
      ? signer
      : { ...signer, otherName: null },
  ),
});

const ofKind = (papers: PaperView[] | undefined, kind: PaperKind): PaperView | null =>
  papers?.find((paper) => paper.kind === kind) ?? null;

/** Whether the tenant rents on this day. */
export const rentsOn = ({ joinedOn, leftOn }: LeaseTenant, day: string): boolean =>
  (joinedOn === null || joinedOn <= day) && (leftOn === null || leftOn >= day);

/** The rent on the day of the view: as agreed, or as changed since. */
export const rentOf = ({
  rents,
  monthlyRent,
  today,
}: Pick<LeaseView, 'rents' | 'monthlyRent' | 'today'>): Ore =>
  rents.findLast(({ takesEffectOn }) => takesEffectOn <= today)?.amount ?? monthlyRent;

const termOf = (lease: Lease) =>
  lawfulTerm(
    { ...lease, ground: lease.fixedTermGround, reason: lease.fixedTermReason },
    tenancyLawOn(lease.startsOn),
  );

/** The last day of a lease, by its lawful term, by a notice or by agreement; null for an open-ended lease. */
export const effectiveEnd = (lease: Lease): string | null =>
  earlier(termOf(lease).endsOn, lease.endedOn);

/**
 * The last day that rent is paid for: the lease's last day, or a later one by agreement; null for an
 * open-ended lease.
 */
export function rentEnd(lease: Lease): string | null {
  const endsOn = effectiveEnd(lease);
  return endsOn !== null && lease.rentEndsOn !== null && lease.rentEndsOn > endsOn
    ? lease.rentEndsOn
    : endsOn;
}

/** The earlier of two last days; null is open-ended. */
const earlier = (one: string | null, other: string | null): string | null =>
  one === null || (other !== null && other < one) ? other : one;

const byId = <One extends { id: string }>(all: readonly One[]): Map<string, One> =>
  new Map(all.map((one) => [one.id, one]));

/** The distinct values of a list, without nulls. */
const distinct = <One>(all: readonly One[], of: (one: One) => string | null): string[] => [
  ...new Set(all.flatMap((one) => of(one) ?? [])),
];
