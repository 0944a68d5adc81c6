import { findAllBooks, findBalances } from '../../ledger/public.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { sumLines } from '../lines/store.ts';

/**
 * What banks told of is what stands on the client account, and what waits for a person is what stands
 * in suspense.
 */
export async function auditBanking({ tx }: ReadWork): Promise<string[]> {
  const sums = new Map((await sumLines(tx)).map((sum) => [sum.bookId, sum]));
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
  }
  return sentences;
}
