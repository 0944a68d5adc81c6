import { transferLines } from '@husvaer/domain/ledger/entry';
import type { Statement, StatementLine } from '@husvaer/domain/payouts/statement';
import { COMMISSION_LINES, SETTLEMENT_LINES } from '@husvaer/domain/payouts/enums';
import { takenUpBefore } from '@husvaer/domain/payouts/taken-up';

import { settleFinally } from '../../billing/public.ts';
import { recordGivenBack } from '../../payments/public.ts';
import { setOffLandlords } from '../../invoices/public.ts';
import { bookEntries, nextActNumber, recordTakenUp, type Book } from '../../ledger/public.ts';
import { findRentFacts } from '../../leases/public.ts';
import type { Work } from '../../../platform/work.ts';
import { recordPayoutEvents } from '../record-payout-events.ts';
import type { BookPayoutSettings } from '../settings/store.ts';
import { addLines } from '../records/lines/store.ts';
import { countUp, setDueOrMade, type Payout } from '../store.ts';
import { notifyLeases } from '../notify-leases.ts';
import type { LeasePayouts } from './find-facts.ts';

/** A payout to be made, its statement, and the data that it is calculated from. */
interface ToMake {
  payout: Payout;
  statement: Statement;
  known: LeasePayouts;
}

/**
 * Makes payouts of one book from their statements. Numbers them without gaps, books the agency's commissions,
 * marks the landlord's invoices as deducted, and invoices or credits final settlements. A payout of zero is
 * finished; the others wait for approval, with the acts on their leases until now on their chain.
 */
export async function makePayouts(
  work: Work,
  {
    book,
    statements,
    settings,
  }: { book: Book; statements: readonly ToMake[]; settings: BookPayoutSettings },
): Promise<void> {
  if (statements.length === 0) return;
  const { tx, clock, newId } = work;
  const today = clock.today().toString();
  const { payouts: last } = await countUp(tx, book.id, { payouts: statements.length });
  const madeNumber = await nextActNumber(tx);
  await setDueOrMade(
    tx,
    statements.map(({ payout, statement }, index) => ({
      id: payout.id,
      dueOn: payout.dueOn,
      made: {
        serial: last - statements.length + 1 + index,
        amount: statement.amount,
        approvalsNeeded: settings.approvalsNeeded,
        madeNumber,
      },
    })),
    today,
  );
  const factsOf = await findRentFacts(
    tx,
    statements.map(({ payout }) => payout.leaseId),
    today,
  );
  await recordTakenUp(
    tx,
    statements.flatMap(({ payout: { id, leaseId }, statement, known }) => {
      const { surplus } = factsOf(leaseId);
      const taken = statement.amount > 0n && takenUpBefore(known.rents, { surplus, day: today });
      return taken ? [{ leaseId, payoutId: id, ...taken }] : [];
    }),
    today,
  );
  await addLines(
    tx,
    (await withSettlements(work, book, statements)).map((line) => ({ ...line, id: newId() })),
  );
  await recordPayoutEvents(
    work,
    statements.map(({ payout }) => ({ payoutId: payout.id, name: 'created' })),
  );
  await bookEntries(
    work,
    statements.flatMap(({ payout: { id, leaseId }, statement }) => {
      const debit = 'landlord_payable';
      // Each with its own tax, which SAF-T states by line.
      const lines = commissionsIn(statement).flatMap(({ net, vat }) => [
        ...transferLines(net, { debit, credit: 'commission_income', leaseId }),
        ...transferLines(vat, { debit, credit: 'vat_payable', leaseId }),
      ]);
      const entry = {
        bookId: book.id,
        key: `payout:${id}:commissions`,
        kind: 'commission' as const,
        dated: today,
      };
      return lines.length > 0 ? [{ ...entry, lines }] : [];
    }),
  );
  await setOffLandlords(
    work,
    statements.flatMap(({ statement }) =>
      statement.lines.flatMap(({ type, landlordInvoiceId }) =>
        type === 'landlord_invoice' ? (landlordInvoiceId ?? []) : [],
      ),
    ),
  );
  await notifyLeases(
    work,
    statements.map(({ payout }) => payout.leaseId),
  );
}

/**
 * All lines of these statements, by payout. Final settlements are invoiced and credited, and each of their
 * lines refers to that invoice or credit note. What was paid beyond them is recorded as given back.
 */
async function withSettlements(
  work: Work,
  book: Book,
  statements: readonly ToMake[],
): Promise<(StatementLine & { ofId: string })[]> {
  const lines = statements.flatMap(({ payout, statement, known: { rent } }) =>
    statement.lines.map((line) => ({ rent, line: { ...line, ofId: payout.id } })),
  );
  const ids = await settleFinally(
    work,
    book,
    lines
      .filter(({ line }) => isSettlement(line))
      .map(({ rent, line: { amount, landlordInvoiceId } }) => ({
        rent,
        amount: amount > 0n ? amount : -amount,
        creditsId: landlordInvoiceId,
      })),
  );
  await recordGivenBack(
    work,
    statements
      .filter(({ statement }) => statement.lines.some(isGivenBack))
      .flatMap(({ known: { rent, facts } }) =>
        facts.finalSettlements
          .filter(({ beyond }) => beyond !== 0n)
          .map(({ id, beyond }) => ({
            invoiceId: id,
            leaseId: rent.leaseId,
            bookId: book.id,
            amount: beyond,
          })),
      ),
  );
  const papers = ids.values();
  return lines.map(({ line }) =>
    isSettlement(line) ? { ...line, landlordInvoiceId: papers.next().value! } : line,
  );
}

const isSettlement = ({ type }: StatementLine): boolean => SETTLEMENT_LINES.includes(type);
/** What the landlord paid too much of final settlements; below zero, the part of it that is taken back. */
const isGivenBack = ({ type, landlordInvoiceId }: StatementLine): boolean =>
  type === 'landlord_invoice' && landlordInvoiceId === null;

/** The agency's commissions in a statement, below zero what it gives back, and the value added tax in them. */
const commissionsIn = ({ lines }: Statement): { net: bigint; vat: bigint }[] =>
  lines
    .filter(({ type }) => COMMISSION_LINES.includes(type))
    .map(({ amount, vat }) => ({ net: vat - amount, vat: -vat }));
