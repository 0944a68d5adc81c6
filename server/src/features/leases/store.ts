import { sql as raw, type Generated, type Insertable } from 'kysely';

import type { PartyFacts } from '@husvaer/domain/accounts/profile';
import type { LeaseTerms } from '@husvaer/domain/leases/terms';
import type { LeaseFacts } from '@husvaer/domain/leases/status';
import type {
  FixedTermGround,
  RentCollection,
  SecurityType,
  TenancyKind,
  UseCost,
} from '@husvaer/domain/leases/enums';

import type { MaybeMoment, Moment } from '../../platform/db/moment.ts';
import { owns, type ReadTx, type Tx } from '../../platform/db/tx.ts';
import { countUp } from '../properties/public.ts';

export type Paper = Exclude<LeaseFacts['paper'], 'none'>;

export interface LeaseTables {
  lease: {
    id: string;
    assignment_id: string;
    property_id: string;
    serial: number;
    paper: Paper;
    version: Generated<number>;
    kind: TenancyKind;
    starts_on: string;
    ends_on: string | null;
    ended_on: string | null;
    rent_ends_on: string | null;
    room_name: string | null;
    home_of: string | null;
    fixed_term_ground: FixedTermGround | null;
    fixed_term_reason: string | null;
    may_give_notice: boolean;
    notice_months: number;
    monthly_rent: bigint;
    use_costs: UseCost[];
    due_day: number;
    security_type: SecurityType;
    security_amount: bigint | null;
    house_rules: string | null;
    rent_collection: RentCollection | null;
    rent_account: string | null;
    own_contract_id: string | null;
    brokering_consented_at: MaybeMoment;
    created_by: string | null;
    created_at: Moment;
    begun_at: MaybeMoment;
    ends_soon_at: MaybeMoment;
    over_at: MaybeMoment;
  };
  lease_tenant: {
    lease_id: string;
    position: number;
    account_id: string | null;
    email: string;
    name: string;
    birth_date: string | null;
    org_number: string | null;
    postal_address: string | null;
    joined_on: string | null;
    left_on: string | null;
  };
}

/** Access to leases and their tenants, for the feature's other stores as well. */
export const sql = owns<LeaseTables>();

export interface Lease extends Omit<LeaseTerms, 'startsOn' | 'endsOn'> {
  id: string;
  assignmentId: string;
  propertyId: string;
  serial: number;
  paper: Paper;
  version: number;
  startsOn: string;
  endsOn: string | null;
  /** The last day by a notice or an agreement, if it is before the term's. */
  endedOn: string | null;
  /** The last day that rent is paid for, if an agreed day after the last day. */
  rentEndsOn: string | null;
  /** The document of the landlord's own contract, which replaces the standard contract. */
  ownContractId: string | null;
  /** When the landlord let the brokering commission be taken off the rent (eiendomsmeglingsloven § 7-4). */
  brokeringConsentedAt: Temporal.Instant | null;
}

export const LEASE = [
  'id',
  'assignment_id as assignmentId',
  'property_id as propertyId',
  'serial',
  'paper',
  'version',
  'kind',
  'starts_on as startsOn',
  'ends_on as endsOn',
  'ended_on as endedOn',
  'rent_ends_on as rentEndsOn',
  'room_name as roomName',
  'home_of as homeOf',
  'fixed_term_ground as fixedTermGround',
  'fixed_term_reason as fixedTermReason',
  'may_give_notice as mayGiveNotice',
  'notice_months as noticeMonths',
  'monthly_rent as monthlyRent',
  'use_costs as useCosts',
  'due_day as dueDay',
  'security_type as securityType',
  'security_amount as securityAmount',
  'house_rules as houseRules',
  'rent_collection as rentCollection',
  'rent_account as rentAccount',
  'own_contract_id as ownContractId',
  'brokering_consented_at as brokeringConsentedAt',
] as const;

/** A tenant, with what the writer of the lease stated. `accountId` is null until an account with this e-mail exists. */
export interface LeaseTenant extends PartyFacts {
  leaseId: string;
  /** The first is the main tenant. */
  position: number;
  accountId: string | null;
  email: string;
  name: string;
  /** The first day, for a tenant who came later. */
  joinedOn: string | null;
  /** The last day, for a tenant who left before the others. */
  leftOn: string | null;
}

