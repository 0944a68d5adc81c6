import { moved } from '@husvaer/domain/ledger/entry';
import type { Statement } from '@husvaer/domain/payouts/statement';
import { COMMISSION_LINES } from '@husvaer/domain/payouts/words';

import { noteSetOff } from '../../invoicing/public.ts';
import { bookEntries } from '../../ledger/public.ts';
import type { Work } from '../../../platform/work.ts';
import { noteEvents } from '../note-events.ts';
import type { PayoutWays } from '../settings/store.ts';
import { addLines, countUp, setMade, type Payout } from '../store.ts';
import { tellLeases } from '../tell-leases.ts';

/**
 * Makes payouts of one book by their statements: numbers them without a gap, books what the agency
 * takes of them, and says of the landlord's invoices that they are kept back. One that comes to
 * nothing is done with; the others wait to be approved.
 */
export async function makePayouts(
  work: Work,
  {
    statements,
    ways,
  }: { statements: readonly { payout: Payout; statement: Statement }[]; ways: PayoutWays },
): Promise<void> {
  const [first] = statements;
  if (!first) return;
  const { tx, clock, newId } = work;
  const today = clock.today().toString();
  const { payouts: last } = await countUp(tx, first.payout.bookId, { payouts: statements.length });
  await setMade(
    tx,
    statements.map(({ payout, statement }, index) => ({
      id: payout.id,
      dueOn: payout.dueOn,
      made: {
        serial: last - statements.length + 1 + index,
        amount: statement.amount,
        approvalsNeeded: ways.approvalsNeeded,
      },
    })),
    today,
  );
  await addLines(
    tx,
    statements.flatMap(({ payout, statement }) =>
      statement.lines.map((line) => ({ ...line, id: newId(), ofId: payout.id })),
    ),
  );
  await noteEvents(
    work,
    statements.map(({ payout }) => ({ payoutId: payout.id, name: 'created' })),
  );
  await bookEntries(
    work,
    statements.flatMap(({ payout: { id, bookId, leaseId }, statement }) => {
      const taken = commissionsIn(statement);
      const lines = moved(taken, {
        debit: 'landlord_payable',
        credit: 'commission_income',
        leaseId,
      });
      const entry = { bookId, key: `payout:${id}:commissions`, kind: 'commission', dated: today };
      return lines.length > 0 ? [{ ...entry, lines }] : [];
    }),
  );
  await noteSetOff(
    tx,
    statements.flatMap(({ statement }) =>
      statement.lines.flatMap(({ landlordInvoiceId }) => landlordInvoiceId ?? []),
    ),
  );
  await tellLeases(
    work,
    statements.map(({ payout }) => payout.leaseId),
  );
}

/** What the agency takes by a statement, less what it gives back. */
const commissionsIn = ({ lines }: Statement): bigint =>
  -lines
    .filter(({ type }) => COMMISSION_LINES.includes(type))
    .reduce((sum, { amount }) => sum + amount, 0n);
