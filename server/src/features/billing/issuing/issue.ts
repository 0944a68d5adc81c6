import { kidNumbers, type LeaseKidLayout } from '@husvaer/domain/invoices/settings';
import type { LineKind } from '@husvaer/domain/invoices/enums';
import { makeKid } from '@husvaer/domain/invoices/kid';
import type { InvoiceKind } from '@husvaer/domain/invoices/enums';
import { ledgerErrors } from '@husvaer/domain/ledger/errors';
import type { LedgerAccount } from '@husvaer/domain/ledger/accounts';
import { transferLines, reversalLines, type LedgerEntry } from '@husvaer/domain/ledger/entry';

import { findPayees } from '../accounts/find-payees.ts';
import { bookEntries, type Book } from '../../ledger/public.ts';
import type { LeaseRent } from '../../leases/public.ts';
import type { Work } from '../../../platform/work.ts';
import { settleLeases } from '../../payments/public.ts';
import {
  isClaim,
  countKids,
  countUp,
  addDeliveries,
  findInvoicing,
  findParties,
  addInvoices,
  addKids,
  type InvoiceLine,
  type Issued,
} from '../../invoices/public.ts';

/** An invoice before it gets its numbers. */
export interface InvoiceDraft {
  rent: LeaseRent;
  kind: InvoiceKind;
  isFinalSettlement?: boolean;
  month?: string | null;
  startsOn?: string | null;
  dueOn: string;
  lines: readonly InvoiceLine[];
  /** For a credit note: the invoice it credits, and the reason. */
  credits?: { id: string; account: string };
  reason?: string | null;
}

const TO_LANDLORD: readonly InvoiceKind[] = ['landlord', 'landlord_credit_note'];

/**
 * The accounts of a line: who owes the money, and whom it is owed to or which income it is; null when nothing
 * is booked.
 */
const SIDES: Record<LineKind, { debit: LedgerAccount; credit: LedgerAccount } | null> = {
  rent: { debit: 'tenant_receivable', credit: 'landlord_payable' },
  use_cost: { debit: 'tenant_receivable', credit: 'landlord_payable' },
  // Agreed for one invoice only; a discount is below zero.
  extra: { debit: 'tenant_receivable', credit: 'landlord_payable' },
  discount: { debit: 'tenant_receivable', credit: 'landlord_payable' },
  insurance_premium: { debit: 'tenant_receivable', credit: 'deposits_payable' },
  // The landlord pays by a lower payout.
  expense: { debit: 'landlord_payable', credit: 'commission_income' },
  // Already booked by the payout that could not cover it.
  final_settlement: null,
};

/**
 * Issues invoices in one book. The caller has locked the leases' billing. Numbers them without gaps, gives
 * each that is paid to the client account a KID, books them, and queues their delivery. Payments that waited
 * for a next invoice pay them. Throws `ledger.account_refused` if there is no account to pay to.
 */
