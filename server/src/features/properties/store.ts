import { sql as raw, type Selectable } from 'kysely';

import { type AssignmentTerms, type CommissionType } from '@husvaer/domain/properties/assignment';

import type { OrFromJson } from '../../platform/db/json.ts';
import type { Tables } from '../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../platform/db/tx.ts';

const sql = owns<Pick<Tables, 'lease' | 'leaseCount' | 'property' | 'assignment'>>();

export const PROPERTY = [
  'id',
  'partnerId',
  'landlordId',
  'listingId',
  'serial',
  'name',
  'street',
  'streetNumber',
  'apartmentNumber',
  'postalCode',
  'neighbourhood',
  'city',
  'cityPlaceId',
  'lat',
  'lng',
] as const;

/** A home as agreements know it. */
export interface Property {
  id: string;
  partnerId: string | null;
  landlordId: string;
  listingId: string | null;
  serial: number;
  name: string;
  street: string | null;
  streetNumber: string | null;
  apartmentNumber: string | null;
  postalCode: string | null;
  neighbourhood: string | null;
  city: string;
  cityPlaceId: string | null;
  lat: number;
  lng: number;
}

export interface Assignment extends AssignmentTerms {
  id: string;
  propertyId: string;
  agentId: string | null;
  /** Who made it, or made the key that did. Null for an operator's key, or a deleted account. */
  madeById: string | null;
}

/** The next number of a gapless count; the count is locked until the end of the transaction. */
export async function countUp(tx: Tx, ofId: string): Promise<number> {
  const { last } = await sql(tx)
    .insertInto('leaseCount')
    .values({ ofId, last: 1 })
    .onConflict((conflict) =>
      conflict.column('ofId').doUpdateSet({ last: raw<number>`lease_count.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}

/** Locks a count until the end of the transaction. */
async function holdCount(tx: Tx, ofId: string): Promise<void> {
  await sql(tx)
    .insertInto('leaseCount')
    .values({ ofId, last: 0 })
    .onConflict((conflict) =>
      conflict.column('ofId').doUpdateSet({ last: raw<number>`lease_count.last` }),
    )
    .execute();
}

/** The latest record of a home for this landlord and agency. */
const findProperty = (
  tx: Tx,
  { partnerId, landlordId, listingId }: Omit<Property, 'serial'>,
): Promise<Property | undefined> =>
  sql(tx)
    .selectFrom('property')
    .select(PROPERTY)
    .where('listingId', '=', listingId)
    .where('landlordId', '=', landlordId)
    .where('partnerId', 'is not distinct from', partnerId)
    .orderBy('serial', 'desc')
    .limit(1)
    .executeTakeFirst();

const ADDRESS = ['street', 'streetNumber', 'apartmentNumber', 'postalCode', 'city'] as const;

/**
 * The property of a home for this landlord and agency; inserted when it is new. A property follows its listing until a
 * document about it is sent. If the listing has another address by then, the home gets a new property for the next
 * lease, and signed ones keep what their contracts say.
 */
export async function findOrCreateProperty(
  tx: Tx,
  property: Omit<Property, 'serial'>,
  at: Temporal.Instant,
): Promise<Property> {
  const { partnerId, landlordId, listingId } = property;
  // Two simultaneous drafts of a home's first lease get the same property.
  await holdCount(tx, partnerId ?? landlordId);
  const known = await findProperty(tx, property);
  if (known && ADDRESS.every((field) => known[field] === property[field])) return known;
  const serial = await countUp(tx, partnerId ?? landlordId);
  return sql(tx)
    .insertInto('property')
    .values({
      id: property.id,
      partnerId,
      landlordId,
      listingId,
      serial,
      name: property.name,
      street: property.street,
      streetNumber: property.streetNumber,
      apartmentNumber: property.apartmentNumber,
      postalCode: property.postalCode,
      neighbourhood: property.neighbourhood,
      city: property.city,
      cityPlaceId: property.cityPlaceId,
      lat: property.lat,
      lng: property.lng,
      createdAt: at.toString(),
    })
    .returning(PROPERTY)
    .executeTakeFirstOrThrow();
}

export async function addAssignment(
  tx: Tx,
  { id, propertyId, agentId, madeById, ...terms }: Assignment,
  at: Temporal.Instant,
): Promise<void> {
  await sql(tx)
    .insertInto('assignment')
    .values({
      id,
      propertyId,
      agentId,
      madeById,
      startsOn: terms.startsOn,
      endsOn: terms.endsOn,
      brokeringType: terms.brokering?.type ?? null,
      brokeringAmount: terms.brokering?.amount ?? null,
      managementType: terms.management?.type ?? null,
      managementAmount: terms.management?.amount ?? null,
      hadOtherBroker: terms.hadOtherBroker,
      addons: JSON.stringify(
        terms.addons.map(({ name, amount }) => ({ name, amount: String(amount) })),
      ),
      payoutDay: terms.payoutDay,
      guaranteeMonths: terms.guaranteeMonths,
      createdAt: at.toString(),
    })
    .execute();
}

export async function findAssignments(tx: ReadTx, ids: readonly string[]): Promise<Assignment[]> {
  if (ids.length === 0) return [];
  const rows = await sql(tx).selectFrom('assignment').selectAll().where('id', 'in', ids).execute();
  return rows.map(asAssignment);
}

/** An assignment from a database row or from JSON. */
export const asAssignment = (row: OrFromJson<Selectable<Tables['assignment']>>): Assignment => ({
  id: row.id,
  propertyId: row.propertyId,
  agentId: row.agentId,
  madeById: row.madeById,
  startsOn: row.startsOn,
  endsOn: row.endsOn,
  brokering: commissionOf(row.brokeringType, row.brokeringAmount),
  hadOtherBroker: row.hadOtherBroker,
  management: commissionOf(row.managementType, row.managementAmount),
  addons: (row.addons as { name: string; amount: string }[]).map(({ name, amount }) => ({
    name,
    amount: BigInt(amount),
  })),
  payoutDay: row.payoutDay,
  guaranteeMonths: row.guaranteeMonths,
});

const commissionOf = (type: CommissionType | null, amount: bigint | number | null) =>
  type === null || amount === null ? null : { type, amount: BigInt(amount) };

export async function findProperties(tx: ReadTx, ids: readonly string[]): Promise<Property[]> {
  if (ids.length === 0) return [];
  return sql(tx).selectFrom('property').select(PROPERTY).where('id', 'in', ids).execute();
}

/** An agency's assignments without a lease. */
const waiting = (tx: ReadTx, partnerId: string) =>
  sql(tx)
    .selectFrom('assignment')
    .innerJoin('property', 'property.id', 'propertyId')
    .where('partnerId', '=', partnerId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('lease').select('assignmentId').whereRef('assignmentId', '=', 'assignment.id'),
        ),
      ),
    );

/** A page of them, latest first. */
export async function findWaitingIds(
  tx: ReadTx,
  partnerId: string,
  { limit, skip }: { limit: number; skip: number },
): Promise<string[]> {
  const rows = await waiting(tx, partnerId)
    .select('assignment.id')
    .orderBy('assignment.id', 'desc')
    .limit(limit)
    .offset(skip)
    .execute();
  return rows.map(({ id }) => id);
}

export async function countWaiting(tx: ReadTx, partnerId: string): Promise<number> {
  const { count } = await waiting(tx, partnerId)
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Removes a deleted account from the assignments that it made. */
export async function forgetMaker(tx: Tx, accountId: string): Promise<void> {
  await sql(tx)
    .updateTable('assignment')
    .set({ madeById: null })
    .where('madeById', '=', accountId)
    .execute();
}
