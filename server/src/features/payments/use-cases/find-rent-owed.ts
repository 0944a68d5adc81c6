import type { IsoDate } from '@husvaer/domain/kernel/dates';
import type { Ore } from '@husvaer/domain/kernel/money';
import { settlementOf } from '@husvaer/domain/payments/final-settlement';
import { splitWriteOff } from '@husvaer/domain/payments/split-write-off';
import { openOf } from '@husvaer/domain/invoices/states';

import type { ReadTx } from '../../../platform/db/tx.ts';
import {
  isToBePaid,
  findInvoicesOf,
  findLines,
  type Invoice,
  type InvoiceLine,
} from '../../invoices/public.ts';
import { entryKeyOf } from '../entry-key.ts';
import { findLandlordPayments } from '../landlord-payments/store.ts';
import { findParts, findPayments, type PaymentSource } from '../store.ts';
import type { LeaseMoney } from '../records/store.ts';

/** Rent that was invoiced and what was paid of it, to calculate payouts. Amounts in øre. */
export interface RentOwed {
  id: string;
  leaseId: string;
  serial: number;
  month: IsoDate;
  issuedOn: IsoDate;
  dueOn: IsoDate;
  settledOn: IsoDate | null;
  /** Without fees, and the part of it that is rent. */
  total: Ore;
  rent: Ore;
  credited: Ore;
  creditedRent: Ore;
  /** The part of the total that was written off. */
  lost: Ore;
  /** The part of `lost` that the agency bears, without fees and interest. */
  lostByAgency: Ore;
  /** Late interest for the landlord, without what was written off. */
  interest: Ore;
  /** The amount still to pay, fees included. */
  open: Ore;
  /** The parts of payments that pay it, in the order of payment, each with the key of its entry. */
  parts: { paidOn: IsoDate; amount: Ore; source: PaymentSource; entryKey: string | null }[];
}

/** The data for what a lease's landlord is owed. */
export interface OwedToLandlords {
  /** The tenants' rent invoices, the earliest first. */
  rents: RentOwed[];
  /** The landlord's invoices and credit notes that payouts deduct or pay out. */
  landlords: (Invoice & { vat: Ore })[];
  /** The final settlements that the landlord pays: the open amount, and what was overpaid. */
  finalSettlements: { id: string; leaseId: string; open: Ore; beyond: Ore }[];
  /** What came in from landlords through the bank, and when. */
  fromLandlords: { leaseId: string; paidOn: IsoDate; amount: Ore; entryKey: string | null }[];
  /** What landlords received directly, by lease. */
  direct: Map<string, Ore>;
}

/** The data for what the landlords of these leases are owed. */
export async function findRentOwed(
  tx: ReadTx,
  leaseIds: readonly string[],
): Promise<OwedToLandlords> {
  const invoices = await findInvoicesOf(tx, leaseIds);
  return rentOwedOf({
    invoices,
    payments: await findPayments(tx, leaseIds),
    parts: await findParts(tx, leaseIds),
    lines: await findLines(
      tx,
      invoices.map(({ id }) => id),
    ),
    landlordPayments: await findLandlordPayments(
      tx,
      invoices.filter(isToBePaid).map(({ leaseId }) => leaseId),
    ),
  });
}

/** Like {@link findRentOwed}, for leases whose invoices and payments are known. */
export function rentOwedOf({
  invoices,
  payments,
  parts: allParts,
  lines,
  landlordPayments,
}: LeaseMoney): OwedToLandlords {
  const all = invoices.toSorted((a, b) => a.serial - b.serial);
  const byId = new Map(payments.map((payment) => [payment.id, payment]));
  const direct = new Map<string, Ore>();
  for (const { leaseId, source, amount } of payments)
    if (source === 'direct') direct.set(leaseId, (direct.get(leaseId) ?? 0n) + amount);
  const parts = Map.groupBy(allParts, ({ invoiceId }) => invoiceId);
  const claims = all.filter(({ kind }) => kind === 'rent');
  const notes = Map.groupBy(
    all.filter(({ kind }) => kind === 'credit_note'),
    ({ creditsId }) => creditsId,
  );
  const heldBack = all.filter(
    ({ kind, isFinalSettlement }) =>
      (kind === 'landlord' || kind === 'landlord_credit_note') && !isFinalSettlement,
  );
  const rentOf = (id: string) => sumOf((lines.get(id) ?? []).filter(isRent));
  const rents = claims.map((claim): RentOwed => {
    const { id, leaseId, serial, month, issuedOn, dueOn, settledOn, total, credited } = claim;
    const lost = splitWriteOff(claim);
    return {
      id,
      leaseId,
      serial,
      issuedOn,
      dueOn,
      settledOn,
      total,
      credited,
      month: month ?? dueOn,
      rent: rentOf(id),
      creditedRent: (notes.get(id) ?? []).reduce((sum, note) => sum + rentOf(note.id), 0n),
      lost: lost.principal,
      lostByAgency: lost.byAgency,
      interest: claim.interest - lost.interest,
      open: openOf(claim),
      parts: (parts.get(id) ?? [])
        .toSorted((a, b) => (a.paidOn < b.paidOn ? -1 : Number(a.paidOn > b.paidOn)))
        .map(({ paymentId, paidOn, amount }) => {
          const payment = byId.get(paymentId)!;
          return { paidOn, amount, source: payment.source, entryKey: entryKeyOf(payment) };
        }),
    };
  });
  const landlords = heldBack.map((invoice) => ({
    ...invoice,
    vat: (lines.get(invoice.id) ?? []).reduce((sum, { vat }) => sum + vat, 0n),
  }));
  const finalSettlements = all.filter(isToBePaid).map((invoice) => {
    const { id, leaseId } = invoice;
    const own = landlordPayments.filter(({ invoiceId }) => invoiceId === id);
    const { open, beyond } = settlementOf(invoice, own);
    return { id, leaseId, open, beyond };
  });
  const fromLandlords = landlordPayments
    .filter(({ source }) => source === 'bank')
    .map((payment) => ({ ...payment, entryKey: entryKeyOf(payment) }));
  return { rents, landlords, finalSettlements, fromLandlords, direct };
}

/** A discount reduces the rent. */
const isRent = ({ kind }: InvoiceLine): boolean => kind === 'rent' || kind === 'discount';

const sumOf = (all: readonly { amount: Ore }[]): Ore =>
  all.reduce((sum, { amount }) => sum + amount, 0n);
