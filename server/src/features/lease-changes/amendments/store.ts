import type { ColumnType } from 'kysely';

import type { FixedTermGround } from '@husvaer/domain/leases/enums';

import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';
import type { Recipient } from '../../leases/public.ts';

/** The changes of an agreement, by the kind of its document. */
export interface Changes {
  extension: {
    endsOn: string | null;
    fixedTermGround?: FixedTermGround | null;
    fixedTermReason: string | null;
  };
  /**
   * `rentEndsOn` is missing in agreements from before it could be chosen: rent is paid until the last day.
   */
  ending: { endsOn: string; rentEndsOn?: string; reason: string | null };
  tenants: { from: string; leaving: string[]; joining: Recipient[] };
}
export type AmendmentKind = keyof Changes;

interface AmendmentTables {
  lease_amendment: {
    paper_id: string;
    change: ColumnType<Changes[AmendmentKind], string, string>;
  };
}

const sql = owns<AmendmentTables>();

export async function addAmendment(
  tx: Tx,
  paperId: string,
  change: Changes[AmendmentKind],
): Promise<void> {
  await sql(tx)
    .insertInto('lease_amendment')
    .values({ paper_id: paperId, change: JSON.stringify(change) })
    .execute();
}

/** Changes the e-mail of a tenant who is to join, and the account it belongs to. */
export async function moveJoining(
  tx: Tx,
  paperId: string,
  { from, ...to }: { from: string } & Pick<Recipient, 'accountId' | 'email'>,
): Promise<void> {
  const change = await findChange<'tenants'>(tx, paperId);
  const joining = change.joining.map((one) => (one.email === from ? { ...one, ...to } : one));
  await sql(tx)
    .updateTable('lease_amendment')
    .set({ change: JSON.stringify({ ...change, joining }) })
    .where('paper_id', '=', paperId)
    .execute();
}

/** The change on this agreement's document. */
export async function findChange<Kind extends AmendmentKind>(
  tx: ReadTx,
  paperId: string,
): Promise<Changes[Kind]> {
  const { change } = await sql(tx)
    .selectFrom('lease_amendment')
    .select('change')
    .where('paper_id', '=', paperId)
    .executeTakeFirstOrThrow();
  return change as Changes[Kind];
}
