import { SAFEGUARDS, type Involvement } from '@husvaer/domain/accounts/safeguards';
import type { Involved } from '@husvaer/domain/payouts/states';

import { findBroughtBy } from '../../payments/public.ts';
import type { ReadTx } from '../../../platform/db/tx.ts';
import { findAccountsAt } from '../accounts/store.ts';
import type { Refund } from '../records/refunds/store.ts';
import { findLinesOf, type PayoutLine } from '../records/lines/store.ts';
import type { Payout } from '../store.ts';

/** The people of each involvement; null is a person who is not known. */
type People = Record<Exclude<Involvement, 'asked'>, readonly (string | null)[]>;

const involved = (notAlone: readonly (keyof People)[], people: People): Involved =>
  new Set(notAlone.flatMap((involvement) => people[involvement]));

/** By payout id, the people who may not be the only approvers of these payouts at a moment. */
export async function findInvolvedInPayouts(
  tx: ReadTx,
  payouts: readonly Payout[],
  at: Temporal.Instant,
): Promise<Map<string, Involved>> {
  const landlordIds = payouts.map(({ landlordId }) => landlordId);
  const accounts = await findAccountsAt(tx, landlordIds, at);
  const linesOf = await findLinesAndEarlier(
    tx,
    payouts.map(({ id }) => id),
  );
  const invoiceIds = [...linesOf.values()].flat().flatMap(({ invoiceId }) => invoiceId ?? []);
  const broughtBy = Map.groupBy(await findBroughtBy(tx, { invoiceIds }), ({ ofId }) => ofId);
  return new Map(
    payouts.map(({ id, landlordId }) => {
      const account = accounts.get(landlordId);
      const ofInvoices = linesOfAll(id, linesOf).flatMap(
        ({ invoiceId }) => broughtBy.get(invoiceId ?? '') ?? [],
      );
      const people = {
        receives: [landlordId],
        named_account: account ? [account.setBy] : [],
        brought_file: ofInvoices.map(({ broughtById }) => broughtById),
      };
      return [id, involved(SAFEGUARDS.approvePayouts.notAlone, people)];
    }),
  );
}

type LinesOf = ReadonlyMap<string, readonly PayoutLine[]>;

/** By payout, the lines of these payouts and of the earlier payouts whose money they include. */
async function findLinesAndEarlier(tx: ReadTx, payoutIds: readonly string[]): Promise<LinesOf> {
  const found = new Map<string, PayoutLine[]>(payoutIds.map((id) => [id, []]));
  let next: readonly string[] = payoutIds;
  while (next.length > 0) {
    const lines = await findLinesOf(tx, { payoutIds: next });
    for (const line of lines) found.get(line.ofId)!.push(line);
    next = [...new Set(lines.flatMap(({ payoutId }) => payoutId ?? []))].filter(
      (id) => !found.has(id),
    );
    for (const id of next) found.set(id, []);
  }
  return found;
}

/**
 * A payout's lines, and those of the earlier payouts that it includes. Only one later payout includes a
 * payout.
 */
const linesOfAll = (payoutId: string, linesOf: LinesOf): readonly PayoutLine[] => {
  const own = linesOf.get(payoutId) ?? [];
  const earlier = own.flatMap((line) => (line.payoutId ? linesOfAll(line.payoutId, linesOf) : []));
  return [...own, ...earlier];
};

/** Like {@link findInvolvedInPayouts}, for refunds. */
export async function findInvolvedInRefunds(
  tx: ReadTx,
  refunds: readonly Refund[],
): Promise<Map<string, Involved>> {
  const leaseIds = refunds.flatMap(({ leaseId }) => leaseId ?? []);
  const broughtBy = Map.groupBy(await findBroughtBy(tx, { leaseIds }), ({ ofId }) => ofId);
  return new Map(
    refunds.map(({ id, leaseId, isNamed, accountById, isBrought, broughtById }) => {
      const ofLease = (broughtBy.get(leaseId ?? '') ?? []).map((one) => one.broughtById);
      const people = {
        receives: [],
        named_account: isNamed ? [accountById] : [],
        brought_file: isBrought ? [broughtById] : ofLease,
      };
      return [id, involved(SAFEGUARDS.approveRefunds.notAlone, people)];
    }),
  );
}
