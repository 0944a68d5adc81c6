import { sql as raw } from 'kysely';

import { ACTIVITIES, type ActivityKind } from '@husvaer/domain/banking/activity';

import type { Moment } from '../../../platform/db/moment.ts';
import { owns, type ReadTx } from '../../../platform/db/tx.ts';

/** What somebody did, or the bank or the server. */
export interface StoredActivity {
  key: string;
  at: Temporal.Instant;
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
  /** The name of a file, a key or a setting, or the reason of a hold. */
  text: string | null;
}

const ACTS = ACTIVITIES.map((kind) => raw`${kind}`);

interface Row {
  key: string;
  at: Moment;
  kind: ActivityKind;
  by_id: string | null;
  is_bank: boolean;
  lease_id: string | null;
  serial: number | null;
  is_refund: boolean;
  amount: bigint | null;
  account: string | null;
  text: string | null;
}

/** All that happened in a book. */
const activitiesOf = (bookId: string, partnerId: string | null) =>
  raw<Row>`(
  select 'act ' || number as key, act.at, act.kind, act.by_id, act.is_bank,
    coalesce(payout.lease_id, refund.lease_id, case act.about when 'lease' then act.about_id end) as lease_id,
    payout.serial, refund.id is not null as is_refund, coalesce(payout.amount, refund.amount) as amount,
    case act.kind when 'named_account' then refund.account end as account, null as text
  from money_act as act
  left join payout on act.about = 'order' and payout.id = act.about_id
  left join refund on act.about = 'order' and refund.id = act.about_id
  where act.book_id = ${bookId} and act.kind in (${raw.join(ACTS)})
  union all
  select 'approval ' || number, given.at, 'approved', given.account_id, false,
    coalesce(payout.lease_id, refund.lease_id), payout.serial, refund.id is not null, given.amount,
    given.to_account, null
  from order_approval as given
  left join payout on payout.id = given.payout_id left join refund on refund.id = given.refund_id
  where coalesce(payout.book_id, refund.book_id) = ${bookId}
  union all
  select 'held ' || event.id, event.at, 'held', event.by_id, false, payout.lease_id, payout.serial, false,
    payout.amount, null, event.note
  from payout_event as event join payout on payout.id = payout_id
  where payout.book_id = ${bookId} and event.name = 'held'
  union all
  select 'order ' || payment_order.id, created_at, 'ordered', null, false, null, serial, false,
    (select sum(amount)::bigint from payment_order_line where order_id = payment_order.id), null, null
  from payment_order where book_id = ${bookId}
  union all
  select 'file ' || id, received_at, 'uploaded_file', coalesce(by_id, brought_by_id), false, null, null, false,
    sum, null, name
  from bank_file where book_id = ${bookId} and is_brought and state = 'booked'
  union all
  select 'setting ' || id, at, 'changed_setting', by_id, false, null, null, false, null, null, what
  from setting_change where book_id = ${bookId}
  union all
  select 'account ' || id, set_at, 'named_payout_account', set_by, false, null, null, false, null, account, null
  from payout_account
  where exists (
    select from payout
    where payout.landlord_id = payout_account.landlord_id and payout.book_id = ${bookId}
      and payout.created_at <= set_at and (payout.made_on is null or payout.made_on >= set_at::date)
      and (payout.made_on is not null or payout.due_on is not null))
  union all
  select 'key ' || id, created_at, 'added_key', created_by, false, null, null, false, null, null, name
  from partner_key where partner_id = ${partnerId})`.as('activity');

const sql = owns<Record<never, never>>();

/** What happened in a book, the latest first, and how much there is. */
export async function findActivities(
  tx: ReadTx,
  {
    bookId,
    partnerId,
    limit,
    skip,
  }: { bookId: string; partnerId: string | null; limit: number; skip: number },
): Promise<{ activities: StoredActivity[]; total: number }> {
  const all = sql(tx).selectFrom(activitiesOf(bookId, partnerId));
  const activities = await all
    .select([
      ...([
        'key',
        'at',
        'kind',
        'by_id as byId',
        'is_bank as isBank',
        'lease_id as leaseId',
      ] as const),
      ...(['serial', 'is_refund as isRefund', 'amount', 'account', 'text'] as const),
    ])
    .orderBy('at', 'desc')
    .orderBy('key', 'desc')
    .limit(limit)
    .offset(skip)
    .execute();
  const { total } = await all
    .select(({ fn }) => fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow();
  return { activities, total: Number(total) };
}
