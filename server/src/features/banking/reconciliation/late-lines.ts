import type { IsoDate } from '@husvaer/domain/kernel/dates';

import { findLateEntries, type Book } from '../../ledger/public.ts';
import type { ReadTx } from '../../../platform/db/tx.ts';
import { findLinesOf } from './facts/store.ts';

/** A payment that came when its month was closed. */
export interface LateLine {
  account: string;
  /** Its true day. */
  occurredOn: IsoDate;
  /** The first day that was open, from which the books count it. */
  dated: IsoDate;
  amount: bigint;
  text: string | null;
  /** The stored payment; null if the entry is about none. */
  lineId: string | null;
}

/** The late payments of a book. */
export async function findLateLines(
  tx: ReadTx,
  { id, clientAccount }: Pick<Book, 'id' | 'clientAccount'>,
): Promise<LateLine[]> {
  const late = await findLateEntries(tx, id);
  const lines = await findLinesOf(
    tx,
    late.flatMap(({ key }) => idIn(key) ?? []),
  );
  return late.map(({ key, ...one }) => {
    const line = lines.get(idIn(key) ?? '');
    return {
      ...one,
      account: line?.account ?? clientAccount,
      text: line?.text ?? null,
      lineId: line?.lineId ?? null,
    };
  });
}

/** The id of the bank's line, or of its settlement, in the key of an entry: `bank:{id}`. */
const idIn = (key: string): string | undefined =>
  /^bank:([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?::|$)/u.exec(key)?.[1];
