import { sql as raw, type Insertable } from 'kysely';

import type { PartyFacts } from '@husvaer/domain/accounts/profile';
import type { LeaseTerms } from '@husvaer/domain/leases/terms';
import type { LeaseFacts } from '@husvaer/domain/leases/status';

import type { Tables } from '../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../platform/db/tx.ts';
import { countUp } from '../properties/public.ts';

export type Paper = Exclude<LeaseFacts['paper'], 'none'>;

/** Access to leases and their tenants, for the feature's other stores as well. */
export const sql = owns<Pick<Tables, 'lease' | 'leaseTenant'>>();

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
  'assignmentId',
  'propertyId',
  'serial',
  'paper',
  'version',
  'kind',
  'startsOn',
  'endsOn',
  'endedOn',
  'rentEndsOn',
  'roomName',
  'homeOf',
  'fixedTermGround',
  'fixedTermReason',
  'mayGiveNotice',
  'noticeMonths',
  'monthlyRent',
  'useCosts',
  'dueDay',
  'securityType',
  'securityAmount',
  'houseRules',
  'rentCollection',
  'rentAccount',
  'ownContractId',
  'brokeringConsentedAt',
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
  'leaseId',
  'position',
  'accountId',
  'email',
  'name',
  'birthDate',
  'orgNumber',
  'postalAddress',
  'joinedOn',
  'leftOn',
] as const;

/** The terms of a lease as columns of its row. */
const columnsOf = (terms: LeaseTerms) => ({
  kind: terms.kind,
  startsOn: terms.startsOn,
  endsOn: terms.endsOn,
  roomName: terms.roomName,
  homeOf: terms.homeOf,
  fixedTermGround: terms.fixedTermGround,
  fixedTermReason: terms.fixedTermReason,
  mayGiveNotice: terms.mayGiveNotice,
  noticeMonths: terms.noticeMonths,
  monthlyRent: terms.monthlyRent,
  useCosts: terms.useCosts,
  dueDay: terms.dueDay,
  securityType: terms.securityType,
  securityAmount: terms.securityAmount,
  houseRules: terms.houseRules,
  rentCollection: terms.rentCollection,
  rentAccount: terms.rentAccount,
});

/** Inserts a draft. */
export async function insertLease(
  tx: Tx,
  lease: { id: string; assignmentId: string; propertyId: string; createdBy: string | null },
  terms: LeaseTerms,
  at: Temporal.Instant,
): Promise<void> {
  const row: Insertable<Tables['lease']> = {
    ...columnsOf(terms),
    id: lease.id,
    assignmentId: lease.assignmentId,
    propertyId: lease.propertyId,
    serial: await countUp(tx, lease.propertyId),
    paper: 'draft',
    createdBy: lease.createdBy,
    createdAt: at.toString(),
  };
  await sql(tx).insertInto('lease').values(row).execute();
}

/** Who drafted a lease; null when unknown. */
export async function findDrafter(tx: ReadTx, id: string): Promise<string | null> {
  const { draftedBy } = await sql(tx)
    .selectFrom('lease')
    .select('createdBy as draftedBy')
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
    .set({ ownContractId: documentId, version: raw<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** The leases with this document as their own contract. */
export async function findLeaseIdsByContract(tx: ReadTx, documentId: string): Promise<string[]> {
  const rows = await sql(tx)
    .selectFrom('lease')
    .select('id')
    .where('ownContractId', '=', documentId)
    .execute();
  return rows.map(({ id }) => id);
}

export async function setPaper(tx: Tx, id: string, paper: Paper): Promise<void> {
  await sql(tx).updateTable('lease').set({ paper }).where('id', '=', id).execute();
}

/** Records that the operator collects a lease's rent. */
export async function setCollected(tx: Tx, id: string): Promise<void> {
  const row = { rentCollection: 'collected', rentAccount: null } as const;
  await sql(tx).updateTable('lease').set(row).where('id', '=', id).execute();
}

/** Stores when its landlord let the brokering commission be taken off the rent. */
export async function setBrokeringConsented(
  tx: Tx,
  id: string,
  at: Temporal.Instant,
): Promise<void> {
  const row = { brokeringConsentedAt: at.toString() };
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
        .where('assignmentId', '=', of.assignmentId)
        .where('paper', '!=', 'called_off')
        .execute();
};

/** The leases under an assignment. */
export async function findLeaseIdsOf(tx: ReadTx, assignmentId: string): Promise<string[]> {
  const rows = await sql(tx)
    .selectFrom('lease')
    .select('id')
    .where('assignmentId', '=', assignmentId)
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
  await sql(tx).deleteFrom('leaseTenant').where('leaseId', '=', leaseId).execute();
  const rows = tenants.map((tenant, position) => rowOf(tenant, { leaseId, position }));
  await sql(tx).insertInto('leaseTenant').values(rows).execute();
}

const rowOf = (
  { accountId, email, name, ...facts }: Tenant & Partial<PartyFacts>,
  { leaseId, position }: Pick<LeaseTenant, 'leaseId' | 'position'>,
) => ({
  leaseId,
  position,
  accountId,
  email,
  name,
  birthDate: facts.birthDate ?? null,
  orgNumber: facts.orgNumber ?? null,
  postalAddress: facts.postalAddress ?? null,
});

/** The tenants of these leases, past and future; the main tenant of each first. */
export async function findTenants(tx: ReadTx, leaseIds: readonly string[]): Promise<LeaseTenant[]> {
  if (leaseIds.length === 0) return [];
  return sql(tx)
    .selectFrom('leaseTenant')
    .select(TENANT)
    .where('leaseId', 'in', leaseIds)
    .orderBy('leaseId')
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
      .updateTable('leaseTenant')
      .set({ leftOn: raw<string>`${from}::date - 1` })
      .where('leaseId', '=', leaseId)
      .where('email', 'in', leaving)
      .execute();
  if (joining.length === 0) return;
  const { next } = await sql(tx)
    .selectFrom('leaseTenant')
    .select(raw<number>`max(position) + 1`.as('next'))
    .where('leaseId', '=', leaseId)
    .executeTakeFirstOrThrow();
  const rows = joining.map((tenant, index) => ({
    ...rowOf(tenant, { leaseId, position: next + index }),
    joinedOn: from,
  }));
  await sql(tx).insertInto('leaseTenant').values(rows).execute();
}

/** Changes a tenant's e-mail, and the account it belongs to. */
export async function moveTenant(
  tx: Tx,
  leaseId: string,
  { position, accountId, email }: Pick<LeaseTenant, 'position' | 'accountId' | 'email'>,
): Promise<void> {
  await sql(tx)
    .updateTable('leaseTenant')
    .set({ accountId, email })
    .where('leaseId', '=', leaseId)
    .where('position', '=', position)
    .execute();
}

/** Assigns tenants known only by this e-mail to the account. */
export async function bindTenants(tx: Tx, email: string, accountId: string): Promise<void> {
  await sql(tx)
    .updateTable('leaseTenant')
    .set({ accountId })
    .where('email', '=', email)
    .where('accountId', 'is', null)
    .execute();
}
