import { sql as raw } from 'kysely';

import type { OtherLease } from '@husvaer/domain/leases/contradictions';
import type { PropertyType } from '@husvaer/domain/listings/enums';
import { compareHomes } from '@husvaer/domain/listings/same-home';

import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';
import { lastDay } from '../list/store.ts';

const sql =
  owns<
    Pick<
      Tables,
      | 'lease'
      | 'property'
      | 'listing'
      | 'leasePaper'
      | 'signer'
      | 'leaseConfirmation'
      | 'leaseContradiction'
    >
  >();

/** Whether everybody has signed: the document may still be sealed. */
const isBinding = raw<boolean>`(lease.paper = 'signed' or exists (
  select from lease_paper where lease_paper.lease_id = lease.id
    and lease_paper.kind = 'lease' and lease_paper.state = 'signing' and not exists (
      select from signer where signer.order_id = lease_paper.order_id and signed_at is null)))`;

/**
 * The last day of a lease; none while an extension that everybody has signed is sealed, since its day is not
 * recorded yet.
 */
const boundUntil = raw<string | null>`case when exists (
  select from lease_paper where lease_paper.lease_id = lease.id
    and lease_paper.kind = 'extension' and lease_paper.state = 'signing' and not exists (
      select from signer where signer.order_id = lease_paper.order_id and signed_at is null)
  ) then null else ${lastDay} end`;

const addressOf = (home: string) =>
  raw.raw(`address_key(${home}.street, ${home}.street_number, ${home}.postal_code)`);

/** Whether an extension is out for signing, or on its way there, and somebody has not signed it. */
const isExtended = raw<boolean>`exists (
  select from lease_paper where lease_paper.lease_id = lease.id
    and lease_paper.kind = 'extension' and lease_paper.state in ('making', 'signing')
    and (lease_paper.order_id is null or exists (
      select from signer where signer.order_id = lease_paper.order_id and signed_at is null)))`;

/**
 * The other leases of a lease's home, and of homes with the same address, which are out for signing or binding.
 * Records of one listing are one home. Other landlords' homes count if they are surely this one.
 */
export async function findOtherLeases(tx: ReadTx, leaseId: string): Promise<OtherLease[]> {
  const rows = await sql(tx)
    .selectFrom('lease as this')
    .innerJoin('property as home', 'home.id', 'this.propertyId')
    .innerJoin('property', (join) =>
      join.on(
        raw<boolean>`(property.id = home.id or property.listing_id = home.listing_id
          or ${addressOf('property')} = ${addressOf('home')})`,
      ),
    )
    .innerJoin('lease', 'lease.propertyId', 'property.id')
    .where('this.id', '=', leaseId)
    .whereRef('lease.id', '!=', 'this.id')
    .where('lease.paper', 'in', ['sent', 'signed'])
    .select([
      'lease.id',
      raw<string | null>`case when property.partner_id is not distinct from home.partner_id
        and (property.partner_id is not null or property.landlord_id = home.landlord_id)
        then property.serial || '-' || lease.serial end`.as('number'),
      'lease.kind',
      'lease.startsOn',
      boundUntil.as('endsOn'),
      isBinding.as('isBinding'),
      isExtended.as('isExtended'),
      raw<boolean>`coalesce(property.id = home.id or property.listing_id = home.listing_id, false)`.as(
        'isOneListing',
      ),
      raw<boolean>`property.landlord_id = home.landlord_id`.as('isOneLandlord'),
      'property.apartmentNumber',
      'home.apartmentNumber as numberHere',
      propertyTypeOf('property').as('propertyType'),
      propertyTypeOf('home').as('typeHere'),
    ])
    .orderBy('lease.id')
    .execute();
  return rows.flatMap(
    ({
      isOneListing,
      isOneLandlord,
      apartmentNumber,
      propertyType,
      numberHere,
      typeHere,
      ...other
    }) => {
      const found = compareHomes(
        { apartmentNumber, propertyType },
        { apartmentNumber: numberHere, propertyType: typeHere },
      );
      if (isOneListing) return { ...other, home: 'same' };
      if (found === 'other') return [];
      if (!isOneLandlord) return found === 'same' ? { ...other, home: 'of_another_landlord' } : [];
      // Of two houses at an address only their owner knows whether they are one.
      return { ...other, home: apartmentNumber && numberHere ? 'same' : 'same_address' };
    },
  );
}

