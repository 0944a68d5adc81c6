import { sql as raw, type Generated } from 'kysely';

import type { IsoDate } from '@husvaer/domain/kernel/dates';
import { LASTING_ACTS, type ActAbout, type ActKind } from '@husvaer/domain/ledger/acts';

import { unnestRows } from '../../../platform/db/unnest-rows.ts';
import type { MaybeMoment, Moment } from '../../../platform/db/moment.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

interface ActTables {
  money_act: {
    number: Generated<bigint>;
    kind: ActKind;
    about: ActAbout;
    about_id: string;
    book_id: string;
    at: Moment;
    is_bank: boolean;
    by_id: string | null;
    payout_id: string | null;
    /** The order with which a release before approved an act on a book. */
    order_id: string | null;
    touches_to: string | null;
    /** Of an act by somebody unknown: the first of the two who agree. */
    first_agreed_by_id: string | null;
    agreed_by_id: string | null;
    agreed_at: MaybeMoment;
    setting_change_id: string | null;
  };
}

const sql = owns<ActTables>();

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
    about_id: act.aboutId,
    book_id: act.bookId,
    is_bank: act.isBank,
    by_id: act.byId,
    touches_to: act.touchesTo,
    setting_change_id: act.settingChangeId,
    at: at.toString(),
  }));
  const columns = {
    kind: 'text',
    about: 'text',
    about_id: 'uuid',
    book_id: 'uuid',
    is_bank: 'boolean',
    by_id: 'uuid',
    touches_to: 'date',
    setting_change_id: 'uuid',
    at: 'timestamptz',
  } as const;
  const names = [
    ...(['kind', 'about', 'about_id', 'book_id', 'is_bank', 'by_id'] as const),
    ...(['touches_to', 'setting_change_id', 'at'] as const),
  ];
  await sql(tx)
    .insertInto('money_act')
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
  'about_id as aboutId',
  'book_id as bookId',
  'at',
  'is_bank as isBank',
  'by_id as byId',
  'payout_id as payoutId',
  'first_agreed_by_id as firstAgreedById',
  'setting_change_id as settingChangeId',
] as const;

/** The acts on these orders, in the order in which they were done. */
export async function findActsOnOrders(tx: ReadTx, orderIds: readonly string[]): Promise<Act[]> {
  if (orderIds.length === 0) return [];
  return sql(tx)
    .selectFrom('money_act')
    .select(ACT)
    .where('about', '=', 'order')
    .where('about_id', 'in', orderIds)
    .orderBy('number')
    .execute();
}

/** The acts on these leases. */
export async function findActsOnLeases(tx: ReadTx, leaseIds: readonly string[]): Promise<Act[]> {
  if (leaseIds.length === 0) return [];
  return sql(tx)
    .selectFrom('money_act')
    .select(ACT)
    .where('about', '=', 'lease')
    .where('about_id', 'in', leaseIds)
    .orderBy('number')
    .execute();
}

/** The acts on these books that no other person has agreed to. */
export async function findActsOnBooks(tx: ReadTx, bookIds: readonly string[]): Promise<Act[]> {
  if (bookIds.length === 0) return [];
  return sql(tx)
    .selectFrom('money_act')
    .select(ACT)
    .where('about', '=', 'book')
    .where('about_id', 'in', bookIds)
    .where('order_id', 'is', null)
    .where('agreed_at', 'is', null)
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
    lease_id: leaseId,
    payout_id: payoutId,
    before,
  }));
  await sql(tx)
    .updateTable('money_act')
    .from(unnestRows('taken', { lease_id: 'uuid', payout_id: 'uuid', before: 'date' }, rows))
    .set((row) => ({ payout_id: row.ref('taken.payout_id') }))
    .where('about', '=', 'lease')
    .where('kind', 'not in', LASTING_ACTS)
    .whereRef('about_id', '=', 'taken.lease_id')
    .where('money_act.payout_id', 'is', null)
    .where((row) => row.or([row('touches_to', 'is', null), row('touches_to', '<=', day)]))
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
    .updateTable('money_act')
    .where('number', 'in', numbers)
    .where('agreed_at', 'is', null);
  await unagreed
    .set({ agreed_by_id: byId, agreed_at: at.toString() })
    .where((row) =>
      row.or([
        row('by_id', 'is not', null),
        row('is_bank', '=', true),
        row('first_agreed_by_id', '!=', byId),
      ]),
    )
    .execute();
  await unagreed
    .set({ first_agreed_by_id: byId })
    .where('first_agreed_by_id', 'is', null)
    .execute();
}

/** Removes a deleted account from acts; the acts remain, as those of somebody unknown. */
export async function forgetActor(tx: Tx, accountId: string): Promise<void> {
  for (const column of ['by_id', 'first_agreed_by_id', 'agreed_by_id'] as const)
    await sql(tx)
      .updateTable('money_act')
      .set({ [column]: null })
      .where(column, '=', accountId)
      .execute();
}
