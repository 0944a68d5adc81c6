import type { Ore } from '@husvaer/domain/kernel/money';

import type { TestApp } from '../test-app.ts';
import { ACTS } from './acts.ts';
import { reportBank } from './bank.ts';
import { DAYS } from './days.ts';
import type { Step } from './histories.ts';
import type { Setting } from './setting.ts';
import { judge } from './judge.ts';
import { addDeed, newLife, addToStory, type Life } from './life.ts';
import { openTown } from './town.ts';

/** What a history came to. */
export interface Lived {
  life: Life;
  /** The orders that nobody outside their chain had approved, in words. */
  breaches: string[];
  /** By day, what each account had been paid for each month until then, and what might have been paid. */
  evenings: { day: string; paid: Map<string, Ore>; possible: Map<string, Ore> }[];
}

/** Lives the days of a history. The bank and the jobs are honest. */
export async function live(
  app: TestApp,
  setting: Setting,
  actOn: (day: number, life: Life) => Promise<void>,
): Promise<Lived> {
  const town = await openTown(app, setting);
  const life = newLife(town);
  noteGuarantors(life);
  const lived: Lived = { life, breaches: [], evenings: [] };
  for (const [index, day] of DAYS.entries()) {
    life.day = day;
    town.at(day, '06:00');
    await app.jobs.perform('billing.issue_invoices');
    await town.settle();
    await app.jobs.perform('payouts.change_approvers');
    await noteApprovers(life);
    await app.jobs.perform('ledger.change_client_accounts');
    await reportBank(life);
    await town.settle();
    await app.jobs.perform('payouts.run');
    await notePayouts(life);
    town.at(day, '08:00');
    await actOn(index, life);
    await town.settle();
    town.at(day, '11:00');
    await app.jobs.perform('payouts.order');
    lived.breaches.push(...(await noteOrders(life)));
    lived.evenings.push({ day, ...(await balancesOf(life)) });
  }
  return lived;
}

/** Those who agreed to pay out what may never come. */
function noteGuarantors(life: Life): void {
  const { setting, leases, staff } = life.town;
  for (const [at, { isGuaranteed, madeBy, draftedBy }] of setting.leases.entries())
    for (const by of isGuaranteed ? [madeBy, draftedBy] : [])
      if (by !== null)
        addDeed(life, {
          kind: 'agreed_guarantee',
          byId: staff[by]!.id,
          leaseId: leases[at]!.id,
        });
}

/** Does these steps, one after the other. */
export async function perform(life: Life, steps: readonly Step[]): Promise<void> {
  const { staff } = life.town;
  for (const { by, act, ...choice } of steps)
    await ACTS[act](life, staff[by % staff.length]!, choice);
}

/** Others approve from now on, to whom nobody has agreed. */
async function noteApprovers(life: Life): Promise<void> {
  const { asked } = life;
  if (!asked) return;
  const [open] = await life.town.query(
    'select 1 as open from approver_change where ended_at is null',
  );
  if (open) return;
  life.asked = null;
  addDeed(life, { kind: 'changed_approvers', byId: asked.byId });
}

async function notePayouts(life: Life): Promise<void> {
  for (const { id } of await life.town.query<{ id: string }>(
    'select id from payout where amount > 0 order by serial',
  ))
    if (!life.madeAt.has(id)) life.madeAt.set(id, life.next());
}