export async function issueInvoices(
  work: Work,
  book: Book,
  drafts: readonly InvoiceDraft[],
): Promise<Issued[]> {
  if (drafts.length === 0) return [];
  if (book.isAccountRefused && drafts.some(isPaid)) throw ledgerErrors.account_refused();
  const { tx, clock, newId } = work;
  const { layout } = await findInvoicing(tx, book.id);
  const parties = await findParties(
    tx,
    book,
    drafts.map(({ rent }) => rent),
    clock.today().toString(),
  );
  const nextKid = await kidsFor(work, book.id, drafts.filter(isPaid), layout);
  const payees = await findPayees(tx, book, drafts, clock.today().toString());
  const { invoices: last } = await countUp(tx, book.id, { leases: 0, invoices: drafts.length });
  const issued = drafts.map((draft, index) => {
    const { leaseId } = draft.rent;
    const { language, landlordLanguage, ...input } = parties.get(leaseId)!;
    return {
      id: newId(),
      bookId: book.id,
      leaseId,
      kind: draft.kind,
      isFinalSettlement: draft.isFinalSettlement ?? false,
      serial: last - drafts.length + 1 + index,
      month: draft.month ?? null,
      startsOn: draft.startsOn ?? null,
      issuedOn: clock.today().toString(),
      dueOn: draft.dueOn,
      ...payees[index]!,
      kid: isPaid(draft) ? nextKid(draft) : null,
      total: draft.lines.reduce((sum, { amount }) => sum + amount, 0n),
      creditsId: draft.credits?.id ?? null,
      reason: draft.reason ?? null,
      language: TO_LANDLORD.includes(draft.kind) ? landlordLanguage : language,
      parties: input,
      lines: draft.lines,
    };
  });
  await addInvoices(tx, issued);
  await addKids(
    tx,
    issued.flatMap(({ id, account, kid, leaseId, isFinalSettlement }) =>
      kid === null
        ? []
        : [{ account, kid, leaseId, invoiceId: isFinalSettlement || hasOwn(layout) ? id : null }],
    ),
  );
  await bookEntries(
    work,
    issued.map(entryOf).filter(({ lines }) => lines.length > 0),
  );
  await addDeliveries(
    tx,
    'invoice',
    issued.map(({ id }) => id),
    clock.now(),
  );
  await work.emit({
    name: 'billing.invoices_issued',
    payload: { invoiceIds: issued.map(({ id }) => id) },
  });
  await settleLeases(
    work,
    issued.map(({ leaseId }) => leaseId),
  );
  return issued;
}

/** The entry of a claim, owed by the tenant to the account of each line; a credit note reverses it. */
function entryOf({
  id,
  bookId,
  leaseId,
  kind,
  issuedOn,
  lines,
}: Issued & { lines: readonly InvoiceLine[] }): LedgerEntry {
  const claimed = lines.flatMap(({ kind: of, amount, vat }) => {
    const sides = SIDES[of];
    if (sides === null) return [];
    return [
      ...transferLines(amount - vat, { ...sides, leaseId }),
      ...transferLines(vat, { ...sides, credit: 'vat_payable', leaseId }),
    ];
  });
  const isNote = kind === 'credit_note' || kind === 'landlord_credit_note';
  return {
    bookId,
    key: `invoice:${id}`,
    kind: isNote ? 'credit_note' : 'invoice',
    dated: issuedOn,
    lines: isNote ? reversalLines(claimed) : claimed,
  };
}

/** Whether it is paid to the client account. */
const isPaid = ({ kind, isFinalSettlement = false }: InvoiceDraft): boolean =>
  isClaim({ kind }) || (isFinalSettlement && kind === 'landlord');

/** Whether each of a lease's invoices has its own KID. */
const hasOwn = ({ parts }: LeaseKidLayout): boolean => parts.some(({ name }) => name === 'invoice');

/**
 * The next KIDs of each lease, one per draft. If all invoices of a lease share a KID, it is the tenants': an
 * invoice paid by the landlord gets its own, with a number that no lease has.
 */
async function kidsFor(
  { tx }: Work,
  bookId: string,
  paid: readonly InvoiceDraft[],
  layout: LeaseKidLayout,
): Promise<(draft: InvoiceDraft) => string> {
  const isApart = ({ isFinalSettlement = false }: InvoiceDraft) =>
    isFinalSettlement && !hasOwn(layout);
  const counts = new Map<string, number>();
  for (const draft of paid)
    if (!isApart(draft)) counts.set(draft.rent.leaseId, (counts.get(draft.rent.leaseId) ?? 0) + 1);
  const counted = await countKids(tx, counts);
  let apart = paid.filter(isApart).length;
  const { leases } =
    apart > 0 ? await countUp(tx, bookId, { leases: apart, invoices: 0 }) : { leases: 0 };
  return (draft) => {
    if (isApart(draft)) {
      apart -= 1;
      return makeKid(layout, kidNumbers(layout, { lease: leases - apart, invoice: 0 }));
    }
    const { leaseId } = draft.rent;
    const { lease, last } = counted.get(leaseId)!;
    const left = counts.get(leaseId)!;
    counts.set(leaseId, left - 1);
    return makeKid(layout, kidNumbers(layout, { lease, invoice: last - left + 1 }));
  };
}
