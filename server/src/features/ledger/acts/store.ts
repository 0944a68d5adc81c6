import { sql as raw } from 'kysely';

import type { IsoDate } from '@husvaer/domain/kernel/dates';
import { LASTING_ACTS, type ActAbout, type ActKind } from '@husvaer/domain/ledger/acts';

import { unnestRows } from '../../../platform/db/unnest-rows.ts';
import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

const sql = owns<Pick<Tables, 'moneyAct'>>();

/** What somebody did that moves money, or decides where it goes. */
export interface Act {
  /** Acts and approvals are numbered together. */
  number: bigint;
  kind: ActKind;
  about: ActAbout;
  /** The id of a book, of a lease, or of a payout or a refund. */
  aboutId: string;
  bookId: string;
  at: Temporal.Instant;
  /** Whether the bank itself did it, by its own channel. */
  isBank: boolean;
  /** Otherwise the person, or the one who made the key. Null for an operator's key, or a deleted account. */
  byId: string | null;
  /** The payout that has all the money that an act on a lease could have moved. */
  payoutId: string | null;
  /** Of an act on a book by somebody unknown: the first of the two who agree. */
  firstAgreedById: string | null;
  /** The change of settings that an act on a book made; null before that was recorded. */
  settingChangeId: string | null;
}

/** An act to be added. */
interface NewAct extends Omit<Act, 'number' | 'at' | 'payoutId' | 'firstAgreedById'> {
  /** The day on which the last claim that it changed is due, where it changed claims to come. */
  touchesTo: IsoDate | null;
}

export async function addActs(
  tx: Tx,
  acts: readonly NewAct[],
  at: Temporal.Instant,
): Promise<void> {
  if (acts.length === 0) return;
  const rows = acts.map((act) => ({
    kind: act.kind,
    about: act.about,
    aboutId: act.aboutId,
    bookId: act.bookId,
    isBank: act.isBank,
    byId: act.byId,
    touchesTo: act.touchesTo,
    settingChangeId: act.settingChangeId,
    at: at.toString(),
  }));
  const columns = {
    kind: 'text',
    about: 'text',
    aboutId: 'uuid',
    bookId: 'uuid',
    isBank: 'boolean',
    byId: 'uuid',
    touchesTo: 'date',
    settingChangeId: 'uuid',
    at: 'timestamptz',
  } as const;
  const names = [
    ...(['kind', 'about', 'aboutId', 'bookId', 'isBank', 'byId'] as const),
    ...(['touchesTo', 'settingChangeId', 'at'] as const),
  ];
  await sql(tx)
    .insertInto('moneyAct')
    .columns(names)
    .expression((all) =>
      all
        .selectFrom(unnestRows('input', columns, rows))
        .select(names)
        .$castTo<never>(),
    )
    .execute();
}

const ACT = [
  'number',
  'kind',
  'about',
  'aboutId',
  'bookId',
  'at',
  'isBank',
  'byId',
  'payoutId',
  'firstAgreedById',
  'settingChangeId',
] as const;

/** The acts on these orders, in the order in which they were done. */
export async function findActsOnOrders(tx: ReadTx, orderIds: readonly string[]): Promise<Act[]> {
  if (orderIds.length === 0) return [];
  return sql(tx)
    .selectFrom('moneyAct')
    .select(ACT)
    .where('about', '=', 'order')
    .where('aboutId', 'in', orderIds)
    .orderBy('number')
    .execute();
}

/** The acts on these leases. */
export async function findActsOnLeases(tx: ReadTx, leaseIds: readonly string[]): Promise<Act[]> {
  if (leaseIds.length === 0) return [];
  return sql(tx)
    .selectFrom('moneyAct')
    .select(ACT)
    .where('about', '=', 'lease')
    .where('aboutId', 'in', leaseIds)
    .orderBy('number')
    .execute();
}

/** The acts on these books that no other person has agreed to. */
export async function findActsOnBooks(tx: ReadTx, bookIds: readonly string[]): Promise<Act[]> {
  if (bookIds.length === 0) return [];
  return sql(tx)
    .selectFrom('moneyAct')
    .select(ACT)
    .where('about', '=', 'book')
    .where('aboutId', 'in', bookIds)
    .where('orderId', 'is', null)
    .where('agreedAt', 'is', null)
    .orderBy('number')
    .execute();
}

/** A made payout that has the money of its lease. */
interface TakenUp {
  leaseId: string;
  payoutId: string;
  /** Acts from the start of this day on stay; null: none does. */
  before: IsoDate | null;
}

/**
 * Records that payouts of a day have all the money that earlier acts on their leases could have moved, except
 * acts that changed claims due later or last.
 */
export async function recordTakenUp(
  tx: Tx,
  payouts: readonly TakenUp[],
  day: IsoDate,
): Promise<void> {
  if (payouts.length === 0) return;
  const rows = payouts.map(({ leaseId, payoutId, before }) => ({
    leaseId,
    payoutId,
    before,
  }));
  await sql(tx)
    .updateTable('moneyAct')
    .from(unnestRows('taken', { leaseId: 'uuid', payoutId: 'uuid', before: 'date' }, rows))
    .set((row) => ({ payoutId: row.ref('taken.payoutId') }))
    .where('about', '=', 'lease')
    .where('kind', 'not in', LASTING_ACTS)
    .whereRef('aboutId', '=', 'taken.leaseId')
    .where('moneyAct.payoutId', 'is', null)
    .where((row) => row.or([row('touchesTo', 'is', null), row('touchesTo', '<=', day)]))
    .where(
      raw<boolean>`(taken.before is null or at < taken.before::timestamp at time zone 'Europe/Oslo')`,
    )
    .execute();
}

/** A number after all acts and approvals until now. */
export async function nextActNumber(tx: Tx): Promise<bigint> {
  const { rows } = await raw<{ number: bigint }>`select nextval('act_number') as number`.execute(
    sql(tx),
  );
  return rows[0]!.number;
}

/**
 * Records that another person agrees to these acts on a book. An act by somebody unknown stays until a second
 * one does, because one of the two may be that person.
 */
export async function agreeToActs(
  tx: Tx,
  numbers: readonly bigint[],
  { byId, at }: { byId: string; at: Temporal.Instant },
): Promise<void> {
  if (numbers.length === 0) return;
  const unagreed = sql(tx)
    .updateTable('moneyAct')
    .where('number', 'in', numbers)
    .where('agreedAt', 'is', null);
  await unagreed
    .set({ agreedById: byId, agreedAt: at.toString() })
    .where((row) =>
      row.or([
        row('byId', 'is not', null),
        row('isBank', '=', true),
        row('firstAgreedById', '!=', byId),
      ]),
    )
    .execute();
  await unagreed.set({ firstAgreedById: byId }).where('firstAgreedById', 'is', null).execute();
}

/** Removes a deleted account from acts; the acts remain, as those of somebody unknown. */
export async function forgetActor(tx: Tx, accountId: string): Promise<void> {
  for (const column of ['byId', 'firstAgreedById', 'agreedById'] as const)
    await sql(tx)
      .updateTable('moneyAct')
      .set({ [column]: null })
      .where(column, '=', accountId)
      .execute();
}