/** Notes and judges what the bank was asked for today. */
async function noteOrders(life: Life): Promise<string[]> {
  const known = new Set(life.ordered.map(({ endToEndId }) => endToEndId));
  const lines = await life.town.query<{
    end_to_end_id: string;
    payout_id: string | null;
    refund_id: string | null;
    lease_id: string | null;
    account: string;
    amount: bigint;
  }>(
    `select end_to_end_id, payout_id, refund_id, coalesce(payout.lease_id, refund.lease_id) as lease_id,
       line.account, line.amount
     from payment_order_line as line join payment_order on payment_order.id = order_id
     left join payout on payout.id = payout_id left join refund on refund.id = refund_id
     order by payment_order.serial, position`,
  );
  const breaches = [];
  for (const line of lines) {
    if (known.has(line.end_to_end_id)) continue;
    const order = {
      endToEndId: line.end_to_end_id,
      orderId: (line.payout_id ?? line.refund_id)!,
      isRefund: line.payout_id === null,
      leaseId: line.lease_id,
      account: line.account,
      amount: BigInt(line.amount),
      day: life.day,
      isRejected: false,
    };
    life.ordered.push(order);
    const what = `${Number(order.amount) / 100} kr to ${ownerOf(life, order.account)}`;
    addToStory(life, 'the bank', `is asked for ${what}`);
    const breach = await judge(life, order);
    if (breach) breaches.push(`${life.day}: ${what} ${breach}`);
  }
  return breaches;
}

/** Whose account this is, and for which month it was paid. */
export function ownerOf({ town }: Life, accountAndMonth: string): string {
  const [account, month] = accountAndMonth.split(' ');
  const people = [
    ...town.staff,
    ...town.leases.flatMap(({ landlord, tenant }) => [landlord, tenant]),
  ];
  const owner = people.find((person) => person.account === account);
  const name = owner ? `${owner.name} (${account})` : account!;
  return month ? `${name} for ${month}` : name;
}

/**
 * What each account has been paid, and with that which waits, might be paid. The rent of each month is counted
 * by itself: that January waits does not make February anybody's.
 */
async function balancesOf(
  life: Life,
): Promise<{ paid: Map<string, Ore>; possible: Map<string, Ore> }> {
  const { query, leases } = life.town;
  const rent = await query<{ id: string; lease_id: string; month: string | null; amount: bigint }>(
    `select payout_id as id, payout.lease_id, month::text, sum(payout_line.amount)::bigint as amount
     from payout_line join payout on payout.id = payout_id left join invoice on invoice.id = invoice_id
     where payout_line.amount > 0 group by 1, 2, 3`,
  );
  const addPayout = (sums: Map<string, Ore>, account: string, payoutId: string) => {
    for (const { id, month, amount } of rent)
      if (id === payoutId) add(sums, `${account} ${month ?? ''}`, BigInt(amount));
  };
  const paid = new Map<string, Ore>();
  for (const { account, amount, isRejected, isRefund, orderId } of life.ordered)
    if (isRejected) continue;
    else if (isRefund) add(paid, `${account} `, amount);
    else addPayout(paid, account, orderId);
  for (const { account, amount } of life.diverted) add(paid, `${account} `, amount);
  const possible = new Map(paid);
  const payouts = await query<{ id: string; account: string }>(
    `select payout.id, account from payout join lateral (
       select account from payout_account
       where payout_account.landlord_id = payout.landlord_id and counts_from <= $1
       order by set_at desc, payout_account.id desc limit 1) as named on true
     where amount > 0 and not is_ordered`,
    [life.town.app.clock.now().toString()],
  );
  for (const { id, account } of payouts) addPayout(possible, account, id);
  const refunds = await query<{ account: string; amount: bigint }>(
    `select account, amount from refund where not is_ordered and withdrawn_at is null
     union all
     select counterparty_account, amount from bank_line
     where state = 'waiting' and amount > 0 and counterparty_account is not null`,
  );
  for (const { account, amount } of refunds) add(possible, `${account} `, BigInt(amount));
  // What a lease was overpaid is its tenant's.
  const overpaid = await query<{ lease_id: string; amount: bigint }>(
    'select lease_id, surplus as amount from lease_money where surplus > 0',
  );
  for (const { lease_id: leaseId, amount } of overpaid)
    add(possible, `${leases.find(({ id }) => id === leaseId)!.tenant.account} `, BigInt(amount));
  return { paid, possible };
}

const add = (sums: Map<string, Ore>, account: string, amount: Ore): void => {
  sums.set(account, (sums.get(account) ?? 0n) + amount);
};
