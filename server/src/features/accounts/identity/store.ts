import type { Moment } from '../../../platform/db/moment.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

interface IdentityTables {
  account_identity: {
    issuer: string;
    subject: string;
    account_id: string;
    bound_at: Moment;
  };
}

/** Facebook has no address of its own as OpenID's issuers have. */
export const FACEBOOK_ISSUER = 'facebook';

const sql = owns<IdentityTables>();

/** Who somebody is to an identity provider: the subject never changes and says nothing by itself. */
export interface Identity {
  issuer: string;
  subject: string;
}

/** Whether it is a provider that confirms who somebody is (BankID), and no social network. */
export const isNational = ({ issuer }: Pick<Identity, 'issuer'>): boolean =>
  issuer !== FACEBOOK_ISSUER;

/** The account an identity is bound to. */
export async function findIdentity(
  tx: ReadTx,
  { issuer, subject }: Identity,
): Promise<string | undefined> {
  const row = await sql(tx)
    .selectFrom('account_identity')
    .select('account_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.account_id;
}

/** Binds an identity, unless it is bound already or the account has another: then the answer is false. */
export async function bindIdentity(
  tx: Tx,
  { issuer, subject, accountId }: Identity & { accountId: string },
  at: Temporal.Instant,
): Promise<boolean> {
  const bound = await sql(tx)
    .insertInto('account_identity')
    .values({ issuer, subject, account_id: accountId, bound_at: at.toString() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('subject')
    .executeTakeFirst();
  return bound !== undefined;
}

/** Whoever bound one to an account whose e-mail is not theirs comes in by it no more. */
export async function forgetIdentities(tx: Tx, accountId: string): Promise<void> {
  await sql(tx).deleteFrom('account_identity').where('account_id', '=', accountId).execute();
}

/** The providers an account has shown itself by. */
export async function findIdentities(tx: ReadTx, accountId: string) {
  return sql(tx)
    .selectFrom('account_identity')
    .select(['issuer', 'subject', 'bound_at as boundAt'])
    .where('account_id', '=', accountId)
    .execute();
}
