import { invitationDraft } from '@husvaer/domain/accounts/invitation';
import { SIDES } from '@husvaer/domain/accounts/roles';
import { uuid } from '@husvaer/domain/kernel/uuid';
import { parseInput } from '@husvaer/domain/kernel/validation';
import { z } from 'zod';

import {
  cursorPage,
  findInvitationsAfter,
  inviteOnce,
  INVITATIONS,
  pageAfter,
  pageOf,
  schemaOf,
  type InvitedPerson,
} from '../../partners/public.ts';
import type { DescribedCall, Schema } from '../../../platform/http/described-calls.ts';

/** The key names the partner. */
const draft = invitationDraft.omit({ partnerId: true });
const invitation = z.object({
  _id: uuid,
  email: z.string(),
  name: z.string(),
  registerAs: z.enum(SIDES),
  isAccepted: z.boolean().describe('If true, the person is one of your landlords or tenants.'),
  expiresAt: z.iso.datetime().describe('After it, the same call invites again.'),
});

export const INVITATION_SCHEMAS: Record<string, Schema> = {
  InvitationDraft: schemaOf(draft, {
    registerAs: 'A `landlord` can be named in an assignment once it is accepted.',
    language: 'Of the mail.',
  }),
  Invitation: schemaOf(invitation),
  InvitationPage: pageOf('Invitation'),
};

const write = ({ id, email, name, registerAs, acceptedAt, expiresAt }: InvitedPerson) => ({
  _id: id,
  email,
  name,
  registerAs,
  isAccepted: acceptedAt !== null,
  expiresAt: expiresAt.toString(),
});

/** Invitations of landlords and tenants, as an agent sends them. */
export const invitationCalls: DescribedCall[] = [
  {
    method: 'GET',
    scope: 'leases:read',
    path: '/invitations',
    operationId: 'getInvitations',
    summary: 'The invited landlords and tenants, oldest first; those of your agents too',
    query: cursorPage,
    answers: { 200: ['A page.', 'InvitationPage'] },
    read: ({ tx }, { viewer, query }) =>
      pageAfter(parseInput(cursorPage, query), {
        key: uuid,
        find: (part) => findInvitationsAfter(tx, viewer.partnerId, part),
        keyOf: ({ id }) => id,
        write,
      }),
  },
  {
    method: 'POST',
    scope: 'leases:write',
    path: '/invitations',
    operationId: 'addInvitation',
    summary: 'Invites a landlord or a tenant by mail',
    body: {
      schema: 'InvitationDraft',
      example: { email: 'turid@example.com', name: 'Turid Lien', registerAs: 'landlord' },
    },
    answers: {
      200: ['The person was invited before: no mail is sent.', 'Invitation'],
      201: ['The invitation. It is mailed soon.', 'Invitation'],
    },
    limit: INVITATIONS,
    async write(work, called) {
      const { invitation: invited, isNew } = await inviteOnce(
        work,
        parseInput(draft, called.json()),
      );
      return { status: isNew ? 201 : 200, body: write(invited) };
    },
  },
];
