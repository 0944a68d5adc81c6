import { sql as raw, type RawBuilder } from 'kysely';

import {
  ACTIVITY_SOURCES,
  type ActivityCursor,
  type ActivityKind,
  type ActivitySource,
} from '@husvaer/domain/banking/activity';

import type { Moment } from '../../../platform/db/moment.ts';
import { owns, type ReadTx } from '../../../platform/db/tx.ts';

/** What somebody did, or the bank or the server. */
export interface StoredActivity extends ActivityCursor {
  kind: ActivityKind;
  byId: string | null;
  isBank: boolean;
  leaseId: string | null;
  /** The number of a payout, or of an order to the bank. */
  serial: number | null;
  isRefund: boolean;
  /** Øre. */
  amount: bigint | null;
  account: string | null;
  /** The name of a file, a key or a setting, or the reason of a hold or of closing a contradiction. */
  text: string | null;
}

interface Row {
  source: ActivitySource;
  rank: number;
  id: string;
  at: Moment;
  kind: ActivityKind;
  byId: string | null;
  isBank: boolean;
  leaseId: string | null;
  serial: number | null;
  isRefund: boolean;
  amount: bigint | null;
  account: string | null;
  text: string | null;
}

/** A source of the feed. Its index has the columns of `of`, the moment and the id. */
interface Source {
  from: RawBuilder<unknown>;
  at: string;
  id: string;
  /** What the page shows: kind, person, whether the bank did it, lease, serial, refund, amount, account, text. */
  shows: RawBuilder<unknown>;
}

const RANKS = new Map(
  Object.keys(ACTIVITY_SOURCES).map((source, rank) => [source as ActivitySource, rank]),
);

const sourcesOf = (bookId: string, partnerId: string | null): Record<ActivitySource, Source> => ({
  act: {
    from: raw`money_act as act
      left join payout on act.about = 'order' and payout.id = act.about_id
      left join refund on act.about = 'order' and refund.id = act.about_id
      where act.book_id = ${bookId} and act.about <> 'book' and act.kind <> 'brought_file'`,
    at: 'act.at',
    id: 'act.number',
    shows: raw`act.kind, act.by_id, act.is_bank,
      coalesce(payout.lease_id, refund.lease_id, case act.about when 'lease' then act.about_id end),
      payout.serial, refund.id is not null, coalesce(payout.amount, refund.amount),
      case act.kind when 'named_account' then refund.account end, null`,
  },
  approval: {
    from: raw`order_approval as given
      left join payout on payout.id = given.payout_id left join refund on refund.id = given.refund_id
      where given.book_id = ${bookId}`,
    at: 'given.at',
    id: 'given.number',
    shows: raw`'approved', given.account_id, false, coalesce(payout.lease_id, refund.lease_id),
      payout.serial, refund.id is not null, given.amount, given.to_account, null`,
  },
  held: {
    from: raw`payout_event as event join payout on payout.id = payout_id
      where event.book_id = ${bookId} and event.name = 'held'`,
    at: 'event.at',
    id: 'event.id',
    shows: raw`'held', event.by_id, false, payout.lease_id, payout.serial, false, payout.amount, null,
      event.note`,
  },
  order: {
    from: raw`payment_order where book_id = ${bookId}`,
    at: 'created_at',
    id: 'payment_order.id',
    // Their sums are added to the page, so that only the lines of shown ones are read.
    shows: raw`'ordered', null, false, null, serial, false, null, null, null`,
  },
  file: {
    from: raw`bank_file where book_id = ${bookId} and is_brought and state = 'booked'`,
    at: 'received_at',
    id: 'bank_file.id',
    shows: raw`'uploaded_file', coalesce(by_id, brought_by_id), false, null, null, false, sum, null, name`,
  },
  conflict: {
    from: raw`${CONFLICT} where conflict.book_id = ${bookId}`,
    at: 'found_at',
    id: 'conflict.id',
    shows: raw`'found_conflict', null, true, ${ABOUT_CONFLICT}, null, own_file.name`,
  },
  closed: {
    from: raw`${CONFLICT} where conflict.book_id = ${bookId} and closed_at is not null`,
    at: 'closed_at',
    id: 'conflict.id',
    // The bank gives no reason.
    shows: raw`'closed_conflict', closed_by_id, conflict.reason is null, ${ABOUT_CONFLICT}, null, conflict.reason`,
  },
  // Other decisions are acts on a lease or an order.
  settlement: {
    from: raw`bank_settlement as settled join bank_line on bank_line.id = line_id
      where settled.activity_book_id = ${bookId} and by_id is not null
        and (choice in ('not_ours', 'bank_charge', 'counted') or choice = 'refund' and refund_id is null)`,
    at: 'settled.at',
    id: 'settled.id',
    shows: raw`'settled_as_' || choice, by_id, false, null, null, false, bank_line.amount, null, note`,
  },
  undone: {
    from: raw`bank_settlement as settled join bank_line on bank_line.id = line_id
      where settled.activity_book_id = ${bookId} and undone_by_id is not null
        and choice not in ('lease', 'paid_out')`,
    at: 'settled.undone_at',
    id: 'settled.id',
    shows: raw`'undid_settlement', undone_by_id, false, null, null, false, bank_line.amount, null, null`,
  },
  proposal: {
    from: raw`claim_reduction where book_id = ${bookId} and ${IS_PROPOSAL}`,
    at: 'made_at',
    id: 'claim_reduction.id',
    shows: raw`'proposed_' || claim_reduction.kind, made_by_id, false, claim_reduction.lease_id, null, false,
      claim_reduction.amount, null, reason`,
  },
  reduction_end: {
    from: raw`claim_reduction where book_id = ${bookId} and ${IS_PROPOSAL} and ended_at is not null`,
    at: 'ended_at',
    id: 'claim_reduction.id',
    shows: raw`case when is_agreed then 'agreed_to_reduction' else 
      case claim_reduction.status when 'void' then 'voided_reduction' else 'stopped_reduction' end end,
      ended_by_id, false, claim_reduction.lease_id, null, false, claim_reduction.amount, null, stop_reason`,
  },
  setting: {
    from: raw`setting_change where book_id = ${bookId}`,
    at: 'at',
    id: 'setting_change.id',
    shows: raw`'changed_setting', by_id, false, null, null, false, null, null, what`,
  },
  account: {
    from: raw`payout_account_book as named join payout_account on payout_account.id = account_id
      where named.book_id = ${bookId} and exists (
        select from payout
        where payout.landlord_id = payout_account.landlord_id and payout.book_id = ${bookId}
          and payout.created_at <= named.set_at
          and (payout.made_on >= named.set_at::date or payout.made_on is null and payout.due_on is not null))`,
    at: 'named.set_at',
    id: 'named.account_id',
    shows: raw`'named_payout_account', set_by, false, null, null, false, null, account, null`,
  },
  key: {
    from: raw`partner_key where partner_id = ${partnerId}`,
    at: 'created_at',
    id: 'partner_key.id',
    shows: raw`'added_key', created_by, false, null, null, false, null, null, name`,
  },
});