const propertyTypeOf = (home: string) =>
  raw<PropertyType | null>`(select property_type from listing where listing.id = ${raw.raw(home)}.listing_id)`;

/** A signer who has not signed, and whose electronic identity has another name than the document. */
interface OtherNamed {
  signerId: string;
  orderId: string;
  /** As the document has it. */
  name: string;
  email: string;
  orgNumber: string | null;
  otherName: string;
  isConfirmed: boolean;
  /** Whether the document is out for signing; else it has ended. */
  isOut: boolean;
}

/**
 * The signers of a lease's documents and of its assignment whose electronic identities have other names: the
 * latest document first, also when it has ended without their signature.
 */
export const findOtherNamed = (tx: ReadTx, leaseId: string): Promise<OtherNamed[]> =>
  sql(tx)
    .selectFrom('leasePaper')
    .innerJoin('signer', 'signer.orderId', 'leasePaper.orderId')
    .innerJoin('lease', (join) =>
      join.on(
        raw<boolean>`(lease.id = lease_paper.lease_id or lease.assignment_id = lease_paper.assignment_id)`,
      ),
    )
    .where('lease.id', '=', leaseId)
    .where('signer.signedAt', 'is', null)
    .where('signer.otherName', 'is not', null)
    .select([
      'signer.id as signerId',
      'signer.orderId',
      'signer.name',
      'signer.email',
      'signer.orgNumber',
      'signer.otherName',
      raw<boolean>`signer.other_name_confirmed_at is not null`.as('isConfirmed'),
      raw<boolean>`lease_paper.state = 'signing'`.as('isOut'),
    ])
    .orderBy('leasePaper.sentAt', 'desc')
    .orderBy('signer.id')
    .$narrowType<{ otherName: string }>()
    .execute();

/** Locks a lease's home until the end of the transaction, so that one lease of it at a time becomes binding. */
export async function lockHome(tx: Tx, propertyId: string): Promise<void> {
  await sql(tx)
    .selectFrom('property')
    .select('property.id')
    .where(
      raw<boolean>`(property.id = ${propertyId}::uuid or property.listing_id = (
        select listing_id from property as home where home.id = ${propertyId}::uuid))`,
    )
    .orderBy('property.id')
    .forUpdate()
    .execute();
}

