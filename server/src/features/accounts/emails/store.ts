import { moment, type MaybeMoment, type Moment } from '../../../platform/db/moment.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

interface EmailTables {
  email_change: {
    id: string;
    account_id: string;
    email: string;
    expires_at: Moment;
    former_confirmed_at: MaybeMoment;
    new_confirmed_at: MaybeMoment;
  };
}

const sql = owns<EmailTables>();

const CHANGE = [
  'id',
  'account_id as accountId',
  'email',
  'expires_at as expiresAt',
  'former_confirmed_at as formerConfirmedAt',
  'new_confirmed_at as newConfirmedAt',
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
    .insertInto('email_change')
    .values({
      id: change.id,
      account_id: change.accountId,
      email: change.email,
      expires_at: change.expiresAt.toString(),
    })
    .execute();
}

export const findEmailChange = (tx: ReadTx, accountId: string): Promise<EmailChange | undefined> =>
  sql(tx)
    .selectFrom('email_change')
    .select(CHANGE)
    .where('account_id', '=', accountId)
    .executeTakeFirst();

/** A change, locked until the end of the transaction: both addresses may confirm at the same time. */
export const lockEmailChange = (tx: Tx, id: string): Promise<EmailChange | undefined> =>
  sql(tx)
    .selectFrom('email_change')
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
    .updateTable('email_change')
    .set({ [`${side}_confirmed_at` as const]: at.toString() })
    .where('id', '=', id)
    .execute();
}

export async function removeEmailChange(tx: Tx, accountId: string): Promise<void> {
  await sql(tx).deleteFrom('email_change').where('account_id', '=', accountId).execute();
}

/** Removes expired changes. */
export async function deleteExpiredEmailChanges(tx: Tx, now: Temporal.Instant): Promise<void> {
  await sql(tx).deleteFrom('email_change').where('expires_at', '<=', moment(now)).execute();
}
