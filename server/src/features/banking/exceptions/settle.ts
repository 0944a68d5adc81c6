import type { z } from 'zod';

import { bankingErrors } from '@husvaer/domain/banking/errors';
import { settlement, SETTLEMENTS, type Settlement } from '@husvaer/domain/banking/lines';
import { parseInput } from '@husvaer/domain/kernel/validation';
import type { LedgerAccount } from '@husvaer/domain/ledger/accounts';
import { moved } from '@husvaer/domain/ledger/entry';
import { receiverOf } from '@husvaer/domain/payouts/refund';

import { giveBackPayment, takePayment } from '../../payments/public.ts';
import { bookEntries } from '../../ledger/public.ts';
import {
  askRefund,
  noteLateDebitWaits,
  takeLateDebit,
  withdrawUnorderedRefund,
} from '../../payouts/public.ts';
import type { Work } from '../../../platform/work.ts';
import { expectLine } from '../lines/expect-line.ts';
import { lockLine, setState, type StoredLine } from '../lines/store.ts';
import { findBooker } from '../lines/repeats/store.ts';
import { findBrought } from '../store.ts';
import { addSettlement, findSettlements, undoSettlement, type StoredSettlement } from './store.ts';

/** What is booked here; rent is invoicing's to book, and what was ordered is payouts'. */
type BookedAway = Exclude<Settlement, 'lease' | 'paid_out'>;

/** Where money goes from suspense, by what a person said of it. */
const BOOKED_TO: Record<BookedAway, LedgerAccount> = {
  refund: 'payouts_under_way',
  not_ours: 'operating_account',
  bank_charge: 'bank_charges',
  // It never came in a second time.
  counted: 'client_account',
};

/**
 * Says what a payment was that nobody took, and books it out of suspense; one that is to go back is
 * asked of the bank. Throws `banking.not_found` for whoever may not, `banking.wrong_state` when it does
 * not wait any more, `banking.wrong_target` when the lease or invoice is not of the same books, and
 * `request.invalid` for money to go back that says no Norwegian account it came from.
 */
export async function settleBankException(work: Work, input: unknown): Promise<string> {
  const said = parseInput(settlement, input, 'inputData');
  const { choice, note } = said;
  const line = await lockOwn(work, said.lineId);
  if (line.state !== 'waiting') throw bankingErrors.wrong_state({ state: line.state });
  const id = work.newId();
  const about = await bookAs(work, line, { ...said, id });
  await addSettlement(work.tx, {
    ...{ id, lineId: line.id, choice },
    ...{ leaseId: null, invoiceId: null, refundId: null, ...about },
    note: note || null,
    byId: actorOf(work),
    at: work.clock.now(),
  });
  await setState(work.tx, line.id, SETTLEMENTS[choice]);
  await noteLateDebitWaits(work, { lineId: line.id, waits: false });
  return line.id;
}

/** Books a payment as what a person said it was: whose it is now. */
async function bookAs(
  work: Work,
  line: StoredLine,
  said: z.output<typeof settlement> & { id: string },
): Promise<Partial<Pick<StoredSettlement, 'leaseId' | 'invoiceId' | 'refundId'>>> {
  const { id, choice, contractId, invoiceId, note } = said;
  const brought = (await findBooker(work.tx, line.id)) ?? (await findBrought(work.tx, line.fileId));
  if (choice === 'lease' && contractId !== null) {
    const target = { leaseId: contractId, invoiceId };
    if (!(await takePayment(work, { line: { ...line, ...brought }, settlementId: id, ...target })))
      throw bankingErrors.wrong_target();
    return target;
  }
  if (choice === 'refund' && line.amount > 0n) {
    const refundId = await askRefund(work, {
      bookId: line.bookId,
      of: { bankLineId: line.id, amount: line.amount, ...brought },
      receiver: receiverOf(said, line.counterparty),
      text: `Tilbakebetaling av innbetaling ${line.paidOn.split('-').toReversed().join('.')}`,
      note,
    });
    return { refundId };
  }
  if (choice === 'paid_out') {
    if (!(await takeLateDebit(work, { lineId: line.id, key: `bank:${id}` })))
      throw bankingErrors.wrong_target();
  } else if (choice !== 'lease') await bookTo(work, line, { choice, key: `bank:${id}` });
  return {};
}

/**
 * Takes back what was said of a payment: it waits again. Throws as {@link settleBankException} does, and
 * `banking.wrong_state` of one that the bank was asked to pay back, or that paid what was ordered.
 */
export async function undoBankSettlement(work: Work, lineId: string): Promise<string> {
  const line = await lockOwn(work, lineId);
  const before = (await findSettlements(work.tx, [line.id])).find(
    ({ undoneAt }) => undoneAt === null,
  );
  if (!before) throw bankingErrors.wrong_state({ state: line.state });
  const { id, choice, refundId } = before;
  if (choice === 'paid_out') throw bankingErrors.wrong_state({ state: line.state });
  if (choice === 'lease') await giveBackPayment(work, { settlementId: id });
  else if (refundId !== null) {
    if (!(await withdrawUnorderedRefund(work, refundId)))
      throw bankingErrors.wrong_state({ state: line.state });
  } else {
    const back = { ...line, amount: -line.amount };
    await bookTo(work, back, { choice, key: `bank:${id}:undone` });
  }
  await undoSettlement(work.tx, { id, byId: actorOf(work), at: work.clock.now() });
  await setState(work.tx, line.id, 'waiting');
  await noteLateDebitWaits(work, { lineId: line.id, waits: true });
  return line.id;
}

async function lockOwn(work: Work, id: string): Promise<StoredLine> {
  await expectLine(work, id, 'run');
  const line = await lockLine(work.tx, id);
  if (!line || line.reason === null) throw bankingErrors.not_found();
  return line;
}

const bookTo = (
  work: Work,
  { bookId, amount }: StoredLine,
  { choice, key }: { choice: BookedAway; key: string },
): Promise<void> =>
  bookEntries(work, [
    {
      bookId,
      key,
      kind: choice,
      dated: work.clock.today().toString(),
      lines: moved(amount, { debit: 'suspense', credit: BOOKED_TO[choice] }),
    },
  ]);

const actorOf = ({ viewer }: Work): string | null => (viewer.kind === 'account' ? viewer.id : null);