type Tenant = Pick<LeaseTenant, 'accountId' | 'email' | 'name'>;
export type DraftTenant = Tenant & PartyFacts;

export const TENANT = [
  'lease_id as leaseId',
  'position',
  'account_id as accountId',
  'email',
  'name',
  'birth_date as birthDate',
  'org_number as orgNumber',
  'postal_address as postalAddress',
  'joined_on as joinedOn',
  'left_on as leftOn',
] as const;

/** The terms of a lease as columns of its row. */
const columnsOf = (terms: LeaseTerms) => ({
  kind: terms.kind,
  starts_on: terms.startsOn,
  ends_on: terms.endsOn,
  room_name: terms.roomName,
  home_of: terms.homeOf,
  fixed_term_ground: terms.fixedTermGround,
  fixed_term_reason: terms.fixedTermReason,
  may_give_notice: terms.mayGiveNotice,
  notice_months: terms.noticeMonths,
  monthly_rent: terms.monthlyRent,
  use_costs: terms.useCosts,
  due_day: terms.dueDay,
  security_type: terms.securityType,
  security_amount: terms.securityAmount,
  house_rules: terms.houseRules,
  rent_collection: terms.rentCollection,
  rent_account: terms.rentAccount,
});

/** Inserts a draft. */
export async function insertLease(
  tx: Tx,
  lease: { id: string; assignmentId: string; propertyId: string; createdBy: string | null },
  terms: LeaseTerms,
  at: Temporal.Instant,
): Promise<void> {
  const row: Insertable<LeaseTables['lease']> = {
    ...columnsOf(terms),
    id: lease.id,
    assignment_id: lease.assignmentId,
    property_id: lease.propertyId,
    serial: await countUp(tx, lease.propertyId),
    paper: 'draft',
    created_by: lease.createdBy,
    created_at: at.toString(),
  };
  await sql(tx).insertInto('lease').values(row).execute();
}

/** Who drafted a lease; null when unknown. */
export async function findDrafter(tx: ReadTx, id: string): Promise<string | null> {
  const { draftedBy } = await sql(tx)
    .selectFrom('lease')
    .select('created_by as draftedBy')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return draftedBy;
}

