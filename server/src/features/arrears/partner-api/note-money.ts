import {
  findKeyedPartners,
  noteShown,
  notifyPartners,
  type NotifiedChange,
} from '../../partners/public.ts';
import { findInvoices } from '../../invoices/public.ts';
import { noteLeases } from '../../lease-changes/public.ts';
import { findPaymentsById } from '../../payments/public.ts';
import type { JobContext } from '../../../platform/jobs.ts';
import { SYSTEM } from '../../../platform/viewer.ts';
import type { ReadWork, Work } from '../../../platform/work.ts';
import { findInvoicesToNote, findMoneyOf, type MoneyOfPartner } from './store.ts';
import { writeInvoices, writePayment } from './write.ts';

/** Invoices that one transaction compares. */
const AT_ONCE = 200;

interface NotifiedInvoice {
  status: string;
  isSettled: boolean;
}

/**
 * Notes what changed in what partners' systems read of these leases, their invoices and their payments. Sends
 * events of each change of a status, of each settled invoice, and of money that came in or was taken back.
 */
export async function noteMoneyOf(work: Work, leaseIds: readonly string[]): Promise<void> {
  const keyed = await findKeyedPartners(work.tx);
  if (keyed.length === 0 || leaseIds.length === 0) return;
  for (const money of await findMoneyOf(work.tx, { leaseIds, partnerIds: keyed })) {
    await noteLeases(work, { partnerId: money.partnerId, ids: money.leaseIds });
    await noteInvoices(work, money);
    await notePayments(work, money);
  }
}

type Of<Ids extends keyof MoneyOfPartner> = Pick<MoneyOfPartner, 'partnerId' | Ids>;

async function noteInvoices(work: Work, { partnerId, invoiceIds }: Of<'invoiceIds'>) {
  const invoices = new Map((await findInvoices(work.tx, invoiceIds)).map((one) => [one.id, one]));
  const today = work.clock.today().toString();
  const changes = await noteShown<NotifiedInvoice>(work, {
    partnerId,
    kind: 'invoice',
    ids: invoiceIds,
    read: async (ids) =>
      (await writeInvoices(work, ids)).map((answer) => {
        const { _id: id, status, settledOn } = answer;
        return { id, answer, notified: { status, isSettled: settledOn !== null } };
      }),
  });
  const at = work.clock.now();
  const eventsOf = ({ id, before, now }: NotifiedChange<NotifiedInvoice>) => {
    const { leaseId, issuedOn } = invoices.get(id)!;
    // The first comparison of an old invoice is no event.
    const wasSettled = before?.isSettled ?? issuedOn !== today;
    const hasTurned = before === null ? now.isSettled && !wasSettled : now.isSettled !== wasSettled;
    const data = { invoiceId: id, leaseId };
    const { status } = now;
    return [
      ...(before && before.status !== status
        ? [{ type: 'invoice.status_changed', data: { ...data, status } }]
        : []),
      ...(hasTurned
        ? [{ type: now.isSettled ? 'invoice.settled' : 'invoice.unsettled', data }]
        : []),
    ];
  };
  const events = changes.flatMap(eventsOf);
  await notifyPartners(
    work,
    events.map((event) => ({ partnerId, at, ...event })),
  );
}

async function notePayments(work: Work, { partnerId, paymentIds }: Of<'paymentIds'>) {
  const read = (ids: readonly string[]) => findPaymentsById(work.tx, ids);
  const changes = await noteShown(work, {
    partnerId,
    kind: 'payment',
    ids: paymentIds,
    read: async (ids) =>
      (await read(ids)).map((one) => ({ id: one.id, answer: writePayment(one), notified: {} })),
  });
  const added = new Set(changes.flatMap(({ id, before }) => (before === null ? id : [])));
  const at = work.clock.now();
  const yesterday = at.subtract({ hours: 24 });
  const events = (await read([...added])).flatMap(({ id, amount, createdAt, ...payment }) => {
    const { leaseId, invoiceId } = payment;
    // The first comparison of an old payment is no event.
    if (Temporal.Instant.compare(createdAt, yesterday) < 0) return [];
    const type = amount > 0n ? 'payment.received' : 'payment.reversed';
    return [{ partnerId, type, at, data: { paymentId: id, leaseId, invoiceId } }];
  });
  await notifyPartners(work, events);
}

/** Compares the invoices that a day can change. */
export const noteMoneyJob = {
  name: 'arrears.note_money',
  cron: '17 * * * *',
  async perform({ runner }: JobContext): Promise<void> {
    for (const partnerId of await runner.read(SYSTEM, ({ tx }) => findKeyedPartners(tx), undefined))
      for (let after: string | null = null; ;) {
        const part = { partnerId, after, limit: AT_ONCE };
        const invoiceIds: string[] = await runner.read(SYSTEM, findNext, part);
        await runner.run(SYSTEM, noteInvoices, { partnerId, invoiceIds });
        if (invoiceIds.length < AT_ONCE) break;
        after = invoiceIds.at(-1)!;
      }
  },
};

const findNext = ({ tx }: ReadWork, part: Parameters<typeof findInvoicesToNote>[1]) =>
  findInvoicesToNote(tx, part);
