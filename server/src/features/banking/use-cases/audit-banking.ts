import { findAllBooks, findBalances, findBalancesOfLeases } from '../../ledger/public.ts';
import { findRefundsUnderWay } from '../../payouts/public.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { sumSentByHand } from '../exceptions/store.ts';
import { sumLines } from '../lines/store.ts';
import { auditReconciliation } from '../reconciliation/audit.ts';

/**
 * Checks that the bank's payments equal the client account, that payments waiting for a person equal
 * suspense, and that amounts under way without a lease equal refunds, ordered or sent by hand. Also compares
 * the bank's own balances.
 */
export async function auditBanking(work: ReadWork): Promise<string[]> {
  const { tx } = work;
  const sums = new Map((await sumLines(tx)).map((sum) => [sum.bookId, sum]));
  const byHand = await sumSentByHand(tx);
  const sentences = [];
  for (const { id, name } of await findAllBooks(tx)) {
    const { held = 0n, waiting = 0n } = sums.get(id) ?? {};
    const balances = await findBalances(tx, { bookId: id });
    const client = balances.get('client_account') ?? 0n;
    const suspense = -(balances.get('suspense') ?? 0n);
    if (client !== held)
      sentences.push(
        `${name}: the client account stands at ${client} øre, and its bank told of ${held}.`,
      );
    if (suspense !== waiting)
      sentences.push(
        `${name}: ${suspense} øre stand in suspense, and payments of ${waiting} wait.`,
      );
    const ofLeases = await findBalancesOfLeases(tx, { bookId: id, account: 'payouts_under_way' });
    const ofAll = balances.get('payouts_under_way') ?? 0n;
    const ofNone = [...ofLeases.values()].reduce((rest, one) => rest - one, ofAll);
    const back = (await findRefundsUnderWay(tx, id)) + (byHand.get(id) ?? 0n);
    if (ofNone !== -back)
      sentences.push(
        `${name}: ${-ofNone} øre of no lease are under way, and ${back} are to be paid back.`,
      );
  }
  return [...sentences, ...(await auditReconciliation(work))];
}
