import { sql as raw } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

import type { InterestState } from '@husvaer/domain/interest/states';
import type { ViewingAnswer } from '@husvaer/domain/interest/viewing';

import { moment, momentOfJson, type Moment } from '../../../platform/db/moment.ts';
import { owns, type ReadTx } from '../../../platform/db/tx.ts';

interface OverviewTables {
  interest: {
    id: string;
    listing_id: string;
    account_id: string;
    state: InterestState;
    viewing_id: string | null;
    viewing_answer: ViewingAnswer | null;
    sent_at: Moment;
  };
  viewing: { id: string; listing_id: string; starts_at: Moment; ends_at: Moment; place: string };
  /** Views of the features of listings and accounts. */
  listing_side: {
    id: string;
    owner_id: string | null;
    contact_id: string | null;
    partner_id: string | null;
    title: string;
  };
  account_name: { id: string; name: string };
}

const sql = owns<OverviewTables>();

/** The time and place of a viewing. */
export interface ShownViewing {
  id: string;
  listingId: string;
  home: string;
  startsAt: Temporal.Instant;
  endsAt: Temporal.Instant;
  place: string;
  /** The number of invited people who have not declined. */
  people: number;
}

/** A form that a person sent, and which is open. */
export interface OwnForm {
  id: string;
  listingId: string;
  home: string;
  state: InterestState;
}

/** An unanswered form about one of the person's homes. */
export interface WaitingForm {
  id: string;
  listingId: string;
  home: string;
  name: string;
}

export interface InterestOverview {
  /** The person's own, the latest first. */
  own: OwnForm[];
  ownTotal: number;
  /** The viewings that the person is invited to and has not declined, the earliest first. */
  invitations: ShownViewing[];
  /** The forms that wait for an answer, the oldest first. */
  waiting: WaitingForm[];
  waitingTotal: number;
  /** Viewings of the person's homes up to the requested moment, the earliest first. */
  showings: ShownViewing[];
}

/**
 * An overview of a person's interest forms and viewings: their own, and those of the homes they let
 * themselves or for a partner; by one statement.
 */
export async function findInterestOverview(
  tx: ReadTx,
  requested: {
    accountId: string;
    /** The partner for whom they let. */
    partnerId: string | null;
    now: Temporal.Instant;
    until: Temporal.Instant;
    limit: number;
  },
): Promise<InterestOverview> {
  const { accountId, partnerId, now, until, limit } = requested;
  const total = raw<number>`(count(*) over ())::integer`.as('total');
  const people = raw<number>`(
    select count(*)::integer from interest invited where invited.viewing_id = viewing.id and invited.state = 'invited'
      and invited.viewing_answer is distinct from 'declined'
  )`;
  const isOurs = raw<boolean>`(listing_side.partner_id = ${partnerId}::uuid or (
    listing_side.partner_id is null and ${accountId}::uuid in (owner_id, contact_id)))`;
  const found = await sql(tx)
    .selectNoFrom((of) => [
      jsonArrayFrom(
        of
          .selectFrom('interest')
          .innerJoin('listing_side', 'listing_side.id', 'interest.listing_id')
          .select(['interest.id as id', 'interest.listing_id as listingId', 'title as home'])
          .select(['state', total])
          .where('account_id', '=', accountId)
          .where('state', 'in', ['sent', 'shortlisted', 'invited'])
          .orderBy('sent_at', 'desc')
          .orderBy('interest.id')
          .limit(limit),
      ).as('own'),
      jsonArrayFrom(
        of
          .selectFrom('interest')
          .innerJoin('viewing', 'viewing.id', 'interest.viewing_id')
          .innerJoin('listing_side', 'listing_side.id', 'interest.listing_id')
          .select(['viewing.id as id', 'interest.listing_id as listingId', 'title as home'])
          .select(['starts_at as startsAt', 'ends_at as endsAt', 'place', people.as('people')])
          .where('account_id', '=', accountId)
          .where('state', '=', 'invited')
          .where('viewing_answer', 'is distinct from', 'declined')
          .where('ends_at', '>', moment(now))
          .orderBy('starts_at')
          .limit(limit),
      ).as('invitations'),
      jsonArrayFrom(
        of
          .selectFrom('interest')
          .innerJoin('listing_side', 'listing_side.id', 'interest.listing_id')
          .innerJoin('account_name', 'account_name.id', 'interest.account_id')
          .select(['interest.id as id', 'interest.listing_id as listingId', 'title as home'])
          .select(['account_name.name as name', total])
          .where('state', '=', 'sent')
          .where(isOurs)
          .orderBy('sent_at')
          .orderBy('interest.id')
          .limit(limit),
      ).as('waiting'),
      jsonArrayFrom(
        of
          .selectFrom('viewing')
          .innerJoin('listing_side', 'listing_side.id', 'viewing.listing_id')
          .select(['viewing.id as id', 'viewing.listing_id as listingId', 'title as home'])
          .select(['starts_at as startsAt', 'ends_at as endsAt', 'place', people.as('people')])
          .where('ends_at', '>', moment(now))
          .where('starts_at', '<', moment(until))
          .where(people, '>', 0)
          .where(isOurs)
          .orderBy('starts_at')
          .orderBy('viewing.id')
          .limit(limit),
      ).as('showings'),
    ])
    .executeTakeFirstOrThrow();
  const { own, invitations, waiting, showings } = found;
  return {
    own,
    ownTotal: own[0]?.total ?? 0,
    invitations: invitations.map(asViewing),
    waiting,
    waitingTotal: waiting[0]?.total ?? 0,
    showings: showings.map(asViewing),
  };
}

const asViewing = <Row extends { startsAt: unknown; endsAt: unknown }>(row: Row) => ({
  ...row,
  startsAt: momentOfJson(row.startsAt)!,
  endsAt: momentOfJson(row.endsAt)!,
});
