import { sql as raw } from 'kysely';

import type { WaitingReason } from '@husvaer/domain/banking/lines';

import { owns, type ReadTx } from '../../../platform/db/tx.ts';

const sql = owns<Record<never, never>>();

/** What would become of a payment; those that need a person come first. */
const OUTCOMES = ['waits', 'repeats', 'in_other_file', 'pays', 'taken'] as const;
type Outcome = (typeof OUTCOMES)[number];

export interface RehearsedPayment {
  outcome: Outcome;
  /** Why it would wait. */
  reason: WaitingReason | null;
  /** Øre; below zero when it went out. */
  amount: bigint;
  paidOn: string;
  kid: string | null;
  text: string | null;
  name: string | null;
  /** The tenants of the lease that it would pay. */
  tenants: string[];
}

/** What the payments of these files lead to: the first ones, and how many more there are. */
export async function findOutcomes(
  tx: ReadTx,
  fileIds: readonly string[],
  limit: number,
): Promise<{ payments: RehearsedPayment[]; total: number }> {
  const ids = raw`any(${fileIds}::uuid[])`;
  const found = raw<RehearsedPayment & { total: bigint; place: number; position: number }>`(
    select outcome, reason, amount, paid_on, kid, text, name, position,
      array_position(${OUTCOMES}::text[], outcome) as place, count(*) over () as total,
      coalesce((
        select array(select tenant ->> 'name' from jsonb_array_elements(parties -> 'tenants') as tenant)
        from payment join invoice on invoice.lease_id = payment.lease_id
        where payment.bank_line_id = line_id
        order by invoice.due_on desc limit 1
      ), '{}') as tenants
    from (
      select id as line_id, case state when 'waiting' then 'waits' when 'counted' then 'in_other_file'
          else case taken_by when 'invoicing' then 'pays' else 'taken' end end as outcome,
        reason, amount, paid_on, kid, text, counterparty_name as name, position
      from bank_line where file_id = ${ids}
      union all
      select null, 'repeats', null, coalesce(again.amount, line.amount),
        coalesce(again.paid_on, line.paid_on),
        case when again.fingerprint is null then line.kid else again.kid end,
        again.text, again.counterparty_name, again.position
      from bank_repeat as again join bank_line as line on line.id = again.line_id
      where again.file_id = ${ids}
    ) as payment_of_file
    order by place, position limit ${limit}
  )`.as('found');
  const rows = await sql(tx)
    .selectFrom(found)
    .selectAll()
    .orderBy('place')
    .orderBy('position')
    .execute();
  return {
    payments: rows.map(({ total: _, place: __, position: ___, ...payment }) => payment),
    total: Number(rows[0]?.total ?? 0n),
  };
}

/** Payments of other files that these files state one by one, or once more: they would no longer wait. */
export async function countSettledSums(tx: ReadTx, fileIds: readonly string[]): Promise<number> {
  const ids = raw`any(${fileIds}::uuid[])`;
  const found = raw<{ count: number }>`(
    select count(distinct sum.id)::integer as count
    from bank_witness as witness
    join bank_line as sum on sum.id = witness.line_id
    join bank_line as movement on movement.id = witness.movement_id
    where movement.file_id = ${ids} and not sum.file_id = ${ids}
  )`.as('found');
  const { count } = await sql(tx).selectFrom(found).selectAll().executeTakeFirstOrThrow();
  return count;
}

/** The number of what these files say and the bank's own files contradict. */
export async function countContradictions(tx: ReadTx, fileIds: readonly string[]): Promise<number> {
  const ids = raw`any(${fileIds}::uuid[])`;
  const found = raw<{ count: bigint }>`(
    select count(*) as count from bank_conflict
    left join bank_line as line on line.id = line_id
    left join bank_report as report on report.id = report_id
    where closed_at is null and coalesce(line.file_id, report.file_id) = ${ids}
  )`.as('found');
  const { count } = await sql(tx).selectFrom(found).selectAll().executeTakeFirstOrThrow();
  return Number(count);
}
