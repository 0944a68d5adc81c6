import { sql as raw } from 'kysely';

import type { Side } from '@husvaer/domain/accounts/roles';

import type { MaybeMoment, Moment } from '../../../platform/db/moment.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

interface InvitationTables {
  invitation: {
    id: string;
    partner_id: string | null;
    invited_by: string | null;
    email: string;
    name: string;
    register_as: InvitedAs;
    language: 'en' | 'no';
    secret_print: string | null;
    created_at: Moment;
    expires_at: Moment;
    accepted_at: MaybeMoment;
    account_id: string | null;
    ends_on: string | null;
    ended_at: MaybeMoment;
  };
}

const sql = owns<InvitationTables>();

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
  'partner_id as partnerId',
  'email',
  'name',
  'register_as as registerAs',
  'language',
  'expires_at as expiresAt',
  'secret_print as secretPrint',
  'accepted_at as acceptedAt',
  'ends_on as endsOn',
  'ended_at as endedAt',
  'account_id as accountId',
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
      partner_id: invitation.partnerId,
      invited_by: invitation.invitedBy,
      email: invitation.email,
      name: invitation.name,
      register_as: invitation.registerAs,
      language: invitation.language,
      secret_print: null,
      created_at: at.toString(),
      expires_at: invitation.expiresAt.toString(),
      accepted_at: null,
      account_id: null,
      ends_on: invitation.endsOn,
      ended_at: null,
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
  await sql(tx)
    .updateTable('invitation')
    .set({ secret_print: secretPrint })
    .where('id', '=', id)
    .execute();
}

export async function markAccepted(
  tx: Tx,
  { id, accountId, at }: { id: string; accountId: string; at: Temporal.Instant },
): Promise<void> {
  await sql(tx)
    .updateTable('invitation')
    .set({ accepted_at: at.toString(), account_id: accountId })
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
    .where('partner_id', '=', partnerId)
    .where('register_as', '<>', 'auditor')
    .orderBy('created_at', 'desc')
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
    .where('partner_id', '=', partnerId)
    .where('email', '=', email)
    .where('register_as', '=', registerAs)
    .orderBy('created_at', 'desc')
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
    .where('partner_id', '=', partnerId)
    .where('register_as', '<>', 'auditor')
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
    .where('partner_id', 'is not distinct from', partnerId)
    .where('register_as', '=', 'auditor')
    .orderBy('created_at', 'desc')
    .execute();
}

/** Ends the access of an auditor before its day, and an invitation that nobody has accepted. */
export async function markEnded(tx: Tx, id: string, at: Temporal.Instant): Promise<void> {
  await sql(tx)
    .updateTable('invitation')
    .set({ ended_at: at.toString() })
    .where('id', '=', id)
    .execute();
}

/** Deletes the invitations of a deleted account, with its address. */
export async function forgetInvited(tx: Tx, accountId: string): Promise<void> {
  await sql(tx).deleteFrom('invitation').where('account_id', '=', accountId).execute();
}
