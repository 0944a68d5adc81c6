import { bankingErrors } from '@husvaer/domain/banking/errors';
import { settlement, SETTLEMENTS, type Settlement } from '@husvaer/domain/banking/lines';
import { parseInput } from '@husvaer/domain/kernel/validation';
import type { LedgerAccount } from '@husvaer/domain/ledger/accounts';
import { moved } from '@husvaer/domain/ledger/entry';

import { giveBackPayment, takePayment } from '../../invoicing/public.ts';
import { bookEntries } from '../../ledger/public.ts';
import type { Work } from '../../../platform/work.ts';
import { expectLine } from '../lines/expect-line.ts';
import { lockLine, setState, type StoredLine } from '../lines/store.ts';
import { addSettlement, findSettlements, undoSettlement } from './store.ts';

/** Where money goes from suspense, by what a person said of it. Rent is invoicing's to book. */
const BOOKED_TO: Record<Exclude<Settlement, 'lease'>, LedgerAccount> = {
  refund: 'payouts_under_way',
  not_ours: 'operating_account',
  // It never came in a second time.
  counted: 'client_account',
};

/**
 * Says what a payment was that nobody took, and books it out of suspense. Throws `banking.not_found`
 * for whoever may not, `banking.wrong_state` when it does not wait any more, and `banking.wrong_target`
 * when the lease or invoice is not of the same books.
 */
export async function settleException(work: Work, said: unknown): Promise<string> {
  const { lineId, choice, contractId, invoiceId, note } = parseInput(settlement, said, 'inputData');
  const line = await lockOwn(work, lineId);
  if (line.state !== 'waiting') throw bankingErrors.wrong_state({ state: line.state });
  const id = work.newId();
  const ofLease = {
    leaseId: choice === 'lease' ? contractId : null,
    invoiceId: choice === 'lease' ? invoiceId : null,
  };
  if (ofLease.leaseId !== null) {
    const target = { leaseId: ofLease.leaseId, invoiceId: ofLease.invoiceId };
    if (!(await takePayment(work, { line, settlementId: id, ...target })))
      throw bankingErrors.wrong_target();
  } else if (choice !== 'lease') await bookTo(work, line, { choice, key: `bank:${id}` });
  await addSettlement(work.tx, {
    id,
    lineId: line.id,
    choice,
    ...ofLease,
    note: note || null,
    byId: actorOf(work),
    at: work.clock.now(),
  });
  await setState(work.tx, line.id, SETTLEMENTS[choice]);
  return line.id;
}

/** Takes back what was said of a payment: it waits again. Throws as {@link settleException} does. */
export async function undoSettled(work: Work, lineId: string): Promise<string> {
  const line = await lockOwn(work, lineId);
  const before = (await findSettlements(work.tx, [line.id])).find(
    ({ undoneAt }) => undoneAt === null,
  );
  if (!before) throw bankingErrors.wrong_state({ state: line.state });
  const { id, choice } = before;
  if (choice === 'lease') await giveBackPayment(work, { settlementId: id });
  else {
    const back = { ...line, amount: -line.amount };
    await bookTo(work, back, { choice, key: `bank:${id}:undone` });
  }
  await undoSettlement(work.tx, { id, byId: actorOf(work), at: work.clock.now() });
  await setState(work.tx, line.id, 'waiting');
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
  { choice, key }: { choice: Exclude<Settlement, 'lease'>; key: string },
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
