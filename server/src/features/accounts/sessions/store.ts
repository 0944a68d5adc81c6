import { sql as raw } from 'kysely';

import type { Device } from '@husvaer/domain/accounts/device';
import type { Grant } from '@husvaer/domain/accounts/roles';
import type { Proof } from '@husvaer/domain/accounts/safeguards';

import { moment } from '../../../platform/db/moment.ts';
import { refusingUnknownPartner } from '../unknown-partner.ts';
import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

const sql = owns<Pick<Tables, 'session' | 'refreshToken' | 'account'>>();

export interface Session {
  id: string;
  accountId: string;
  partnerId: string | null;
}

export async function addSession(
  tx: Tx,
  { id, accountId, partnerId, provedBy, device }: Session & { provedBy: Proof; device?: Device },
  at: Temporal.Instant,
): Promise<void> {
  const added = sql(tx)
    .insertInto('session')
    .values({
      id,
      accountId,
      partnerId,
      createdAt: at.toString(),
      endedAt: null,
      provedAt: at.toString(),
      provedBy,
      browser: device?.browser ?? null,
      system: device?.system ?? null,
    })
    .execute();
  await refusingUnknownPartner(added);
}

export async function addRefreshToken(
  tx: Tx,
  token: { hash: string; sessionId: string; expiresAt: Temporal.Instant },
): Promise<void> {
  await sql(tx)
    .insertInto('refreshToken')
    .values({
      hash: token.hash,
      sessionId: token.sessionId,
      expiresAt: token.expiresAt.toString(),
      usedAt: null,
    })
    .execute();
}

/** A refresh token with its session, locked until the end of the transaction. */
export async function lockRefreshToken(tx: Tx, hash: string) {
  return sql(tx)
    .selectFrom('refreshToken')
    .innerJoin('session', 'session.id', 'refreshToken.sessionId')
    .select([
      'refreshToken.expiresAt',
      'refreshToken.usedAt',
      'session.id',
      'session.accountId',
      'session.partnerId',
      'session.createdAt',
      'session.endedAt',
    ])
    .where('refreshToken.hash', '=', hash)
    .forUpdate()
    .executeTakeFirst();
}

export async function markUsed(tx: Tx, hash: string, at: Temporal.Instant): Promise<void> {
  await sql(tx)
    .updateTable('refreshToken')
    .set({ usedAt: at.toString() })
    .where('hash', '=', hash)
    .where('usedAt', 'is', null)
    .execute();
}

/** Records that the person in a session has just proved their identity. */
export async function markProved(
  tx: Tx,
  { id, by }: { id: string; by: Proof },
  at: Temporal.Instant,
): Promise<void> {
  await sql(tx)
    .updateTable('session')
    .set({ provedAt: at.toString(), provedBy: by })
    .where('id', '=', id)
    .execute();
}

/** When and how the person in a session last proved their identity; undefined for never. */
export async function findProof(
  tx: ReadTx,
  id: string,
): Promise<{ at: Temporal.Instant; by: Proof } | undefined> {
  const session = await sql(tx)
    .selectFrom('session')
    .select(['provedAt as at', 'provedBy as by'])
    .where('id', '=', id)
    .executeTakeFirst();
  return session?.at && session.by ? { at: session.at, by: session.by } : undefined;
}

/** Ends sessions: one, all of an account or all but one, or everyone's. Returns the number. */
export async function endSessions(
  tx: Tx,
  which: { id: string; accountId?: string } | { accountId: string; except?: string } | 'everybody',
  at: Temporal.Instant,
): Promise<number> {
  let these = sql(tx)
    .updateTable('session')
    .set({ endedAt: at.toString() })
    .where('endedAt', 'is', null);
  if (which !== 'everybody') {
    if (which.accountId !== undefined) these = these.where('accountId', '=', which.accountId);
    if ('id' in which) these = these.where('id', '=', which.id);
    else if (which.except !== undefined) these = these.where('id', '<>', which.except);
  }
  const [ended] = await these.execute();
  await raw`select pg_notify(${SESSIONS_CHANNEL}, '')`.execute(sql(tx));
  return Number(ended?.numUpdatedRows ?? 0n);
}

/** Nodes are notified of ended sessions here. */
export const SESSIONS_CHANNEL = 'husvaer_sessions';

/**
 * Those of these sessions that are over: ended, deleted, begun before `since`, or of a deactivated account.
 */
