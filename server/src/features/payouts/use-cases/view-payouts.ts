import { paymentStatus, payoutStatus } from '@husvaer/domain/payouts/states';
import type { PaymentStatus, PayoutStatus } from '@husvaer/domain/payouts/enums';

import { findPeople, type Person } from '../../accounts/public.ts';
import { findInvoices, type Invoice } from '../../invoices/public.ts';
import { findBooks, type Book } from '../../ledger/public.ts';
import { findLeaseRents, type LeaseRent } from '../../leases/public.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { findStandings, lastActOn, toOrderPayouts } from '../approvals/find-standings.ts';
import { findOrderLines } from '../orders/store.ts';
import { findPayoutFacts } from '../run/find-facts.ts';
import { findSettlementFiles } from '../records/settlements/store.ts';
import { findEvents, type StoredEvent } from '../records/events/store.ts';
import { findLinesOf, type PayoutLine } from '../records/lines/store.ts';
import { findPayouts, type Payout } from '../store.ts';
import { forecast } from './forecast.ts';

/** A payout, as pages show it. */
export interface PayoutView extends Payout {
  status: PayoutStatus;
  paymentStatus: PaymentStatus | null;
  /** When it is expected, was made or was paid. */
  date: string | null;
  /** For an expected payout, whether all rent in it has come in. */
  isReceived: boolean;
  /** Our end-to-end id at the bank, of the last try. */
  endToEndId: string | null;
  /** The account it was paid to, or would be paid to now. */
  account: string | null;
  /** Its settlement document; null while the payout has not ended. */
  settlementId: string | null;
  landlord: Person | undefined;
  agent: Person | undefined;
  /** The owner of the book it is in. */
  keeper: Pick<Book, 'id' | 'name' | 'orgNumber'> | null;
  rent: LeaseRent | undefined;
  lines: ShownLine[];
  events: (StoredEvent & { at: Temporal.Instant })[];
  approvals: { accountId: string; name: string; at: Temporal.Instant }[];
  /** The approvers of whom one must still approve, because they acted on nothing of its chain. */
  otherApproverNames: string[];
  /** Of the last act on its chain. */
  lastActNumber: bigint;
}

export interface ShownLine extends Omit<PayoutLine, 'id' | 'ofId'> {
  /** Null for a payout that is only expected. */
  id: string | null;
  /** The number of the invoice or the earlier payout that it refers to. */
  serial: number | null;
  invoice: Invoice | undefined;
}

/** Payouts as they are shown. Callers check permission to see them. */
export async function viewPayouts(
  { tx, clock }: ReadWork,
  payouts: readonly Payout[],
): Promise<PayoutView[]> {
  const ids = payouts.map(({ id }) => id);
  const landlordIds = distinct(payouts.map(({ landlordId }) => landlordId));
  const rents = await findLeaseRents(tx, distinct(payouts.map(({ leaseId }) => leaseId)));
  const tries = await findOrderLines(tx, 'payoutId', ids);
  const settlements = await findSettlementFiles(tx, ids);
  const toOrder = await toOrderPayouts(tx, payouts, clock.now());
  const accounts = new Map(toOrder.map(({ id, account }) => [id, account]));
  const events = Map.groupBy(await findEvents(tx, ids), ({ payoutId }) => payoutId);
  const standings = await findStandings(tx, toOrder, clock.today().toString());
  const people = byId(
    await findPeople(
      tx,
      distinct([
        ...landlordIds,
        ...[...standings.values()].flatMap((one) => one.approvals).map((one) => one.accountId),
        ...[...standings.values()].flatMap(({ otherIds }) => otherIds),
        ...[...rents.values()].flatMap(({ assignment }) => assignment.agentId ?? []),
      ]),
    ),
  );
  const books = byId(await findBooks(tx, distinct(payouts.map(({ bookId }) => bookId))));
  const made = Map.groupBy(await findLinesOf(tx, { payoutIds: ids }), ({ ofId }) => ofId);
  const expected = await forecastAll({ tx }, payouts);
  const all = [...[...made.values()].flat(), ...[...expected.values()].flatMap((one) => one.lines)];
  const invoices = byId(
    await findInvoices(
      tx,
      distinct(all.flatMap((one) => one.invoiceId ?? one.landlordInvoiceId ?? [])),
    ),
  );
  const earlier = byId(
    await findPayouts(tx, distinct(all.flatMap(({ payoutId }) => payoutId ?? []))),
  );
  const shown = (line: Omit<PayoutLine, 'id' | 'ofId'> & { id?: string }): ShownLine => {
    const invoice = invoices.get(line.invoiceId ?? line.landlordInvoiceId ?? '');
    const serial = invoice?.serial ?? earlier.get(line.payoutId ?? '')?.serial ?? null;
    return { ...line, id: line.id ?? null, serial, invoice };
  };
  const namesOf = (accountIds: readonly string[]) =>
    accountIds.flatMap((id) => people.get(id)?.name ?? []);
  return payouts.map((payout): PayoutView => {
    const { id, landlordId, leaseId, madeOn, bookedOn, dueOn } = payout;
    const ahead = expected.get(id);
    const last = tries.findLast(({ ofId }) => ofId === id);
    const isAtBank = payout.isOrdered || bookedOn !== null || payout.isGivenUp;
    return {
      ...payout,
      amount: ahead?.amount ?? payout.amount,
      status: payoutStatus(payout),
      paymentStatus: paymentStatus(payout),
      date: bookedOn ?? madeOn ?? dueOn,
      isReceived: ahead?.isReceived ?? true,
      endToEndId: last?.endToEndId ?? null,
      account: (isAtBank ? last?.account : accounts.get(id)) ?? null,
      settlementId: settlements.get(id) ?? null,
      landlord: people.get(landlordId),
      agent: people.get(rents.get(leaseId)?.assignment.agentId ?? ''),
      keeper: books.get(payout.bookId) ?? null,
      rent: rents.get(leaseId),
      lines: (ahead?.lines ?? made.get(id) ?? []).map(shown),
      events: events.get(id) ?? [],
      approvals: standings.get(id)!.approvals.map(({ accountId, at }) => ({
        accountId,
        name: people.get(accountId)?.name ?? '',
        at,
      })),
      otherApproverNames: namesOf(standings.get(id)!.otherIds),
      lastActNumber: lastActOn(standings.get(id)!),
    };
  });
}

/** Forecasts of those of these payouts that are only expected. */
async function forecastAll({ tx }: Pick<ReadWork, 'tx'>, payouts: readonly Payout[]) {
  const open = payouts.filter(({ madeOn, dueOn }) => madeOn === null && dueOn !== null);
  const all = new Map<string, ReturnType<typeof forecast>>();
  const facts = await findPayoutFacts(
    tx,
    open.map(({ leaseId }) => leaseId),
  );
  for (const { id, leaseId, dueOn } of open) {
    const known = facts.get(leaseId);
    if (known && dueOn !== null) all.set(id, forecast(known.facts, dueOn));
  }
  return all;
}

const byId = <One extends { id: string }>(all: readonly One[]): Map<string, One> =>
  new Map(all.map((one) => [one.id, one]));
const distinct = (ids: readonly string[]): string[] => [...new Set(ids)];
