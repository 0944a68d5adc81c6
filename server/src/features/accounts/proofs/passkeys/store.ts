import { moment } from '../../../../platform/db/moment.ts';
import type { Tables } from '../../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../../platform/db/tx.ts';

const sql = owns<Pick<Tables, 'passkey' | 'passkeyChallenge'>>();

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

const SHOWN = ['id', 'name', 'isBackedUp', 'createdAt', 'usedAt'] as const;
const KNOWN = [
  ...SHOWN,
  'accountId',
  'credentialId',
  'publicKey',
  'counter',
  'transports',
] as const;

/** Adds a passkey. Returns false when its credential id is taken. */
export async function addPasskey(tx: Tx, passkey: KnownPasskey): Promise<boolean> {
  const added = await sql(tx)
    .insertInto('passkey')
    .values({
      id: passkey.id,
      accountId: passkey.accountId,
      credentialId: passkey.credentialId,
      publicKey: passkey.publicKey,
      counter: BigInt(passkey.counter),
      transports: passkey.transports,
      name: passkey.name,
      isBackedUp: passkey.isBackedUp,
      createdAt: passkey.createdAt.toString(),
    })
    .onConflict((conflict) => conflict.column('credentialId').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** The passkeys of an account, the oldest first. */
export async function findPasskeys(tx: ReadTx, accountId: string): Promise<KnownPasskey[]> {
  const rows = await sql(tx)
    .selectFrom('passkey')
    .select(KNOWN)
    .where('accountId', '=', accountId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return rows.map(asKnown);
}

export async function findPasskey(
  tx: ReadTx,
  credentialId: string,
): Promise<KnownPasskey | undefined> {
  const row = await sql(tx)
    .selectFrom('passkey')
    .select(KNOWN)
    .where('credentialId', '=', credentialId)
    .executeTakeFirst();
  return row && asKnown(row);
}

/** The standard counts in 32 bits (Web Authentication Level 3, section 6.1). */
const asKnown = <Row extends { counter: bigint }>(row: Row) => ({
  ...row,
  counter: Number(row.counter),
});

/** Records that a passkey was used. Returns false when it was used concurrently. */
export async function markPasskeyUsed(
  tx: Tx,
  used: { id: string; counter: number; newCounter: number; isBackedUp: boolean },
  at: Temporal.Instant,
): Promise<boolean> {
  const [marked] = await sql(tx)
    .updateTable('passkey')
    .set({ counter: BigInt(used.newCounter), isBackedUp: used.isBackedUp, usedAt: at.toString() })
    .where('id', '=', used.id)
    .where('counter', '=', BigInt(used.counter))
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
    .where('accountId', '=', accountId)
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
    .where('accountId', '=', accountId)
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
    .insertInto('passkeyChallenge')
    .values({ hash, purpose, holder, expiresAt: expiresAt.toString() })
    .execute();
}

/** Uses up a challenge, once. Returns whether it was made for this holder and has not expired. */
export async function consumeChallenge(
  tx: Tx,
  { hash, purpose, holder }: Challenge,
  now: Temporal.Instant,
): Promise<boolean> {
  const taken = await sql(tx)
    .deleteFrom('passkeyChallenge')
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('holder', '=', holder)
    .where('expiresAt', '>', moment(now))
    .returning('hash')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function deleteChallenges(tx: Tx, before: Temporal.Instant): Promise<void> {
  await sql(tx).deleteFrom('passkeyChallenge').where('expiresAt', '<', moment(before)).execute();
}
