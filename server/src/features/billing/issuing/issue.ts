import type { LineKind } from '@husvaer/domain/invoices/enums';
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
  addNumbered,
  findParties,
  isPaidToBook,
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
 * Issues invoices in one book, and books them. The caller has locked the leases' billing. Payments that waited for a
 * next invoice pay them. Throws `ledger.account_refused` if there is no account to pay to.
 */
export async function issueInvoices(
  work: Work,
  book: Book,
  drafts: readonly InvoiceDraft[],
): Promise<Issued[]> {
  if (drafts.length === 0) return [];
  if (
    book.isAccountRefused &&
    drafts.some((draft) => isPaidToBook({ isFinalSettlement: false, ...draft }))
  )
    throw ledgerErrors.account_refused();
  const { tx, clock } = work;
  const parties = await findParties(
    tx,
    book,
    drafts.map(({ rent }) => rent),
    clock.today().toString(),
  );
  const payees = await findPayees(tx, book, drafts, clock.today().toString());
  const issued = await addNumbered(
    work,
    book.id,
    drafts.map((draft, index) => {
      const { leaseId } = draft.rent;
      const { language, landlordLanguage, ...input } = parties.get(leaseId)!;
      return {
        leaseId,
        kind: draft.kind,
        isFinalSettlement: draft.isFinalSettlement ?? false,
        month: draft.month ?? null,
        startsOn: draft.startsOn ?? null,
        dueOn: draft.dueOn,
        ...payees[index]!,
        creditsId: draft.credits?.id ?? null,
        reason: draft.reason ?? null,
        language: TO_LANDLORD.includes(draft.kind) ? landlordLanguage : language,
        parties: input,
        lines: draft.lines,
      };
    }),
  );
  await bookEntries(
    work,
    issued.map(entryOf).filter(({ lines }) => lines.length > 0),
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
