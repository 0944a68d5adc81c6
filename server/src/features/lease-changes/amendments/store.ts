import type { Json } from '../../../platform/db/json.ts';
import type { Stated } from '../../../platform/db/column.ts';

import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';
import type { AgreedChanges, Recipient } from '../../leases/public.ts';

export type AmendmentKind = keyof AgreedChanges;

type LeaseAmendmentRow = Stated<
  Tables['leaseAmendment'],
  { change: Json<AgreedChanges[AmendmentKind]> }
>;

const sql = owns<{ leaseAmendment: LeaseAmendmentRow }>();

export async function addAmendment(
  tx: Tx,
  paperId: string,
  change: AgreedChanges[AmendmentKind],
): Promise<void> {
  await sql(tx)
    .insertInto('leaseAmendment')
    .values({ paperId, change: JSON.stringify(change) })
    .execute();
}

/** Changes the e-mail of a tenant who is to join, and the account it belongs to. */
export async function moveJoining(
  tx: Tx,
  paper: { id: string; kind: 'tenants' },
  { from, ...to }: { from: string } & Pick<Recipient, 'accountId' | 'email'>,
): Promise<void> {
  const change = await findChange(tx, paper);
  const joining = change.joining.map((one) => (one.email === from ? { ...one, ...to } : one));
  await sql(tx)
    .updateTable('leaseAmendment')
    .set({ change: JSON.stringify({ ...change, joining }) })
    .where('paperId', '=', paper.id)
    .execute();
}

/** The change on this agreement's document. */
export async function findChange<Kind extends AmendmentKind>(
  tx: ReadTx,
  { id }: { id: string; kind: Kind },
): Promise<AgreedChanges[Kind]> {
  const { change } = await sql(tx)
    .selectFrom('leaseAmendment')
    .select('change')
    .where('paperId', '=', id)
    .executeTakeFirstOrThrow();
  return change as AgreedChanges[Kind];
}
