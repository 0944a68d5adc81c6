import type { Moment, MaybeMoment } from '../../../../platform/db/moment.ts';
import { moment } from '../../../../platform/db/moment.ts';
import { owns, type ReadTx, type Tx } from '../../../../platform/db/tx.ts';

interface PasskeyTables {
  passkey: {
    id: string;
    account_id: string;
    credential_id: string;
    public_key: string;
    counter: number;
    transports: string[];
    name: string;
    is_backed_up: boolean;
    created_at: Moment;
    used_at: MaybeMoment;
  };
  passkey_challenge: { hash: string; purpose: Purpose; holder: string; expires_at: Moment };
}

const sql = owns<PasskeyTables>();

/** What an authenticator is asked to sign something for. */
export type Purpose = 'add' | 'log_in' | 'prove';

/** A passkey as its owner sees it. */
export interface Passkey {
  id: string;
  name: string;
  isBackedUp: boolean;
  createdAt: Temporal.Instant;
  usedAt: Temporal.Instant | null;
}

/** The same with what is needed to check an answer of it. */
export interface KnownPasskey extends Passkey {
  accountId: string;
  /** Base64url, as the key. */
  credentialId: string;
  publicKey: string;
  counter: number;
  transports: string[];
}

const SHOWN = [
  'id',
  'name',
  'is_backed_up as isBackedUp',
  'created_at as createdAt',
  'used_at as usedAt',
] as const;
const KNOWN = [
  ...SHOWN,
  'account_id as accountId',
  'credential_id as credentialId',
  'public_key as publicKey',
  'counter',
  'transports',
] as const;

/** Adds one, unless the authenticator's name for it is taken: then the answer is false. */
export async function addPasskey(tx: Tx, passkey: KnownPasskey): Promise<boolean> {
  const added = await sql(tx)
    .insertInto('passkey')
    .values({
      id: passkey.id,
      account_id: passkey.accountId,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: passkey.transports,
      name: passkey.name,
      is_backed_up: passkey.isBackedUp,
      created_at: passkey.createdAt.toString(),
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** The passkeys of an account, the first made first. */
export async function findPasskeys(tx: ReadTx, accountId: string): Promise<KnownPasskey[]> {
  return sql(tx)
    .selectFrom('passkey')
    .select(KNOWN)
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function findPasskey(
  tx: ReadTx,
  credentialId: string,
): Promise<KnownPasskey | undefined> {
  return sql(tx)
    .selectFrom('passkey')
    .select(KNOWN)
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
}

/** Notes that a passkey was used, unless it was used meanwhile: then the answer is false. */
export async function markPasskeyUsed(
  tx: Tx,
  used: { id: string; counter: number; newCounter: number; isBackedUp: boolean },
  at: Temporal.Instant,
): Promise<boolean> {
  const [marked] = await sql(tx)
    .updateTable('passkey')
    .set({ counter: used.newCounter, is_backed_up: used.isBackedUp, used_at: at.toString() })
    .where('id', '=', used.id)
    .where('counter', '=', used.counter)
    .execute();
  return marked?.numUpdatedRows === 1n;
}

/** Whose and which. Returns whether there is one. */
export async function savePasskeyName(
  tx: Tx,
  { id, accountId, name }: { id: string; accountId: string; name: string },
): Promise<boolean> {
  const [renamed] = await sql(tx)
    .updateTable('passkey')
    .set({ name })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .execute();
  return renamed?.numUpdatedRows === 1n;
}

export async function deletePasskey(
  tx: Tx,
  { id, accountId }: { id: string; accountId: string },
): Promise<boolean> {
  const [gone] = await sql(tx)
    .deleteFrom('passkey')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .execute();
  return gone?.numDeletedRows === 1n;
}

/** What was asked of an authenticator, and of whom. */
export interface Challenge {
  hash: string;
  purpose: Purpose;
  holder: string;
}

export async function addChallenge(
  tx: Tx,
  { hash, purpose, holder }: Challenge,
  expiresAt: Temporal.Instant,
): Promise<void> {
  await sql(tx)
    .insertInto('passkey_challenge')
    .values({ hash, purpose, holder, expires_at: expiresAt.toString() })
    .execute();
}

/** Takes a challenge back, once. Returns whether it was asked of this holder and is not over. */
export async function consumeChallenge(
  tx: Tx,
  { hash, purpose, holder }: Challenge,
  now: Temporal.Instant,
): Promise<boolean> {
  const taken = await sql(tx)
    .deleteFrom('passkey_challenge')
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('holder', '=', holder)
    .where('expires_at', '>', moment(now))
    .returning('hash')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function forgetChallenges(tx: Tx, before: Temporal.Instant): Promise<void> {
  await sql(tx).deleteFrom('passkey_challenge').where('expires_at', '<', moment(before)).execute();
}
