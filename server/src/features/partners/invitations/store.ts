import type { Side } from '@husvaer/domain/accounts/roles';

import type { MaybeMoment, Moment } from '../../../platform/db/moment.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

interface InvitationTables {
  invitation: {
    id: string;
    partner_id: string;
    invited_by: string;
    email: string;
    name: string;
    register_as: Side;
    language: 'en' | 'no';
    secret_print: string | null;
    created_at: Moment;
    expires_at: Moment;
    accepted_at: MaybeMoment;
    account_id: string | null;
  };
}

const sql = owns<InvitationTables>();

/** A person invited by a partner as its tenant or landlord. */
export interface Invitation {
  id: string;
  partnerId: string;
  email: string;
  name: string;
  registerAs: Side;
  language: 'en' | 'no';
  expiresAt: Temporal.Instant;
}

/** An invitation with the hash of the secret in its mail. */
export interface InvitationWithSecret extends Invitation {
  secretPrint: string | null;
  acceptedAt: Temporal.Instant | null;
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
] as const;

export async function insertInvitation(
  tx: Tx,
  invitation: Invitation & { invitedBy: string },
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

/** A partner's invitations, newest first. */
export async function findInvitations(
  tx: ReadTx,
  partnerId: string,
  limit: number,
): Promise<InvitationWithSecret[]> {
  return sql(tx)
    .selectFrom('invitation')
    .select(COLUMNS)
    .where('partner_id', '=', partnerId)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
}

/** Deletes the invitations of a deleted account, with its address. */
export async function forgetInvited(tx: Tx, accountId: string): Promise<void> {
  await sql(tx).deleteFrom('invitation').where('account_id', '=', accountId).execute();
}
