import { features } from '../../src/features.ts';
import { SYSTEM } from '../../src/platform/viewer.ts';
import type { TestApp } from '../test-app.ts';
import { query } from './town.ts';

/** What disagrees at the end of a day. */
export async function findDisagreements(app: TestApp, today: string): Promise<string[]> {
  const found: string[] = [];
  for (const { name, audit } of features)
    if (audit)
      for (const sentence of await app.runner.read(SYSTEM, audit, undefined))
        found.push(`${name}: ${sentence}`);
  found.push(...(await rentFactErrors(app, today)));
  return found;
}

/** Compares the leases' rent facts with their invoices, counted in plain SQL. */
async function rentFactErrors(app: TestApp, today: string): Promise<string[]> {
  const rows = await query<{ id: string; invoiced: bigint; owed: bigint; books: bigint }>(
    app,
    `select lease.id,
       coalesce((select sum(total + fees - paid - credited - lost) from invoice
         where lease_id = lease.id and kind in ('rent', 'deposit_insurance') and due_on < '${today}'), 0)::bigint as invoiced,
       coalesce((select sum(owed) from lease_owed where lease_id = lease.id and due_on < '${today}'), 0)::bigint as owed,
       coalesce((select sum(amount) from ledger_line where lease_id = lease.id and account = 'tenant_receivable'), 0)::bigint
         - coalesce((select sum(case when kind = 'credit_note' then -total else total + fees - lost end) from invoice
             where lease_id = lease.id and kind in ('rent', 'deposit_insurance', 'credit_note')), 0)::bigint
         + coalesce((select sum(amount) from payment where lease_id = lease.id), 0)::bigint as books
     from lease`,
  );
  return rows.flatMap(({ id, invoiced, owed, books }) => [
    ...(BigInt(invoiced) === BigInt(owed)
      ? []
      : [`Lease ${id} owes ${invoiced} by its invoices, and ${owed} by its rent facts.`]),
    ...(BigInt(books) === 0n ? [] : [`The ledger is off by ${books} for lease ${id}.`]),
  ]);
}

/** The numbers of rows that the simulation made. */
export async function countAll(app: TestApp) {
  const count = async (table: string) => {
    const [row] = await query<{ count: bigint }>(app, `select count(*) as count from ${table}`);
    return Number(row!.count);
  };
  return {
    invoices: await count('invoice'),
    payments: await count('payment'),
    letters: await count('rent_letter'),
    payouts: await count('payout'),
    refunds: await count('refund'),
  };
}
