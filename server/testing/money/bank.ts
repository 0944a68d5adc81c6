import type { PaymentInFile } from '../bank-files.ts';
import { pain002 } from '../bank-files.ts';
import { fileOf, sendFromBank } from './files.ts';
import { addDeed, addToStory, type Life } from './life.ts';

/** What the bank itself tells of a day: what became of its orders, and what the tenants paid. */
export async function reportBank(life: Life): Promise<void> {
  await answerOrders(life);
  await payRent(life);
}

/** Debits what was ordered on earlier days, or rejects it. */
async function answerOrders(life: Life): Promise<void> {
  const { leases, query } = life.town;
  const open = await query<{ end_to_end_id: string; message_id: string }>(
    `select end_to_end_id, message_id from payment_order_line
     join payment_order on payment_order.id = order_id
     where executes_on < $1 and booked_on is null and answer is null order by serial, position`,
    [life.day],
  );
  const debits: PaymentInFile[] = [];
  for (const { end_to_end_id: endToEndId, message_id: originalMessageId } of open) {
    const order = life.ordered.find((one) => one.endToEndId === endToEndId)!;
    const isFirst = life.ordered.find(({ leaseId }) => leaseId === order.leaseId) === order;
    if (!isFirst || !leases.find(({ id }) => id === order.leaseId)?.isRejectedOnce) {
      debits.push({ endToEndId, amount: -order.amount, paidOn: life.day, account: order.account });
      continue;
    }
    const bytes = pain002({
      id: `ANSWER-${life.next()}`,
      originalMessageId,
      transactions: [{ endToEndId, status: 'RJCT', reasonCode: 'AC04' }],
    });
    if (!(await sendFromBank(life, bytes))) continue;
    const isLate = leases.find(({ id }) => id === order.leaseId)!.isDebitedLate;
    order.isRejected = !isLate;
    addToStory(life, 'the bank', `rejects ${Number(order.amount) / 100} kr`);
    addDeed(life, { kind: 'failed', byId: null, orderId: order.orderId });
    if (isLate)
      debits.push({ endToEndId, amount: -order.amount, paidOn: life.day, account: order.account });
  }
  if (debits.length > 0) await sendFromBank(life, fileOf(life, 'camt.054', debits));
}

/** Pays each invoice once, when it is due, as its tenant does. */
async function payRent(life: Life): Promise<void> {
  const { leases, query, setting } = life.town;
  const due = await query<{
    id: string;
    lease_id: string;
    kid: string;
    account: string;
    total: bigint;
    at: number;
  }>(
    `select id, lease_id, kid, account, total, at::integer from (
       select *, row_number() over (partition by lease_id order by month) as at
       from invoice where kind = 'rent' and month is not null) as rent
     where due_on <= $1 order by lease_id, at`,
    [life.day],
  );
  const payments = due.flatMap(({ id, lease_id: leaseId, kid, account, total, at }) => {
    const { pays, tenant } = leases.find((one) => one.id === leaseId)!;
    if (life.paid.has(id)) return [];
    const isPaid = pays === 'each' || pays === 'unmatched' || (at === 1 && pays !== 'none');
    const amount = BigInt(total) * (pays === 'twice' ? 2n : 1n);
    const payer = { account: tenant.account, name: tenant.name };
    if (!isPaid) return [];
    if (account !== life.town.book.clientAccount) {
      life.paid.add(id);
      life.diverted.push({ account, amount });
      return [];
    }
    const stated = pays === 'unmatched' ? {} : { kid };
    return [{ id, payment: { ...stated, amount, paidOn: life.day, ...payer } }];
  });
  if (payments.length === 0) return;
  const bytes = fileOf(
    life,
    setting.kidSource,
    payments.map(({ payment }) => payment),
  );
  // A file that the books refuse comes again, until they accept it.
  if (!(await sendFromBank(life, bytes))) return;
  for (const { id } of payments) life.paid.add(id);
  addToStory(life, 'the bank', `brings ${payments.length} payments of rent`);
}
