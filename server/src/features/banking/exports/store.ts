import { sql as raw } from 'kysely';

import type { LineState, WaitingReason } from '@husvaer/domain/banking/lines';

import { owns, type ReadTx } from '../../../platform/db/tx.ts';

interface ExportTables {
  bank_file: { id: string; name: string };
  bank_line: {
    id: string;
    file_id: string;
    book_id: string;
    amount: bigint;
    booked_on: string;
    paid_on: string;
    kid: string | null;
    text: string | null;
    counterparty_account: string | null;
    counterparty_name: string | null;
    reference: string | null;
    state: LineState;
    reason: WaitingReason | null;
  };
}

const sql = owns<ExportTables>();

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
    .selectFrom('bank_line')
    .innerJoin('bank_file', 'bank_file.id', 'file_id')
    .select([
      'bank_line.id as id',
      'booked_on as bookedOn',
      'paid_on as paidOn',
      'amount',
      'kid',
      'text',
      'counterparty_account as account',
      'counterparty_name as name',
      'reference',
      'bank_line.state as state',
      'reason',
      'bank_file.name as file',
    ])
    .where('bank_line.book_id', '=', bookId)
    .orderBy('booked_on')
    .orderBy('bank_line.id')
    .limit(limit);
  if (isWaiting) found = found.where('bank_line.state', '=', 'waiting');
  if (after)
    found = found.where(
      raw<boolean>`(booked_on, bank_line.id) > (${after.bookedOn}::date, ${after.id}::uuid)`,
    );
  return found.execute();
}
