import { z } from 'zod';

import { reversalLines } from '@husvaer/domain/ledger/entry';
import { uuid } from '@husvaer/domain/kernel/uuid';

import { bookEntries } from '../../ledger/public.ts';
import type { Listener } from '../../../platform/dispatcher.ts';
import type { Work } from '../../../platform/work.ts';
import {
  settleLeases,
  computeAllocation,
  findLandlordPayments,
  type StoredLandlordPayment,
  findPayments,
  type LeasePayment,
  type PaymentPart,
} from '../../payments/public.ts';
import {
  lockBilling,
  findInvoicesOf,
  type FeeChange,
  type Invoice,
} from '../../invoices/public.ts';
import { chargeLines, landlordsInterest } from '../claims/charge-lines.ts';
import { principalPaidOn } from '../claims/late-facts.ts';
import { reviewCases } from '../cases/review-cases.ts';
import { findRemindedLeases } from '../records/store.ts';
import { findLetters, waiveClaim, type RentLetter } from '../store.ts';

const allocated = z.object({ leaseIds: z.array(uuid) });

/** Reviews late rent after a lease's payments were allocated again. */
export const reviewLateRent: Listener = {
  event: 'payments.allocated',
  name: 'arrears.review_late_rent',
  async handle(work, payload) {
    const { leaseIds } = allocated.parse(payload);
    const reminded = await findRemindedLeases(work.tx, leaseIds);
    if (reminded.length === 0) return;
    await lockBilling(work.tx, reminded);
    await reverseCharges(work, reminded);
    await reviewCases(work, reminded);
  },
};

/**
 * Waives charges of letters for invoices that had been paid before the letter was sent, each charge once. The
 * caller has locked the leases' billing. Afterwards payments are allocated again; that finds no further
 * charge, because all were found before.
 */
async function reverseCharges(work: Work, ids: readonly string[]): Promise<void> {
  const { tx } = work;
  const letters = Map.groupBy(await findLetters(tx, { leaseIds: ids }), ({ leaseId }) => leaseId);
  const invoices = Map.groupBy(await findInvoicesOf(tx, ids), ({ leaseId }) => leaseId);
  const payments = Map.groupBy(await findPayments(tx, ids), ({ leaseId }) => leaseId);
  const landlordPayments = Map.groupBy(
    await findLandlordPayments(tx, ids),
    ({ leaseId }) => leaseId,
  );
  const unjustified = ids.flatMap((leaseId) =>
    unjustCharges({
      leaseId,
      invoices: invoices.get(leaseId) ?? [],
      payments: payments.get(leaseId) ?? [],
      landlordPayments: landlordPayments.get(leaseId) ?? [],
      charges: chargesOf(letters.get(leaseId)!),
    }),
  );
  const changes: FeeChange[] = [];
  for (const charge of unjustified)
    if (await waive(work, charge)) changes.push(withoutCharge(charge));
  if (changes.length === 0) return;
  await settleLeases(
    work,
    unjustified.map(({ leaseId }) => leaseId),
    changes,
  );
  const ofLandlords = unjustified.filter((charge) => landlordsInterest(charge) > 0n);
  for (const leaseId of new Set(ofLandlords.map((charge) => charge.leaseId)))
    await work.emit({ name: 'arrears.interest_changed', payload: { leaseId } });
}

/** An open charge of a letter for an invoice. Øre. */
interface Charge {
  letterId: string;
  bookId: string;
  leaseId: string;
  sentOn: string;
  invoiceId: string;
  fee: bigint;
  interest: bigint;
  isLandlords: boolean | null;
}

const chargesOf = (letters: readonly RentLetter[]): Charge[] =>
  letters.flatMap(({ id: letterId, bookId, leaseId, sentOn, claims }) =>
    claims
      .filter(({ isWaived, fee, interest }) => !isWaived && fee + interest > 0n)
      .map(({ invoiceId, fee, interest, isLandlords }) => ({
        letterId,
        bookId,
        leaseId,
        sentOn,
        invoiceId,
        fee,
        interest,
        isLandlords,
      })),
  );

/** The data of a lease's money. */
interface LeaseMoney {
  leaseId: string;
  invoices: readonly Invoice[];
  payments: readonly LeasePayment[];
  landlordPayments: readonly StoredLandlordPayment[];
  /** The charges of letters. */
  charges: readonly Charge[];
}

/**
 * The charges of a lease's letters to waive, because the invoice had been paid before the letter was sent.
 * The money of a waived charge pays another invoice, and may make another charge unjustified: each round finds at
 * least one, until a round finds none.
 */
function unjustCharges(money: LeaseMoney): Charge[] {
  const { leaseId, payments, landlordPayments } = money;
  const unjustified: Charge[] = [];
  let { invoices, charges } = money;
  for (;;) {
    const { settled, parts } = computeAllocation(leaseId, invoices, payments, landlordPayments);
    const byId = new Map(settled.map((one) => [one.id, one]));
    const known = invoices.map((invoice) => ({ ...invoice, ...byId.get(invoice.id) }));
    const found = new Set(paidBefore(charges, known, parts));
    if (found.size === 0) return unjustified;
    unjustified.push(...found);
    charges = charges.filter((charge) => !found.has(charge));
    invoices = invoices.map((invoice) => without(invoice, [...found]));
  }
}

/** Those of these charges whose invoice had been paid before the letter was sent. */
function paidBefore(
  charges: readonly Charge[],
  invoices: readonly Invoice[],
  parts: readonly PaymentPart[],
): Charge[] {
  const byId = new Map(invoices.map((invoice) => [invoice.id, invoice]));
  return charges.filter(({ invoiceId, sentOn }) => {
    const paidOn = principalPaidOn(byId.get(invoiceId)!, parts);
    return paidOn !== null && paidOn < sentOn;
  });
}

/** An invoice as if these charges had not been made. */
function without(invoice: Invoice, charges: readonly Charge[]): Invoice {
  const fees = charges
    .filter(({ invoiceId }) => invoiceId === invoice.id)
    .reduce((rest, { fee, interest }) => rest - fee - interest, invoice.fees);
  return { ...invoice, fees };
}

const withoutCharge = (charge: Charge): FeeChange => ({
  invoiceId: charge.invoiceId,
  fees: -(charge.fee + charge.interest),
  interest: -landlordsInterest(charge),
});

/** Books that a charge is waived. Returns false when it was waived before. */
async function waive(work: Work, charge: Charge): Promise<boolean> {
  const { tx, clock } = work;
  const { letterId, bookId, leaseId, invoiceId } = charge;
  if (!(await waiveClaim(tx, { letterId, invoiceId }, clock.now()))) return false;
  await bookEntries(work, [
    {
      bookId,
      key: `letter:${letterId}:${invoiceId}:waived`,
      kind: 'fee_waived',
      dated: clock.today().toString(),
      lines: reversalLines(chargeLines(charge, leaseId)),
    },
  ]);
  return true;
}
