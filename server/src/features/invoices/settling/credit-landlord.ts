import { invoicingErrors } from '@husvaer/domain/invoices/errors';
import { oreToKroner } from '@husvaer/domain/kernel/money';

import type { Work } from '../../../platform/work.ts';
import { isTenants } from '../kinds.ts';
import { findInvoices, type Invoice } from '../store.ts';
import { recordCredit, recordSetOff } from './store.ts';

/**
 * Credits an invoice to a landlord whose lease is locked, or part of it; a payout deducts no more than the rest.
 * Returns the amount. Throws `invoicing.not_found`, `invoicing.already_settled`, and `invoicing.too_much` with the
 * maximum.
 */
export async function creditLandlord(
  { tx, clock }: Work,
  { id, kind, isFinalSettlement, total, credited }: Invoice,
  input: bigint | null,
): Promise<bigint> {
  // A final settlement is credited by a later payout that has more money.
  if (kind !== 'landlord' || isFinalSettlement) throw invoicingErrors.not_found();
  const left = total - credited;
  if (left <= 0n) throw invoicingErrors.already_settled();
  const amount = input ?? left;
  if (amount > left) throw invoicingErrors.too_much({ maximum: oreToKroner(left) });
  await recordCredit(tx, id, { credited: credited + amount, on: clock.today().toString() });
  return amount;
}

/** Records that payouts deducted or paid out the rest of each of these invoices and credit notes to landlords. */
export async function setOffLandlords({ tx }: Work, invoiceIds: readonly string[]): Promise<void> {
  const others = (await findInvoices(tx, invoiceIds)).filter(isTenants);
  if (others.length > 0) throw new Error(`Invoice ${others[0]!.id} is not to a landlord.`);
  await recordSetOff(tx, invoiceIds);
}
