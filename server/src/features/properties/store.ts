import { sql as raw, type Generated, type Selectable } from 'kysely';

import {
  USUAL_GUARANTEE_MONTHS,
  type AssignmentTerms,
  type CommissionType,
} from '@husvaer/domain/properties/assignment';

import type { OrFromJson } from '../../platform/db/json.ts';
import type { Moment } from '../../platform/db/moment.ts';
import { owns, type ReadTx, type Tx } from '../../platform/db/tx.ts';

export interface AssignmentTables {
  lease: { assignment_id: string };
  lease_count: { of_id: string; last: number };
  property: {
    id: string;
    partner_id: string | null;
    landlord_id: string;
    listing_id: string | null;
    serial: number;
    name: string;
    street: string | null;
    street_number: string | null;
    apartment_number: string | null;
    postal_code: string | null;
    neighbourhood: string | null;
    city: string;
    city_place_id: string | null;
    lat: number;
    lng: number;
    created_at: Moment;
  };
  assignment: {
    id: string;
    property_id: string;
    agent_id: string | null;
    made_by_id: string | null;
    starts_on: string;
    ends_on: string | null;
    brokering_type: CommissionType | null;
    brokering_amount: bigint | null;
    management_type: CommissionType | null;
    management_amount: bigint | null;
    had_other_broker: Generated<boolean>;
    addons: string;
    payout_day: number;
    has_payout_guarantee: boolean;
    guarantee_months: number | null;
    created_at: Moment;
  };
}

const sql = owns<AssignmentTables>();

export const PROPERTY = [
  'id',
  'partner_id as partnerId',
  'landlord_id as landlordId',
  'listing_id as listingId',
  'serial',
  'name',
  'street',
  'street_number as streetNumber',
  'apartment_number as apartmentNumber',
  'postal_code as postalCode',
  'neighbourhood',
  'city',
  'city_place_id as cityPlaceId',
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
    .insertInto('lease_count')
    .values({ of_id: ofId, last: 1 })
    .onConflict((conflict) =>
      conflict.column('of_id').doUpdateSet({ last: raw<number>`lease_count.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}

/** Locks a count until the end of the transaction. */
async function holdCount(tx: Tx, ofId: string): Promise<void> {
  await sql(tx)
    .insertInto('lease_count')
    .values({ of_id: ofId, last: 0 })
    .onConflict((conflict) =>
      conflict.column('of_id').doUpdateSet({ last: raw<number>`lease_count.last` }),
    )
    .execute();
}

const findProperty = (
  tx: Tx,
  { partnerId, landlordId, listingId }: Omit<Property, 'serial'>,
): Promise<Property | undefined> =>
  sql(tx)
    .selectFrom('property')
    .select(PROPERTY)
    .where('listing_id', '=', listingId)
    .where('landlord_id', '=', landlordId)
    .where('partner_id', 'is not distinct from', partnerId)
    .executeTakeFirst();

/** The property of a home for this landlord and agency; inserted when it is new. */
export async function findOrCreateProperty(
  tx: Tx,
  property: Omit<Property, 'serial'>,
  at: Temporal.Instant,
): Promise<Property> {
  const { partnerId, landlordId, listingId } = property;
  // Two simultaneous drafts of a home's first lease get the same property.
  await holdCount(tx, partnerId ?? landlordId);
  const known = await findProperty(tx, property);
  if (known) return known;
  const serial = await countUp(tx, partnerId ?? landlordId);
  return sql(tx)
    .insertInto('property')
    .values({
      id: property.id,
      partner_id: partnerId,
      landlord_id: landlordId,
      listing_id: listingId,
      serial,
      name: property.name,
      street: property.street,
      street_number: property.streetNumber,
      apartment_number: property.apartmentNumber,
      postal_code: property.postalCode,
      neighbourhood: property.neighbourhood,
      city: property.city,
      city_place_id: property.cityPlaceId,
      lat: property.lat,
      lng: property.lng,
      created_at: at.toString(),
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
      property_id: propertyId,
      agent_id: agentId,
      made_by_id: madeById,
      starts_on: terms.startsOn,
      ends_on: terms.endsOn,
      brokering_type: terms.brokering?.type ?? null,
      brokering_amount: terms.brokering?.amount ?? null,
      management_type: terms.management?.type ?? null,
      management_amount: terms.management?.amount ?? null,
      had_other_broker: terms.hadOtherBroker,
      addons: JSON.stringify(
        terms.addons.map(({ name, amount }) => ({ name, amount: String(amount) })),
      ),
      payout_day: terms.payoutDay,
      has_payout_guarantee: terms.guaranteeMonths !== null,
      guarantee_months: terms.guaranteeMonths,
      created_at: at.toString(),
    })
    .execute();
}

export async function findAssignments(tx: ReadTx, ids: readonly string[]): Promise<Assignment[]> {
  if (ids.length === 0) return [];
  const rows = await sql(tx).selectFrom('assignment').selectAll().where('id', 'in', ids).execute();
  return rows.map(asAssignment);
}

/** An assignment from a database row or from JSON. */
export const asAssignment = (
  row: OrFromJson<Selectable<AssignmentTables['assignment']>>,
): Assignment => ({
  id: row.id,
  propertyId: row.property_id,
  agentId: row.agent_id,
  madeById: row.made_by_id,
  startsOn: row.starts_on,
  endsOn: row.ends_on,
  brokering: commissionOf(row.brokering_type, row.brokering_amount),
  hadOtherBroker: row.had_other_broker,
  management: commissionOf(row.management_type, row.management_amount),
  addons: (row.addons as unknown as { name: string; amount: string }[]).map(({ name, amount }) => ({
    name,
    amount: BigInt(amount),
  })),
  payoutDay: row.payout_day,
  // The release before writes no number.
  guaranteeMonths: row.has_payout_guarantee
    ? (row.guarantee_months ?? USUAL_GUARANTEE_MONTHS)
    : null,
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
    .innerJoin('property', 'property.id', 'property_id')
    .where('partner_id', '=', partnerId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('lease')
            .select('assignment_id')
            .whereRef('assignment_id', '=', 'assignment.id'),
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
    .select('assignment.id as id')
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
    .set({ made_by_id: null })
    .where('made_by_id', '=', accountId)
    .execute();
}
