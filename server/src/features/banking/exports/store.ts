import { sql as raw } from 'kysely';

import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx } from '../../../platform/db/tx.ts';

const sql = owns<Pick<Tables, 'bankFile' | 'bankLine'>>();

/** The place after which a list of payments continues. */
export interface ExportCursor {
  bookedOn: string;
  id: string;
}

/** The next of a book's payments, the earliest first: all, or those that wait for a person. */
export async function findLinesAfter(
  tx: ReadTx,
  {
    bookId,
    isWaiting,
    after,
    limit,
  }: { bookId: string; isWaiting: boolean; after: ExportCursor | null; limit: number },
) {
  let found = sql(tx)
    .selectFrom('bankLine')
    .innerJoin('bankFile', 'bankFile.id', 'fileId')
    .select([
      'bankLine.id',
      'bookedOn',
      'paidOn',
      'amount',
      'kid',
      'text',
      'counterpartyAccount as account',
      'counterpartyName as name',
      'reference',
      'bankLine.state',
      'reason',
      'bankFile.name as file',
    ])
    .where('bankLine.bookId', '=', bookId)
    .orderBy('bookedOn')
    .orderBy('bankLine.id')
    .limit(limit);
  if (isWaiting) found = found.where('bankLine.state', '=', 'waiting');
  if (after)
    found = found.where(
      raw<boolean>`(booked_on, bank_line.id) > (${after.bookedOn}::date, ${after.id}::uuid)`,
    );
  return found.execute();
}
