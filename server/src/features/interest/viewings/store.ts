import { sql as raw, type SqlBool } from 'kysely';
import { jsonArrayFrom } from '../../../platform/db/json.ts';

import type { ViewingAnswer } from '@husvaer/domain/interest/viewing';

import { moment, momentOfJson } from '../../../platform/db/moment.ts';
import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

const sql = owns<Pick<Tables, 'interest' | 'viewing' | 'listingSide' | 'accountName'>>();

/** A person who is invited to a viewing. */
export interface Invited {
  /** The id of their form. */
  id: string;
  accountId: string;
  name: string;
  /** E.164. */
  phoneNumber: string;
  /** Null until they answer. */
  answer: ViewingAnswer | null;
  proposedStartsAt: Temporal.Instant | null;
}

/** A viewing of a home, and the people invited to it. */
export interface HeldViewing {
  id: string;
  listingId: string;
  home: string;
  startsAt: Temporal.Instant;
  endsAt: Temporal.Instant;
  place: string;
  text: string | null;
  people: Invited[];
}

/** Whose viewings: of the homes that a person owns or answers for, or of an agency. */
type Holder = { accountId: string } | { partnerId: string };

/** The viewings with invited people that are not over, the earliest first. */
export function findComingViewings(
  tx: ReadTx,
  holder: Holder,
  { now, limit }: { now: Temporal.Instant; limit: number },
): Promise<HeldViewing[]> {
  const isTheirs =
    'partnerId' in holder
      ? raw<SqlBool>`listing_side.partner_id = ${holder.partnerId}::uuid`
      : raw<SqlBool>`(owner_id = ${holder.accountId}::uuid
          or (listing_side.partner_id is null and contact_id = ${holder.accountId}::uuid))`;
  return viewings(tx, (found) =>
    found.where('endsAt', '>', moment(now)).where(isTheirs).limit(limit),
  );
}

/** A viewing with its invited people; undefined when there are none. */
export async function findHeldViewing(tx: ReadTx, id: string): Promise<HeldViewing | undefined> {
  const [found] = await viewings(tx, (all) => all.where('viewing.id', '=', id));
  return found;
}

/**
 * Viewings that begin between `now` and `until` without a reminder. Those set up so late that the invitation
 * itself fell into that time are left out.
 */
export async function findUnreminded(
  tx: ReadTx,
  { now, until }: { now: Temporal.Instant; until: Temporal.Instant },
): Promise<string[]> {
  const seconds = now.until(until).total('seconds');
  const rows = await sql(tx)
    .selectFrom('viewing')
    .select('id')
    .where('remindedAt', 'is', null)
    .where('startsAt', '>', moment(now))
    .where('startsAt', '<=', moment(until))
    .where(raw<SqlBool>`created_at < starts_at - make_interval(secs => ${seconds}::float8)`)
    .orderBy('startsAt')
    .execute();
  return rows.map(({ id }) => id);
}

/** Records that people are reminded of a viewing. Returns false when that was recorded before. */
export async function recordReminder(tx: Tx, id: string, at: Temporal.Instant): Promise<boolean> {
  const { numUpdatedRows } = await sql(tx)
    .updateTable('viewing')
    .set({ remindedAt: at.toString() })
    .where('id', '=', id)
    .where('remindedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function viewings(
  tx: ReadTx,
  narrowed: (all: ReturnType<typeof allViewings>) => ReturnType<typeof allViewings>,
): Promise<HeldViewing[]> {
  const rows = await narrowed(allViewings(tx)).execute();
  return rows.map(({ people, ...viewing }) => ({
    ...viewing,
    people: people.map((one) => ({ ...one, proposedStartsAt: momentOfJson(one.proposedStartsAt) })),
  }));
}

const allViewings = (tx: ReadTx) =>
  sql(tx)
    .selectFrom('viewing')
    .innerJoin('listingSide', 'listingSide.id', 'viewing.listingId')
    .select([
      ...(['viewing.id', 'viewing.listingId', 'title as home'] as const),
      ...(['startsAt', 'endsAt', 'place', 'text'] as const),
    ])
    .select((viewing) =>
      jsonArrayFrom(
        viewing
          .selectFrom('interest')
          .innerJoin('accountName', 'accountName.id', 'interest.accountId')
          .select(['interest.id', 'accountId', 'name'])
          .select(['phoneNumber', 'viewingAnswer as answer'])
          .select('proposedStartsAt')
          .whereRef('viewingId', '=', 'viewing.id')
          .where('state', '=', 'invited')
          .orderBy('name')
          .orderBy('interest.id'),
      ).as('people'),
    )
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('interest')
          .select('interest.id')
          .whereRef('viewingId', '=', 'viewing.id')
          .where('state', '=', 'invited'),
      ),
    )
    .orderBy('startsAt')
    .orderBy('viewing.id');
