import { isSameName } from '@husvaer/domain/accounts/same-name';

import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

/** Facebook has no issuer URL as OpenID providers have. */
export const FACEBOOK_ISSUER = 'facebook';

const sql = owns<Pick<Tables, 'accountIdentity'>>();

/** A person at an identity provider. The subject never changes and has no meaning of its own. */
export interface Identity {
  issuer: string;
  subject: string;
}

/** A person with what a provider confirmed of them: the name, and the birth date (ISO 8601). */
export interface NamedIdentity extends Identity {
  name?: string | null;
  birthDate?: string | null;
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
    .selectFrom('accountIdentity')
    .select('accountId')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.accountId;
}

/**
 * Binds an identity. Returns false when it is bound to an account already, or the account has another
 * identity.
 */
export async function bindIdentity(
  tx: Tx,
  { issuer, subject, name, birthDate, accountId }: NamedIdentity & { accountId: string },
  at: Temporal.Instant,
): Promise<boolean> {
  const bound = await sql(tx)
    .insertInto('accountIdentity')
    .values({
      issuer,
      subject,
      name,
      accountId,
      boundAt: at.toString(),
      birthDate,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('subject')
    .executeTakeFirst();
  return bound !== undefined;
}

/** Saves what a provider states now. */
export async function changeIdentity(
  tx: Tx,
  { issuer, subject, name, birthDate }: NamedIdentity,
): Promise<void> {
  await sql(tx)
    .updateTable('accountIdentity')
    .set({ ...(name && { name }), ...(birthDate && { birthDate }) })
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .execute();
}

/**
 * Removes an account's identities, so that a person who bound theirs to an account with an e-mail of another
 * can no longer log in with it.
 */
export async function forgetIdentities(tx: Tx, accountId: string): Promise<void> {
  await sql(tx).deleteFrom('accountIdentity').where('accountId', '=', accountId).execute();
}

/** The identities bound to an account. */
export async function findIdentities(tx: ReadTx, accountId: string) {
  return sql(tx)
    .selectFrom('accountIdentity')
    .select(['issuer', 'subject', 'name', 'birthDate', 'boundAt'])
    .where('accountId', '=', accountId)
    .execute();
}

/** The names that BankID has confirmed of these accounts' owners, by account. */
export async function findConfirmedNames(
  tx: ReadTx,
  accountIds: readonly string[],
): Promise<Map<string, string>> {
  if (accountIds.length === 0) return new Map();
  const rows = await sql(tx)
    .selectFrom('accountIdentity')
    .select(['accountId', 'name'])
    .where('accountId', 'in', accountIds)
    .where('issuer', '!=', FACEBOOK_ISSUER)
    .orderBy('boundAt')
    .execute();
  return new Map(rows.flatMap(({ accountId, name }) => (name ? [[accountId, name]] : [])));
}

/** Whether BankID confirmed that this is the name of the account's owner. */
export const hasConfirmedName = async (
  tx: ReadTx,
  { id, name }: { id: string; name: string },
): Promise<boolean> =>
  (await findIdentities(tx, id)).some(
    (identity) => isNational(identity) && identity.name && isSameName(identity.name, name),
  );