/** Replaces the terms of a draft. */
export async function changeLease(tx: Tx, id: string, terms: LeaseTerms): Promise<void> {
  await sql(tx)
    .updateTable('lease')
    .set({ ...columnsOf(terms), version: raw<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** Sets the document of a draft's own contract; null is the standard contract. */
export async function saveOwnContract(
  tx: Tx,
  id: string,
  documentId: string | null,
): Promise<void> {
  await sql(tx)
    .updateTable('lease')
    .set({ own_contract_id: documentId, version: raw<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** The leases with this document as their own contract. */
export async function findLeaseIdsByContract(tx: ReadTx, documentId: string): Promise<string[]> {
  const rows = await sql(tx)
    .selectFrom('lease')
    .select('id')
    .where('own_contract_id', '=', documentId)
    .execute();
  return rows.map(({ id }) => id);
}

export async function setPaper(tx: Tx, id: string, paper: Paper): Promise<void> {
  await sql(tx).updateTable('lease').set({ paper }).where('id', '=', id).execute();
}

/** Records that the operator collects a lease's rent. */
export async function setCollected(tx: Tx, id: string): Promise<void> {
  const row = { rent_collection: 'collected', rent_account: null } as const;
  await sql(tx).updateTable('lease').set(row).where('id', '=', id).execute();
}

/** Stores when its landlord let the brokering commission be taken off the rent. */
export async function setBrokeringConsented(
  tx: Tx,
  id: string,
  at: Temporal.Instant,
): Promise<void> {
  const row = { brokering_consented_at: at.toString() };
  await sql(tx).updateTable('lease').set(row).where('id', '=', id).execute();
}

/**
 * Locks a lease until the end of the transaction. Others may still add rows that refer to it, so that one who has
 * locked its billing first does not wait here.
 */
export const lockLease = (tx: Tx, id: string): Promise<Lease | undefined> =>
  sql(tx)
    .selectFrom('lease')
    .select(LEASE)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();

/**
 * Locks a lease, or all leases under an assignment that were not cancelled, until the end of the transaction.
 */
export const lockLeasesOf = (
  tx: Tx,
  of: { leaseId: string } | { assignmentId: string },
): Promise<Lease[]> => {
  const leases = sql(tx).selectFrom('lease').select(LEASE).orderBy('id').forNoKeyUpdate();
  return 'leaseId' in of
    ? leases.where('id', '=', of.leaseId).execute()
    : leases
        .where('assignment_id', '=', of.assignmentId)
        .where('paper', '!=', 'called_off')
        .execute();
};

/** The leases under an assignment. */
export async function findLeaseIdsOf(tx: ReadTx, assignmentId: string): Promise<string[]> {
  const rows = await sql(tx)
    .selectFrom('lease')
    .select('id')
    .where('assignment_id', '=', assignmentId)
    .execute();
  return rows.map(({ id }) => id);
}

export async function findLeases(tx: ReadTx, ids: readonly string[]): Promise<Lease[]> {
  if (ids.length === 0) return [];
  return sql(tx).selectFrom('lease').select(LEASE).where('id', 'in', ids).execute();
}

/** Replaces the tenants of a lease, the main tenant first. */
export async function setTenants(
  tx: Tx,
  leaseId: string,
  tenants: readonly DraftTenant[],
): Promise<void> {
  await sql(tx).deleteFrom('lease_tenant').where('lease_id', '=', leaseId).execute();
  const rows = tenants.map((tenant, position) => rowOf(tenant, { leaseId, position }));
  await sql(tx).insertInto('lease_tenant').values(rows).execute();
}

const rowOf = (
  { accountId, email, name, ...facts }: Tenant & Partial<PartyFacts>,
  { leaseId, position }: Pick<LeaseTenant, 'leaseId' | 'position'>,
) => ({
  lease_id: leaseId,
  position,
  account_id: accountId,
  email,
  name,
  birth_date: facts.birthDate ?? null,
  org_number: facts.orgNumber ?? null,
  postal_address: facts.postalAddress ?? null,
});

/** The tenants of these leases, past and future; the main tenant of each first. */
export async function findTenants(tx: ReadTx, leaseIds: readonly string[]): Promise<LeaseTenant[]> {
  if (leaseIds.length === 0) return [];
  return sql(tx)
    .selectFrom('lease_tenant')
    .select(TENANT)
    .where('lease_id', 'in', leaseIds)
    .orderBy('lease_id')
    .orderBy('position')
    .execute();
}

/** Records tenants who leave and tenants who join from this day on. */
export async function saveTenants(
  tx: Tx,
  leaseId: string,
  {
    from,
    leaving,
    joining,
  }: {
    from: string;
    /** By e-mail. */
    leaving: readonly string[];
    joining: readonly Tenant[];
  },
): Promise<void> {
  if (leaving.length > 0)
    await sql(tx)
      .updateTable('lease_tenant')
      .set({ left_on: raw<string>`${from}::date - 1` })
      .where('lease_id', '=', leaseId)
      .where('email', 'in', leaving)
      .execute();
  if (joining.length === 0) return;
  const { next } = await sql(tx)
    .selectFrom('lease_tenant')
    .select(raw<number>`max(position) + 1`.as('next'))
    .where('lease_id', '=', leaseId)
    .executeTakeFirstOrThrow();
  const rows = joining.map((tenant, index) => ({
    ...rowOf(tenant, { leaseId, position: next + index }),
    joined_on: from,
  }));
  await sql(tx).insertInto('lease_tenant').values(rows).execute();
}

/** Changes a tenant's e-mail, and the account it belongs to. */
export async function moveTenant(
  tx: Tx,
  leaseId: string,
  { position, accountId, email }: Pick<LeaseTenant, 'position' | 'accountId' | 'email'>,
): Promise<void> {
  await sql(tx)
    .updateTable('lease_tenant')
    .set({ account_id: accountId, email })
    .where('lease_id', '=', leaseId)
    .where('position', '=', position)
    .execute();
}

/** Assigns tenants known only by this e-mail to the account. */
export async function bindTenants(tx: Tx, email: string, accountId: string): Promise<void> {
  await sql(tx)
    .updateTable('lease_tenant')
    .set({ account_id: accountId })
    .where('email', '=', email)
    .where('account_id', 'is', null)
    .execute();
}