export async function findOver(
  tx: ReadTx,
  { ids, since }: { ids: readonly string[]; since: Temporal.Instant },
): Promise<string[]> {
  const live = await sql(tx)
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.accountId')
    .select('session.id')
    .where('session.id', 'in', ids)
    .where('session.endedAt', 'is', null)
    .where('session.createdAt', '>', moment(since))
    .where('account.deactivatedAt', 'is', null)
    .execute();
  const known = new Set(live.map(({ id }) => id));
  return ids.filter((id) => !known.has(id));
}

/**
 * The partner on whose site the person logged in last, null for the public site; undefined when they are not
 * logged in.
 */
export async function findSiteUsed(
  tx: ReadTx,
  accountId: string,
): Promise<{ partnerId: string | null } | undefined> {
  return sql(tx)
    .selectFrom('session')
    .select('partnerId')
    .where('accountId', '=', accountId)
    .where('endedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

interface LiveSession extends Session {
  createdAt: Temporal.Instant;
  endedAt: Temporal.Instant | null;
  deactivatedAt: Temporal.Instant | null;
  /**
   * Those that count today. Withheld are those that require a stronger proof than the session has: an auditor's, and
   * an agent's for a partner that says so.
   */
  grants: (Grant & { isWithheld: boolean })[];
}

/**
 * A session with its account's current permissions, in one statement: every call of a logged-in person needs
 * it. An auditor's role counts for a person with an electronic identity, until its day. `today` in Norway.
 */
export async function findSession(
  tx: ReadTx,
  { id, today }: { id: string; today: string },
): Promise<LiveSession | undefined> {
  return sql(tx)
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.accountId')
    .select([
      'session.id',
      'session.accountId',
      'session.partnerId',
      'session.createdAt',
      'session.endedAt',
      'account.deactivatedAt',
      raw<LiveSession['grants']>`coalesce((
        select json_agg(json_build_object(
          'role', role,
          'partnerId', partner_id,
          'isWithheld', coalesce(session.proved_by, '') not in ('passkey', 'identity')
            and (role = 'auditor' or role = 'agent'
              and exists (select from strong_login where partner_id = account_grant.partner_id))
        ) order by role)
        from account_grant where account_id = session.account_id
          and (ends_on is null or ends_on >= ${today}::date and exists (
            select from account_identity where account_id = session.account_id
          ))), '[]')`.as('grants'),
    ])
    .where('session.id', '=', id)
    .executeTakeFirst();
}

/** Deletes tokens and sessions that can no longer be used. */
export async function deleteEndedSessions(tx: Tx, before: Temporal.Instant): Promise<void> {
  await sql(tx).deleteFrom('refreshToken').where('expiresAt', '<', moment(before)).execute();
  await sql(tx)
    .deleteFrom('session')
    .where('createdAt', '<', moment(before))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('refreshToken')
            .select('hash')
            .whereRef('refreshToken.sessionId', '=', 'session.id'),
        ),
      ),
    )
    .execute();
}

/** A session that may still be in use. */
interface OpenSession extends Device {
  id: string;
  createdAt: Temporal.Instant;
  /** When its newest token expires, unless it is renewed before. */
  expiresAt: Temporal.Instant;
}

/** The sessions of an account that have not been ended, begun after `since`, the last renewed first. */
export async function findOpenSessions(
  tx: ReadTx,
  { accountId, since, now }: { accountId: string; since: Temporal.Instant; now: Temporal.Instant },
): Promise<OpenSession[]> {
  return sql(tx)
    .selectFrom('session')
    .innerJoin('refreshToken', 'refreshToken.sessionId', 'session.id')
    .select([
      'session.id',
      'session.createdAt',
      'session.browser',
      'session.system',
      ({ fn }) => fn.max('refreshToken.expiresAt').as('expiresAt'),
    ])
    .where('session.accountId', '=', accountId)
    .where('session.endedAt', 'is', null)
    .where('session.createdAt', '>', moment(since))
    .groupBy('session.id')
    .having(({ fn }) => fn.max('refreshToken.expiresAt'), '>', moment(now))
    .orderBy('expiresAt', 'desc')
    .orderBy('session.id')
    .execute();
}

/** The stored logins of an account, newest first. */
export async function findSessions(tx: ReadTx, accountId: string) {
  return sql(tx)
    .selectFrom('session')
    .select(['createdAt', 'endedAt', 'partnerId', 'browser', 'system', 'provedAt', 'provedBy'])
    .where('accountId', '=', accountId)
    .orderBy('createdAt', 'desc')
    .execute();
}
