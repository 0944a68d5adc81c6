import { sql as raw } from 'kysely';

import type { Side } from '@husvaer/domain/accounts/roles';

import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

const sql = owns<Pick<Tables, 'invitation'>>();

/** What a person is invited as. */
export type InvitedAs = Side | 'auditor';

/** A person invited by a partner as its tenant, landlord or auditor. */
export interface Invitation {
  id: string;
  /** Null is the operator, who invites auditors only. */
  partnerId: string | null;
  email: string;
  name: string;
  registerAs: InvitedAs;
  language: 'en' | 'no';
  expiresAt: Temporal.Instant;
  /** The last day of an auditor, ISO; null for others. */
  endsOn: string | null;
}

/** An invitation with the hash of the secret in its mail. */
export interface InvitationWithSecret extends Invitation {
  secretPrint: string | null;
  acceptedAt: Temporal.Instant | null;
  /** When an auditor's access was ended before its day. */
  endedAt: Temporal.Instant | null;
  /** Who accepted it. */
  accountId: string | null;
}

const COLUMNS = [
  'id',
  'partnerId',
  'email',
  'name',
  'registerAs',
  'language',
  'expiresAt',
  'secretPrint',
  'acceptedAt',
  'endsOn',
  'endedAt',
  'accountId',
] as const;

export async function insertInvitation(
  tx: Tx,
  invitation: Invitation & { invitedBy: string | null },
  at: Temporal.Instant,
): Promise<void> {
  await sql(tx)
    .insertInto('invitation')
    .values({
      id: invitation.id,
      partnerId: invitation.partnerId,
      invitedBy: invitation.invitedBy,
      email: invitation.email,
      name: invitation.name,
      registerAs: invitation.registerAs,
      language: invitation.language,
      secretPrint: null,
      createdAt: at.toString(),
      expiresAt: invitation.expiresAt.toString(),
      acceptedAt: null,
      accountId: null,
      endsOn: invitation.endsOn,
      endedAt: null,
    })
    .execute();
}

export async function findInvitation(
  tx: ReadTx,
  id: string,
): Promise<InvitationWithSecret | undefined> {
  return sql(tx).selectFrom('invitation').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

/** Locks an invitation until the end of the transaction: it is accepted only once. */
export async function lockInvitation(
  tx: Tx,
  id: string,
): Promise<InvitationWithSecret | undefined> {
  return sql(tx)
    .selectFrom('invitation')
    .select(COLUMNS)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function saveSecret(tx: Tx, id: string, secretPrint: string): Promise<void> {
  await sql(tx).updateTable('invitation').set({ secretPrint }).where('id', '=', id).execute();
}

export async function markAccepted(
  tx: Tx,
  { id, accountId, at }: { id: string; accountId: string; at: Temporal.Instant },
): Promise<void> {
  await sql(tx)
    .updateTable('invitation')
    .set({ acceptedAt: at.toString(), accountId })
    .where('id', '=', id)
    .execute();
}

/** A partner's invitations of tenants and landlords, newest first. */
export async function findInvitations(
  tx: ReadTx,
  partnerId: string,
  limit: number,
): Promise<InvitationWithSecret[]> {
  return sql(tx)
    .selectFrom('invitation')
    .select(COLUMNS)
    .where('partnerId', '=', partnerId)
    .where('registerAs', '<>', 'auditor')
    .orderBy('createdAt', 'desc')
    .limit(limit)
    .execute();
}

/** Lets one transaction at a time invite a person to a partner, so that two at once are one invitation. */
export async function lockInvited(tx: Tx, partnerId: string, email: string): Promise<void> {
  const lock = `invitation ${partnerId} ${email}`;
  await raw`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(sql(tx));
}

/** A partner's latest invitation of a person as its tenant or landlord. */
export const findLatestInvitation = (
  tx: ReadTx,
  { partnerId, email, registerAs }: { partnerId: string; email: string; registerAs: Side },
): Promise<InvitationWithSecret | undefined> =>
  sql(tx)
    .selectFrom('invitation')
    .select(COLUMNS)
    .where('partnerId', '=', partnerId)
    .where('email', '=', email)
    .where('registerAs', '=', registerAs)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();

/** A partner's invitations of tenants and landlords after one of them, oldest first. */
export const findInvitationsAfter = (
  tx: ReadTx,
  partnerId: string,
  { after, limit }: { after: string | null; limit: number },
): Promise<InvitationWithSecret[]> =>
  sql(tx)
    .selectFrom('invitation')
    .select(COLUMNS)
    .where('partnerId', '=', partnerId)
    .where('registerAs', '<>', 'auditor')
    .$if(after !== null, (all) => all.where('id', '>', after))
    .orderBy('id')
    .limit(limit)
    .execute();

/** The invited auditors of a partner, or for null of the operator, newest first. */
export async function findAuditors(
  tx: ReadTx,
  partnerId: string | null,
): Promise<InvitationWithSecret[]> {
  return sql(tx)
    .selectFrom('invitation')
    .select(COLUMNS)
    .where('partnerId', 'is not distinct from', partnerId)
    .where('registerAs', '=', 'auditor')
    .orderBy('createdAt', 'desc')
    .execute();
}

/** Ends the access of an auditor before its day, and an invitation that nobody has accepted. */
export async function saveEnded(tx: Tx, id: string, at: Temporal.Instant): Promise<void> {
  await sql(tx)
    .updateTable('invitation')
    .set({ endedAt: at.toString() })
    .where('id', '=', id)
    .execute();
}

/** Deletes the invitations of a deleted account, with its address. */
export async function forgetInvited(tx: Tx, accountId: string): Promise<void> {
  await sql(tx).deleteFrom('invitation').where('accountId', '=', accountId).execute();
}
