import type { Json } from '../../../platform/db/json.ts';
import type { Stated } from '../../../platform/db/column.ts';

import type { FixedTermGround } from '@husvaer/domain/leases/enums';

import type { Tables } from '../../../platform/db/tables.gen.ts';
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

type LeaseAmendmentRow = Stated<Tables['leaseAmendment'], { change: Json<Changes[AmendmentKind]> }>;

const sql = owns<{ leaseAmendment: LeaseAmendmentRow }>();

export async function addAmendment(
  tx: Tx,
  paperId: string,
  change: Changes[AmendmentKind],
): Promise<void> {
  await sql(tx)
    .insertInto('leaseAmendment')
    .values({ paperId, change: JSON.stringify(change) })
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
    .updateTable('leaseAmendment')
    .set({ change: JSON.stringify({ ...change, joining }) })
    .where('paperId', '=', paperId)
    .execute();
}

/** The change on this agreement's document. */
export async function findChange<Kind extends AmendmentKind>(
  tx: ReadTx,
  paperId: string,
): Promise<Changes[Kind]> {
  const { change } = await sql(tx)
    .selectFrom('leaseAmendment')
    .select('change')
    .where('paperId', '=', paperId)
    .executeTakeFirstOrThrow();
  return change as Changes[Kind];
}
