import type { ColumnType } from 'kysely';

import { isSameName } from '@husvaer/domain/accounts/same-name';

import type { Moment } from '../../../platform/db/moment.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

interface IdentityTables {
  account_identity: {
    issuer: string;
    subject: string;
    account_id: string;
    /** As the provider last said it; null from before it was kept. */
    name: ColumnType<string | null, string | null | undefined>;
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

/** Somebody as a provider confirmed them. */
export interface NamedIdentity extends Identity {
  name?: string | null;
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
  { issuer, subject, name, accountId }: NamedIdentity & { accountId: string },
  at: Temporal.Instant,
): Promise<boolean> {
  const bound = await sql(tx)
    .insertInto('account_identity')
    .values({ issuer, subject, name, account_id: accountId, bound_at: at.toString() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('subject')
    .executeTakeFirst();
  return bound !== undefined;
}

/** Keeps the name that a provider says now. */
export async function renameIdentity(
  tx: Tx,
  { issuer, subject, name }: NamedIdentity,
): Promise<void> {
  await sql(tx)
    .updateTable('account_identity')
    .set({ name })
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .execute();
}

/** Whoever bound one to an account whose e-mail is not theirs comes in by it no more. */
export async function forgetIdentities(tx: Tx, accountId: string): Promise<void> {
  await sql(tx).deleteFrom('account_identity').where('account_id', '=', accountId).execute();
}

/** The providers an account has shown itself by. */
export async function findIdentities(tx: ReadTx, accountId: string) {
  return sql(tx)
    .selectFrom('account_identity')
    .select(['issuer', 'subject', 'name', 'bound_at as boundAt'])
    .where('account_id', '=', accountId)
    .execute();
}

/** Whether BankID confirmed that this is the name of whoever has the account. */
export const hasConfirmedName = async (
  tx: ReadTx,
  { id, name }: { id: string; name: string },
): Promise<boolean> =>
  (await findIdentities(tx, id)).some(
    (identity) => isNational(identity) && identity.name && isSameName(identity.name, name),
  );
