import { sql as raw } from 'kysely';

import type { PassedEntry } from '@husvaer/domain/banking/bank-file';

import { unnestRows } from '../../../platform/db/unnest-rows.ts';
import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

const sql = owns<Pick<Tables, 'bankPassedEntry'>>();

/** Entries written by one statement. */
const AT_ONCE = 5000;

const COLUMNS = {
  fileId: 'uuid',
  position: 'integer',
  account: 'text',
  amount: 'numeric',
  currency: 'text',
  bookedOn: 'date',
  text: 'text',
  reference: 'text',
  reason: 'text',
} as const;

/** A stored entry that was passed over. */
export interface StoredPassed extends PassedEntry {
  /** Its position in its file's list, from 1. */
  position: number;
}

/** Adds the passed entries of a file. */
export async function addPassed(
  tx: Tx,
  fileId: string,
  entries: readonly PassedEntry[],
): Promise<void> {
  const names = raw.join(Object.keys(COLUMNS).map((name) => raw.id(name)));
  for (let start = 0; start < entries.length; start += AT_ONCE) {
    const rows = entries.slice(start, start + AT_ONCE).map((entry, index) => ({
      fileId,
      position: start + index + 1,
      account: entry.account,
      amount: entry.amount,
      currency: entry.currency,
      bookedOn: entry.bookedOn,
      text: entry.text,
      reference: entry.reference,
      reason: entry.reason,
    }));
    await raw`insert into bank_passed_entry (${names})
      select ${names} from ${unnestRows('input', COLUMNS, rows)}`.execute(sql(tx));
  }
}

/** The passed entries of a file, in its order, from a position on. */
export async function findPassed(
  tx: ReadTx,
  fileId: string,
  { limit, skip = 0, after = 0 }: { limit: number; skip?: number; after?: number },
): Promise<{ entries: StoredPassed[]; total: number }> {
  const theirs = sql(tx).selectFrom('bankPassedEntry').where('fileId', '=', fileId);
  const rows = await theirs
    .selectAll()
    .where('position', '>', after)
    .orderBy('position')
    .limit(limit)
    .offset(skip)
    .execute();
  const { total } = await theirs
    .select(raw<number>`count(*)::integer`.as('total'))
    .executeTakeFirstOrThrow();
  const entries = rows.map(({ position, account, amount, currency, text, reason, ...row }) => ({
    position,
    account,
    amount,
    currency,
    text,
    reference: row.reference,
    reason,
    bookedOn: row.bookedOn,
  }));
  return { entries, total };
}