/** What waited for a second person, or waits. What one person did alone is an act on the lease. */
const IS_PROPOSAL = raw`(is_agreed or claim_reduction.status in ('waiting', 'stopped', 'void'))`;

const CONFLICT = raw`bank_conflict as conflict
  join bank_file as own_file on own_file.id = own_file_id
  left join bank_report as report on report.id = report_id
  left join bank_line as line on line.id = line_id
  left join payment_order_line as tried on tried.end_to_end_id = report.end_to_end_id
  left join payout on payout.id = tried.payout_id`;
const ABOUT_CONFLICT = raw`payout.lease_id, payout.serial,
  tried.end_to_end_id is not null and payout.id is null, coalesce(report.amount, line.amount)`;

const COLUMNS = raw`source, rank, id, at, kind, by_id, is_bank, lease_id, serial, is_refund, amount, account,
  text`;

/** At most `limit` entries of a source after the cursor. */
function partOf(
  name: ActivitySource,
  { from, at, id, shows }: Source,
  { after, limit }: { after: ActivityCursor | null; limit: number },
): RawBuilder<unknown> {
  const rank = RANKS.get(name)!;
  const moment = raw.ref(at);
  const number = raw.ref(id);
  return raw`(select ${raw.lit(name)}::text, ${raw.lit(rank)}::integer, ${number}::text, ${moment}, ${shows}
    from ${from} ${after ? raw`and ${isAfter(after)}` : raw``}
    order by ${moment} desc, ${number} desc limit ${limit})`;

  /** The latest first; those of one moment by source, and then by id. */
  function isAfter(cursor: ActivityCursor): RawBuilder<unknown> {
    const last = raw`${cursor.at.toString()}::timestamptz`;
    const lastRank = RANKS.get(cursor.source)!;
    if (rank !== lastRank) return raw`${moment} ${raw.raw(rank > lastRank ? '<=' : '<')} ${last}`;
    const lastId = raw`${cursor.id}::${raw.raw(ACTIVITY_SOURCES[name])}`;
    return raw`(${moment}, ${number}) < (${last}, ${lastId})`;
  }
}

const sql = owns<Record<never, never>>();

/** What happened in a book, the latest first: at most `limit` entries after one of an earlier page. */
export async function findActivities(
  tx: ReadTx,
  {
    bookId,
    partnerId,
    ...page
  }: {
    bookId: string;
    partnerId: string | null;
    after: ActivityCursor | null;
    limit: number;
  },
): Promise<StoredActivity[]> {
  const parts = Object.entries(sourcesOf(bookId, partnerId)).map(([name, source]) =>
    partOf(name as ActivitySource, source, page),
  );
  const all = raw<Row>`(${raw.join(parts, raw` union all `)})`.as<'activity'>(
    raw`activity (${COLUMNS})`,
  );
  return sql(tx)
    .selectFrom(all)
    .select([
      ...(['source', 'id', 'at', 'kind', 'byId', 'isBank'] as const),
      ...(['leaseId', 'serial', 'isRefund', 'account', 'text'] as const),
      raw<bigint | null>`case when kind = 'ordered' then (
        select sum(line.amount)::bigint from payment_order_line as line where order_id = activity.id::uuid
      ) else amount end`.as('amount'),
    ])
    .orderBy('at', 'desc')
    .orderBy('rank')
    .orderBy(raw`case when source in ('act', 'approval') then id::bigint end`, 'desc')
    .orderBy(raw`id collate "C"`, 'desc')
    .limit(page.limit)
    .execute();
}
