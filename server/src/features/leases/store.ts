import { sql as raw, type Generated, type Insertable } from 'kysely';

import type { LeaseTerms } from '@husvaer/domain/leases/terms';
import type { LeaseFacts } from '@husvaer/domain/leases/status';
import type { SecurityType, TenancyKind, UseCost } from '@husvaer/domain/leases/words';

import type { Moment } from '../../platform/db/moment.ts';
import { owns, type ReadTx, type Tx } from '../../platform/db/tx.ts';
import { countUp } from './assignments/store.ts';

export type Paper = Exclude<LeaseFacts['paper'], 'none'>;

interface LeaseTables {
  property: { id: string; partner_id: string | null; landlord_id: string };
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
    fixed_term_reason: string | null;
    may_give_notice: boolean;
    notice_months: number;
    monthly_rent: bigint;
    use_costs: UseCost[];
    due_day: number;
    security_type: SecurityType;
    security_amount: bigint | null;
    house_rules: string | null;
    created_by: string | null;
    created_at: Moment;
  };
  lease_tenant: {
    lease_id: string;
    position: number;
    account_id: string | null;
    email: string;
    name: string;
  };
}

const sql = owns<LeaseTables>();

export interface Lease extends Omit<LeaseTerms, 'startsOn' | 'endsOn'> {
  id: string;
  assignmentId: string;
  propertyId: string;
  serial: number;
  paper: Paper;
  version: number;
  startsOn: string;
  endsOn: string | null;
}

const LEASE = [
  'id',
  'assignment_id as assignmentId',
  'property_id as propertyId',
  'serial',
  'paper',
  'version',
  'kind',
  'starts_on as startsOn',
  'ends_on as endsOn',
  'fixed_term_reason as fixedTermReason',
  'may_give_notice as mayGiveNotice',
  'notice_months as noticeMonths',
  'monthly_rent as monthlyRent',
  'use_costs as useCosts',
  'due_day as dueDay',
  'security_type as securityType',
  'security_amount as securityAmount',
  'house_rules as houseRules',
] as const;

/** Who rents. `accountId` is null until whoever has this e-mail opens an account. */
export interface LeaseTenant {
  leaseId: string;
  /** 0 is the main tenant. */
  position: number;
  accountId: string | null;
  email: string;
  name: string;
}

/** What a lease says, as its row keeps it. */
const columnsOf = (terms: LeaseTerms) => ({
  kind: terms.kind,
  starts_on: terms.startsOn,
  ends_on: terms.endsOn,
  fixed_term_reason: terms.fixedTermReason,
  may_give_notice: terms.mayGiveNotice,
  notice_months: terms.noticeMonths,
  monthly_rent: terms.monthlyRent,
  use_costs: terms.useCosts,
  due_day: terms.dueDay,
  security_type: terms.securityType,
  security_amount: terms.securityAmount,
  house_rules: terms.houseRules,
});

/** Writes a draft down. */
export async function addLease(
  tx: Tx,
  lease: { id: string; assignmentId: string; propertyId: string; createdBy: string },
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

/** Writes what a draft says now. */
export async function changeLease(tx: Tx, id: string, terms: LeaseTerms): Promise<void> {
  await sql(tx)
    .updateTable('lease')
    .set({ ...columnsOf(terms), version: raw<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}

export async function setPaper(tx: Tx, id: string, paper: Paper): Promise<void> {
  await sql(tx).updateTable('lease').set({ paper }).where('id', '=', id).execute();
}

/** A lease that nobody else changes before this transaction ends. */
export const lockLease = (tx: Tx, id: string): Promise<Lease | undefined> =>
  sql(tx).selectFrom('lease').select(LEASE).where('id', '=', id).forUpdate().executeTakeFirst();

export async function findLeases(tx: ReadTx, ids: readonly string[]): Promise<Lease[]> {
  if (ids.length === 0) return [];
  return sql(tx).selectFrom('lease').select(LEASE).where('id', 'in', ids).execute();
}

/** Makes these the tenants of a lease, the main tenant first. */
export async function setTenants(
  tx: Tx,
  leaseId: string,
  tenants: readonly Pick<LeaseTenant, 'accountId' | 'email' | 'name'>[],
): Promise<void> {
  await sql(tx).deleteFrom('lease_tenant').where('lease_id', '=', leaseId).execute();
  await sql(tx)
    .insertInto('lease_tenant')
    .values(
      tenants.map(({ accountId, email, name }, position) => ({
        lease_id: leaseId,
        position,
        account_id: accountId,
        email,
        name,
      })),
    )
    .execute();
}

/** Who rents by these leases, the main tenant of each first. */
export async function findTenants(tx: ReadTx, leaseIds: readonly string[]): Promise<LeaseTenant[]> {
  if (leaseIds.length === 0) return [];
  return sql(tx)
    .selectFrom('lease_tenant')
    .select(['lease_id as leaseId', 'position', 'account_id as accountId', 'email', 'name'])
    .where('lease_id', 'in', leaseIds)
    .orderBy('lease_id')
    .orderBy('position')
    .execute();
}

/** Tenants known by this e-mail alone are this account from now on. */
export async function bindTenants(tx: Tx, email: string, accountId: string): Promise<void> {
  await sql(tx)
    .updateTable('lease_tenant')
    .set({ account_id: accountId })
    .where('email', '=', email)
    .where('account_id', 'is', null)
    .execute();
}

/** Whose leases: those somebody rents by, those by which they let, or all of a partner's. */
export type Whose = { tenantId: string } | { landlordId: string } | { partnerId: string };

function leasesOf(tx: ReadTx, whose: Whose) {
  const all = sql(tx).selectFrom('lease').innerJoin('property', 'property.id', 'lease.property_id');
  if ('landlordId' in whose) return all.where('property.landlord_id', '=', whose.landlordId);
  if ('partnerId' in whose) return all.where('property.partner_id', '=', whose.partnerId);
  // A tenant sees nothing of a draft.
  return all
    .where('lease.paper', '!=', 'draft')
    .where('lease.id', 'in', (theirs) =>
      theirs.selectFrom('lease_tenant').select('lease_id').where('account_id', '=', whose.tenantId),
    );
}

/** A page of leases, the latest to begin first. */
export async function findLeaseIds(
  tx: ReadTx,
  whose: Whose,
  { limit, skip }: { limit: number; skip: number },
): Promise<string[]> {
  const rows = await leasesOf(tx, whose)
    .select('lease.id as id')
    .orderBy('lease.starts_on', 'desc')
    .orderBy('lease.id', 'desc')
    .limit(limit)
    .offset(skip)
    .execute();
  return rows.map(({ id }) => id);
}

export async function countLeases(tx: ReadTx, whose: Whose): Promise<number> {
  const { count } = await leasesOf(tx, whose)
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
