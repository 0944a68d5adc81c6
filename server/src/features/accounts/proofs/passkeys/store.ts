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

/** What an authenticator signs a challenge for. */
export type Purpose = 'add' | 'log_in' | 'prove';

/** A passkey, as its owner sees it. */
export interface Passkey {
  id: string;
  name: string;
  isBackedUp: boolean;
  createdAt: Temporal.Instant;
  usedAt: Temporal.Instant | null;
}

/** A passkey with the data to check its answers. */
export interface KnownPasskey extends Passkey {
  accountId: string;
  /** Base64url, like the key. */
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

/** Adds a passkey. Returns false when its credential id is taken. */
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

/** The passkeys of an account, the oldest first. */
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

/** Records that a passkey was used. Returns false when it was used concurrently. */
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

/** Renames a passkey of an account. Returns whether there is one. */
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

/** A challenge: what an authenticator has to sign, and who requested it. */
interface Challenge {
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

/** Uses up a challenge, once. Returns whether it was made for this holder and has not expired. */
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

export async function deleteChallenges(tx: Tx, before: Temporal.Instant): Promise<void> {
  await sql(tx).deleteFrom('passkey_challenge').where('expires_at', '<', moment(before)).execute();
}
