import type { ColumnType } from 'kysely';

import { isSameName } from '@husvaer/domain/accounts/same-name';

import type { Moment } from '../../../platform/db/moment.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

interface IdentityTables {
  account_identity: {
    issuer: string;
    subject: string;
    account_id: string;
    /** As the provider last stated it; null for identities from before it was stored. */
    name: ColumnType<string | null, string | null | undefined>;
    bound_at: Moment;
  };
}

/** Facebook has no issuer URL as OpenID providers have. */
export const FACEBOOK_ISSUER = 'facebook';

const sql = owns<IdentityTables>();

/** A person at an identity provider. The subject never changes and has no meaning of its own. */
export interface Identity {
  issuer: string;
  subject: string;
}

/** A person with the name that a provider confirmed. */
export interface NamedIdentity extends Identity {
  name?: string | null;
}

/** Whether a provider confirms who a person is (BankID), as opposed to a social network. */
export const isNational = ({ issuer }: Pick<Identity, 'issuer'>): boolean =>
  issuer !== FACEBOOK_ISSUER;

/** The account that an identity is bound to. */
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

/**
 * Binds an identity. Returns false when it is bound to an account already, or the account has another
 * identity.
 */
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

/** Saves the name that a provider states now. */
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

/**
 * Removes an account's identities, so that a person who bound theirs to an account with an e-mail of another
 * can no longer log in with it.
 */
export async function forgetIdentities(tx: Tx, accountId: string): Promise<void> {
  await sql(tx).deleteFrom('account_identity').where('account_id', '=', accountId).execute();
}

/** The identities bound to an account. */
export async function findIdentities(tx: ReadTx, accountId: string) {
  return sql(tx)
    .selectFrom('account_identity')
    .select(['issuer', 'subject', 'name', 'bound_at as boundAt'])
    .where('account_id', '=', accountId)
    .execute();
}

/** Whether BankID confirmed that this is the name of the account's owner. */
export const hasConfirmedName = async (
  tx: ReadTx,
  { id, name }: { id: string; name: string },
): Promise<boolean> =>
  (await findIdentities(tx, id)).some(
    (identity) => isNational(identity) && identity.name && isSameName(identity.name, name),
  );
