import type { Selectable } from 'kysely';

import type { RentFacts } from '@husvaer/domain/leases/status';

import type { OrFromJson } from '../../../platform/db/json.ts';
import { unnestRows } from '../../../platform/db/unnest-rows.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

export interface MoneyTables {
  lease_owed: { lease_id: string; due_on: string; owed: bigint; paid: bigint };
  lease_money: {
    lease_id: string;
    surplus: bigint;
    has_payout: boolean;
    notice_sent_on: string | null;
    petition_from: string | null;
    petitioned_on: string | null;
  };
}

const sql = owns<MoneyTables>();

/** An amount that a lease must pay by a day. */
export interface Owed {
  leaseId: string;
  dueOn: string;
  owed: bigint;
  /** The paid part of it. */
  paid: bigint;
}

/** The overpaid amount of a lease. */
export interface LeaseSurplus {
  leaseId: string;
  surplus: bigint;
}

/** Replaces what these leases owe. */
export async function setOwed(
  tx: Tx,
  leases: readonly LeaseSurplus[],
  owed: readonly Owed[],
): Promise<void> {
  if (leases.length === 0) return;
  await sql(tx)
    .deleteFrom('lease_owed')
    .where(
      'lease_id',
      'in',
      leases.map(({ leaseId }) => leaseId),
    )
    .execute();
  if (owed.length > 0)
    await sql(tx)
      .insertInto('lease_owed')
      .columns(['lease_id', 'due_on', 'owed', 'paid'])
      .expression((from) =>
        from
          .selectFrom(
            unnestRows(
              'input',
              { lease_id: 'uuid', due_on: 'date', owed: 'bigint', paid: 'bigint' },
              owed.map((one) => ({
                lease_id: one.leaseId,
                due_on: one.dueOn,
                owed: one.owed,
                paid: one.paid,
              })),
            ),
          )
          .select(['input.lease_id', 'input.due_on', 'input.owed', 'input.paid']),
      )
      .execute();
  await sql(tx)
    .insertInto('lease_money')
    .columns(['lease_id', 'surplus'])
    .expression((from) =>
      from
        .selectFrom(
          unnestRows(
            'input',
            { lease_id: 'uuid', surplus: 'bigint' },
            leases.map(({ leaseId, surplus }) => ({ lease_id: leaseId, surplus })),
          ),
        )
        .select(['input.lease_id', 'input.surplus']),
    )
    .onConflict((conflict) =>
      conflict.column('lease_id').doUpdateSet((row) => ({ surplus: row.ref('excluded.surplus') })),
    )
    .execute();
}

/** Sets the state of a lease's arrears case, or whether payouts are in progress. */
export async function setCase(
  tx: Tx,
  leaseId: string,
  values: Partial<Pick<RentFacts, 'hasPayout' | 'noticeSentOn' | 'petitionFrom' | 'petitionedOn'>>,
): Promise<void> {
  const row = {
    ...(values.hasPayout !== undefined && { has_payout: values.hasPayout }),
    ...(values.noticeSentOn !== undefined && { notice_sent_on: values.noticeSentOn }),
    ...(values.petitionFrom !== undefined && { petition_from: values.petitionFrom }),
    ...(values.petitionedOn !== undefined && { petitioned_on: values.petitionedOn }),
  };
  await sql(tx)
    .insertInto('lease_money')
    .values({
      lease_id: leaseId,
      surplus: 0n,
      has_payout: false,
      notice_sent_on: null,
      petition_from: null,
      petitioned_on: null,
      ...row,
    })
    .onConflict((conflict) => conflict.column('lease_id').doUpdateSet(row))
    .execute();
}

/** Sets for several leases whether payouts are in progress. */
export async function setHasPayout(
  tx: Tx,
  leaseIds: readonly string[],
  hasPayout: boolean,
): Promise<void> {
  if (leaseIds.length === 0) return;
  await sql(tx)
    .insertInto('lease_money')
    .values(
      leaseIds.map((lease_id) => ({
        lease_id,
        surplus: 0n,
        has_payout: hasPayout,
        notice_sent_on: null,
        petition_from: null,
        petitioned_on: null,
      })),
    )
    .onConflict((conflict) => conflict.column('lease_id').doUpdateSet({ has_payout: hasPayout }))
    .execute();
}

const NOTHING_OWED: RentFacts = {
  overdue: 0n,
  open: 0n,
  paidOfOpen: 0n,
  surplus: 0n,
  hasPayout: false,
  noticeSentOn: null,
  petitionFrom: null,
  petitionedOn: null,
};

export const OWED = ['lease_id as leaseId', 'due_on as dueOn', 'owed', 'paid'] as const;

/** The rent facts of these leases on a day. */
export async function findRentFacts(
  tx: ReadTx,
  leaseIds: readonly string[],
  today: string,
): Promise<(leaseId: string) => RentFacts> {
  if (leaseIds.length === 0) return () => NOTHING_OWED;
  const owed = await sql(tx)
    .selectFrom('lease_owed')
    .select(OWED)
    .where('lease_id', 'in', leaseIds)
    .execute();
  const money = await sql(tx)
    .selectFrom('lease_money')
    .selectAll()
    .where('lease_id', 'in', leaseIds)
    .execute();
  const owedBy = Map.groupBy(owed, ({ leaseId }) => leaseId);
  const moneyOf = new Map(money.map((row) => [row.lease_id, row]));
  return (leaseId) =>
    asRentFacts({ owed: owedBy.get(leaseId) ?? [], money: moneyOf.get(leaseId) ?? null }, today);
}

/** The rent facts of a lease on a day, from database rows or from JSON. */
export function asRentFacts(
  {
    owed,
    money,
  }: {
    owed: readonly OrFromJson<Pick<Owed, 'dueOn' | 'owed' | 'paid'>>[];
    money: OrFromJson<Selectable<MoneyTables['lease_money']>> | null;
  },
  today: string,
): RentFacts {
  const overdue = owed.filter(({ dueOn }) => dueOn < today);
  const open = owed.filter(({ dueOn }) => dueOn >= today);
  const sum = (some: typeof owed, of: 'owed' | 'paid') =>
    some.reduce((total, one) => total + BigInt(one[of]), 0n);
  return {
    overdue: sum(overdue, 'owed'),
    open: sum(open, 'owed'),
    paidOfOpen: sum(open, 'paid'),
    surplus: BigInt(money?.surplus ?? 0n),
    hasPayout: money?.has_payout ?? false,
    noticeSentOn: money?.notice_sent_on ?? null,
    petitionFrom: money?.petition_from ?? null,
    petitionedOn: money?.petitioned_on ?? null,
  };
}
