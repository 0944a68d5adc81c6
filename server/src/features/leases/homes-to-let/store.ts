import { sql as raw, type SqlBool } from 'kysely';

import { addMonths } from '@husvaer/domain/kernel/dates';

import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx } from '../../../platform/db/tx.ts';
import { lastDay, containsPattern } from '../list/store.ts';

const sql = owns<Pick<Tables, 'listingToLet' | 'accountName'>>();

/** A home for which a lease may be drafted. */
export interface HomeToLet {
  id: string;
  title: string;
  street: string | null;
  streetNumber: string | null;
  apartmentNumber: string | null;
  city: string;
  ownerName: string | null;
  /** øre a month */
  monthlyRent: bigint | null;
  /** The last day of its present lease. */
  letUntil: string | null;
}

/** Months before the end of a lease in which the home is offered for the next one. */
const MONTHS_BEFORE = 6;

/**
 * An agency's homes by address, without those taken down or let for longer than some months; and the total.
 */
export async function findHomesToLet(
  tx: ReadTx,
  { partnerId, search, today }: { partnerId: string; search: string; today: string },
  { limit, skip }: { limit: number; skip: number },
): Promise<{ homes: HomeToLet[]; total: number }> {
  const found = sql(tx)
    .selectFrom('listingToLet as home')
    .leftJoin('accountName', 'accountName.id', 'home.ownerId')
    // Only leases that are binding or out for signing. An open-ended lease sorts after any date.
    .leftJoinLateral(
      raw<{ letUntil: string | null; isOpen: boolean | null }>`(
        select nullif(max(coalesce(${lastDay}, 'infinity')), 'infinity') as let_until,
          bool_or(${lastDay} is null) as is_open
        from lease join property on property.id = lease.property_id
        where property.listing_id = home.id and lease.paper in ('sent', 'signed')
          and coalesce(${lastDay} >= ${today}::date, true))`.as('lease'),
      (join) => join.onTrue(),
    )
    .where('home.partnerId', '=', partnerId)
    .where(
      raw<SqlBool>`coalesce(not is_open and let_until <= ${addMonths(today, MONTHS_BEFORE)}::date, true)`,
    )
    .$if(search !== '', (all) =>
      all.where(
        raw<SqlBool>`concat_ws(' ', home.street, home.street_number, home.apartment_number, home.city,
          home.title, account_name.name) ilike ${containsPattern(search)}`,
      ),
    );
  const homes = await found
    .select([
      'home.id',
      'title',
      'street',
      'streetNumber',
      'apartmentNumber',
      'city',
      'accountName.name as ownerName',
      'monthlyRent',
      'lease.letUntil',
    ])
    .orderBy('street', (order) => order.asc().nullsLast())
    // Number 9 sorts before number 10.
    .orderBy(raw`length(street_number)`)
    .orderBy('streetNumber')
    .orderBy('city')
    .orderBy('title')
    .orderBy('home.id')
    .limit(limit)
    .offset(skip)
    .execute();
  const { total } = await found
    .select(raw<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return { homes, total };
}
