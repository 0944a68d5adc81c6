import { moment } from '../../../platform/db/moment.ts';
import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

const sql = owns<Pick<Tables, 'emailChange'>>();

const CHANGE = [
  'id',
  'accountId',
  'email',
  'expiresAt',
  'formerConfirmedAt',
  'newConfirmedAt',
] as const;

/** The two addresses that confirm a change of e-mail. */
export const EMAIL_SIDES = ['former', 'new'] as const;
export type EmailSide = (typeof EMAIL_SIDES)[number];

/** A change of e-mail that waits for confirmation. */
interface EmailChange {
  id: string;
  accountId: string;
  /** The new address. */
  email: string;
  expiresAt: Temporal.Instant;
  formerConfirmedAt: Temporal.Instant | null;
  newConfirmedAt: Temporal.Instant | null;
}

/** Saves an account's requested change, and replaces the one before. */
export async function saveEmailChange(
  tx: Tx,
  change: Pick<EmailChange, 'id' | 'accountId' | 'email' | 'expiresAt'>,
): Promise<void> {
  await removeEmailChange(tx, change.accountId);
  await sql(tx)
    .insertInto('emailChange')
    .values({
      id: change.id,
      accountId: change.accountId,
      email: change.email,
      expiresAt: change.expiresAt.toString(),
    })
    .execute();
}

export const findEmailChange = (tx: ReadTx, accountId: string): Promise<EmailChange | undefined> =>
  sql(tx)
    .selectFrom('emailChange')
    .select(CHANGE)
    .where('accountId', '=', accountId)
    .executeTakeFirst();

/** A change, locked until the end of the transaction: both addresses may confirm at the same time. */
export const lockEmailChange = (tx: Tx, id: string): Promise<EmailChange | undefined> =>
  sql(tx)
    .selectFrom('emailChange')
    .select(CHANGE)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export async function recordConfirmation(
  tx: Tx,
  id: string,
  side: EmailSide,
  at: Temporal.Instant,
): Promise<void> {
  await sql(tx)
    .updateTable('emailChange')
    .set({ [`${side}_confirmed_at` as const]: at.toString() })
    .where('id', '=', id)
    .execute();
}

export async function removeEmailChange(tx: Tx, accountId: string): Promise<void> {
  await sql(tx).deleteFrom('emailChange').where('accountId', '=', accountId).execute();
}

/** Removes expired changes. */
export async function deleteExpiredEmailChanges(tx: Tx, now: Temporal.Instant): Promise<void> {
  await sql(tx).deleteFrom('emailChange').where('expiresAt', '<=', moment(now)).execute();
}
