import { sql as raw } from 'kysely';
import { jsonArrayFrom } from '../../../platform/db/json.ts';

import { OPEN_STATES, type InterestState } from '@husvaer/domain/interest/states';

import { moment, momentOfJson } from '../../../platform/db/moment.ts';
import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx } from '../../../platform/db/tx.ts';

const sql = owns<Pick<Tables, 'interest' | 'viewing' | 'listingSide' | 'accountName'>>();

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

/** A form that a person sent. */
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
  /** The person's own while one is open: the open ones first, the latest first. */
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
          .innerJoin('listingSide', 'listingSide.id', 'interest.listingId')
          .select(['interest.id', 'interest.listingId', 'title as home'])
          .select(['state', total])
          .where('accountId', '=', accountId)
          // Those that are over come last: the page behind the link lists them all.
          .orderBy(({ eb }) => eb('state', 'in', OPEN_STATES), 'desc')
          .orderBy('sentAt', 'desc')
          .orderBy('interest.id')
          .limit(limit),
      ).as('own'),
      jsonArrayFrom(
        of
          .selectFrom('interest')
          .innerJoin('viewing', 'viewing.id', 'interest.viewingId')
          .innerJoin('listingSide', 'listingSide.id', 'interest.listingId')
          .select(['viewing.id', 'interest.listingId', 'title as home'])
          .select(['startsAt', 'endsAt', 'place', people.as('people')])
          .where('accountId', '=', accountId)
          .where('state', '=', 'invited')
          .where('viewingAnswer', 'is distinct from', 'declined')
          .where('endsAt', '>', moment(now))
          .orderBy('startsAt')
          .limit(limit),
      ).as('invitations'),
      jsonArrayFrom(
        of
          .selectFrom('interest')
          .innerJoin('listingSide', 'listingSide.id', 'interest.listingId')
          .innerJoin('accountName', 'accountName.id', 'interest.accountId')
          .select(['interest.id', 'interest.listingId', 'title as home'])
          .select(['accountName.name', total])
          .where('state', '=', 'sent')
          .where(isOurs)
          .orderBy('sentAt')
          .orderBy('interest.id')
          .limit(limit),
      ).as('waiting'),
      jsonArrayFrom(
        of
          .selectFrom('viewing')
          .innerJoin('listingSide', 'listingSide.id', 'viewing.listingId')
          .select(['viewing.id', 'viewing.listingId', 'title as home'])
          .select(['startsAt', 'endsAt', 'place', people.as('people')])
          .where('endsAt', '>', moment(now))
          .where('startsAt', '<', moment(until))
          .where(people, '>', 0)
          .where(isOurs)
          .orderBy('startsAt')
          .orderBy('viewing.id')
          .limit(limit),
      ).as('showings'),
    ])
    .executeTakeFirstOrThrow();
  const { invitations, waiting, showings } = found;
  const own = found.own.some(({ state }) => OPEN_STATES.includes(state)) ? found.own : [];
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
