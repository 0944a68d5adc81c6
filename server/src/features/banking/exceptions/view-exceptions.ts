import type { PaymentCandidate } from '../../payments/public.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { findSettlements, type StoredSettlement } from './store.ts';
import { findLateDebits, type LateDebited } from '../../payouts/public.ts';
import { suggestLeases } from './suggest.ts';
import type { StoredLine } from '../lines/store.ts';
import { namesOf } from '../names-of.ts';

export type BankException = StoredLine & {
  /** The rejected payment that it debits; null when it is not a late debit. */
  lateDebit: LateDebited | null;
  settlements: (StoredSettlement & { byName: string | null; undoneByName: string | null })[];
  /** Leases whose rent it may be, while it waits. */
  suggestions: PaymentCandidate[];
};

export async function viewExceptions(
  work: ReadWork,
  lines: readonly StoredLine[],
): Promise<BankException[]> {
  const answer = await findSettlements(
    work.tx,
    lines.map(({ id }) => id),
  );
  const names = await namesOf(
    work,
    answer.flatMap(({ byId, undoneById }) => [byId, undoneById]),
  );
  const suggestions = await suggestLeases(work.tx, lines);
  const debits = await findLateDebits(
    work.tx,
    lines.map(({ id }) => id),
  );
  const lateDebits = new Map(debits.map((debit) => [debit.lineId, debit]));
  const byLine = Map.groupBy(answer, ({ lineId }) => lineId);
  return lines.map((line) => ({
    ...line,
    lateDebit: lateDebits.get(line.id) ?? null,
    suggestions: suggestions.get(line.id) ?? [],
    settlements: (byLine.get(line.id) ?? []).map((one) => ({
      ...one,
      byName: names.get(one.byId) ?? null,
      undoneByName: names.get(one.undoneById) ?? null,
    })),
  }));
}
