import type { Selectable } from 'kysely';

import type { RentFacts } from '@husvaer/domain/leases/status';

import type { OrFromJson } from '../../../platform/db/json.ts';
import { unnestRows } from '../../../platform/db/unnest-rows.ts';
import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

const sql = owns<Pick<Tables, 'leaseOwed' | 'leaseMoney'>>();

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
    .deleteFrom('leaseOwed')
    .where(
      'leaseId',
      'in',
      leases.map(({ leaseId }) => leaseId),
    )
    .execute();
  if (owed.length > 0)
    await sql(tx)
      .insertInto('leaseOwed')
      .columns(['leaseId', 'dueOn', 'owed', 'paid'])
      .expression((from) =>
        from
          .selectFrom(
            unnestRows(
              'input',
              { leaseId: 'uuid', dueOn: 'date', owed: 'bigint', paid: 'bigint' },
              owed,
            ),
          )
          .select(['input.leaseId', 'input.dueOn', 'input.owed', 'input.paid']),
      )
      .execute();
  await sql(tx)
    .insertInto('leaseMoney')
    .columns(['leaseId', 'surplus'])
    .expression((from) =>
      from
        .selectFrom(unnestRows('input', { leaseId: 'uuid', surplus: 'bigint' }, leases))
        .select(['input.leaseId', 'input.surplus']),
    )
    .onConflict((conflict) =>
      conflict.column('leaseId').doUpdateSet((row) => ({ surplus: row.ref('excluded.surplus') })),
    )
    .execute();
}

/** Sets the case of a lease. */
export async function setCase(
  tx: Tx,
  leaseId: string,
  {
    noticeSentOn,
    petitionFrom,
    petitionedOn,
  }: Pick<RentFacts, 'noticeSentOn' | 'petitionFrom' | 'petitionedOn'>,
): Promise<void> {
  const row = { noticeSentOn, petitionFrom, petitionedOn };
  await sql(tx)
    .insertInto('leaseMoney')
    .values({ leaseId, surplus: 0n, hasPayout: false, ...row })
    .onConflict((conflict) => conflict.column('leaseId').doUpdateSet(row))
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
    .insertInto('leaseMoney')
    .values(
      leaseIds.map((leaseId) => ({
        leaseId,
        surplus: 0n,
        hasPayout,
        noticeSentOn: null,
        petitionFrom: null,
        petitionedOn: null,
      })),
    )
    .onConflict((conflict) => conflict.column('leaseId').doUpdateSet({ hasPayout }))
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

export const OWED = ['leaseId', 'dueOn', 'owed', 'paid'] as const;

/** The rent facts of these leases on a day. */
export async function findRentFacts(
  tx: ReadTx,
  leaseIds: readonly string[],
  today: string,
): Promise<(leaseId: string) => RentFacts> {
  if (leaseIds.length === 0) return () => NOTHING_OWED;
  const owed = await sql(tx)
    .selectFrom('leaseOwed')
    .select(OWED)
    .where('leaseId', 'in', leaseIds)
    .execute();
  const money = await sql(tx)
    .selectFrom('leaseMoney')
    .selectAll()
    .where('leaseId', 'in', leaseIds)
    .execute();
  const owedBy = Map.groupBy(owed, ({ leaseId }) => leaseId);
  const moneyOf = new Map(money.map((row) => [row.leaseId, row]));
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
    money: OrFromJson<Selectable<Tables['leaseMoney']>> | null;
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
    hasPayout: money?.hasPayout ?? false,
    noticeSentOn: money?.noticeSentOn ?? null,
    petitionFrom: money?.petitionFrom ?? null,
    petitionedOn: money?.petitionedOn ?? null,
  };
}