/** The account that the landlord's last signed lease of this home names for direct rent. */
export async function findFormerRentAccount(
  tx: ReadTx,
  { id, propertyId }: { id: string; propertyId: string },
): Promise<string | null> {
  const row = await sql(tx)
    .selectFrom('lease')
    .innerJoin('property', 'property.id', 'lease.propertyId')
    .innerJoin('property as home', (join) =>
      join
        .onRef('home.landlordId', '=', 'property.landlordId')
        .on(raw<boolean>`(home.id = property.id or home.listing_id = property.listing_id)`),
    )
    .select('rentAccount as account')
    .where('home.id', '=', propertyId)
    .where('lease.id', '!=', id)
    .where('paper', '=', 'signed')
    .where('rentAccount', 'is not', null)
    .orderBy('startsOn', 'desc')
    .orderBy('lease.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.account ?? null;
}

/** The leases of a lease's landlord with the same agency, or without one. */
const leasesOfLandlord = (tx: ReadTx, leaseId: string) =>
  sql(tx)
    .selectFrom('lease as this')
    .innerJoin('property as home', 'home.id', 'this.propertyId')
    .innerJoin('property', 'property.landlordId', 'home.landlordId')
    .innerJoin('lease', 'lease.propertyId', 'property.id')
    .where('this.id', '=', leaseId)
    .where(raw<boolean>`property.partner_id is not distinct from home.partner_id`)
    .select('lease.id');

/** A confirmation of a contradiction. */
export interface Confirmation {
  key: string;
  /** Null for a partner's system or a deleted account. */
  confirmedById: string | null;
  confirmedAt: Temporal.Instant;
}

/**
 * The confirmations of a lease, the latest last. Who signs for an organisation is confirmed once for all leases
 * of the landlord with the same agency, or without one.
 */
export const findConfirmations = (tx: ReadTx, leaseId: string): Promise<Confirmation[]> =>
  sql(tx)
    .selectFrom('leaseConfirmation')
    .select([
      raw<string>`case when lease_id = ${leaseId}::uuid then key
        else replace(key, ${leaseId}, lease_id::text) end`.as('key'),
      'confirmedById',
      'confirmedAt',
    ])
    .where((eb) =>
      eb.or([
        eb('leaseId', '=', leaseId),
        eb.and([
          eb('leaseId', 'in', leasesOfLandlord(tx, leaseId)),
          eb.or([
            // That two leases may stand together is confirmed on one of them. Another agency confirms its own.
            eb(raw`split_part(key, ':', 2)`, '=', leaseId),
            eb('key', 'like', 'signs\\_for:%'),
          ]),
        ]),
      ]),
    )
    .orderBy('confirmedAt')
    .orderBy('key')
    .execute();

/** Adds confirmations. The last one of a contradiction counts. */
export async function addConfirmations(
  tx: Tx,
  leaseId: string,
  confirmations: readonly Confirmation[],
): Promise<void> {
  if (confirmations.length === 0) return;
  await sql(tx)
    .insertInto('leaseConfirmation')
    .values(
      confirmations.map(({ key, confirmedById, confirmedAt }) => ({
        leaseId,
        key,
        confirmedById,
        confirmedAt: confirmedAt.toString(),
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['leaseId', 'key']).doUpdateSet((given) => ({
        confirmedById: given.ref('excluded.confirmedById'),
        confirmedAt: given.ref('excluded.confirmedAt'),
      })),
    )
    .execute();
}

/** Removes a deleted account from its confirmations; they stay. */
export async function forgetConfirmer(tx: Tx, accountId: string): Promise<void> {
  await sql(tx)
    .updateTable('leaseConfirmation')
    .set({ confirmedById: null })
    .where('confirmedById', '=', accountId)
    .execute();
}

/**
 * Replaces what is known to contradict itself in a lease, and returns whether it is something else now. What was
 * found before keeps its time.
 */
export async function saveContradictions(
  tx: Tx,
  leaseId: string,
  keys: readonly string[],
  at: Temporal.Instant,
): Promise<boolean> {
  const gone = await sql(tx)
    .deleteFrom('leaseContradiction')
    .where('leaseId', '=', leaseId)
    .$if(keys.length > 0, (all) => all.where('key', 'not in', keys))
    .returning('key')
    .execute();
  if (keys.length === 0) return gone.length > 0;
  const added = await sql(tx)
    .insertInto('leaseContradiction')
    .values(keys.map((key) => ({ leaseId, key, foundAt: at.toString() })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .execute();
  return gone.length + added.length > 0;
}

/**
 * The leases that a change of one may make contradict themselves, or agree again: it, the others of the home, and
 * those where it was found. In the order of their ids.
 */
export async function findLeasesToCompareWith(tx: ReadTx, leaseId: string): Promise<string[]> {
  const known = await sql(tx)
    .selectFrom('leaseContradiction')
    .select('leaseId as id')
    .distinct()
    .where(raw<boolean>`split_part(key, ':', 2) = ${leaseId}`)
    .execute();
  const others = await findOtherLeases(tx, leaseId);
  return [...new Set([leaseId, ...[...known, ...others].map(({ id }) => id)])].toSorted();
}

/** The number of leases with contradictions that nobody has confirmed. */
export async function countContradictory(tx: ReadTx): Promise<number> {
  const { count } = await sql(tx)
    .selectFrom('leaseContradiction')
    .select(({ fn }) => fn.count<bigint>('leaseId').distinct().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Leases that are compared every night, in the order of their ids: out for signing, or binding and not over. */
export async function findLeasesToCompare(
  tx: ReadTx,
  { after, today, limit }: { after: string | null; today: string; limit: number },
): Promise<string[]> {
  const rows = await sql(tx)
    .selectFrom('lease')
    .select('id')
    .where(
      raw<boolean>`(lease.paper = 'sent' or lease.paper = 'signed' and coalesce(${lastDay} >= ${today}::date, true)
        or exists (select from lease_contradiction where lease_contradiction.lease_id = lease.id))`,
    )
    .$if(after !== null, (all) => all.where('id', '>', after!))
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
