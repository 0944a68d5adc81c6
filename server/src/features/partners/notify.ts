import { z } from 'zod';

import type { Listener } from '../../platform/dispatcher.ts';
import { hashOf } from '../../platform/keys.ts';
import { renderMail } from '../../platform/mail/layout.ts';
import { queueMail } from '../../platform/mail/mail.ts';
import { findInvitation, forgetInvited, saveSecret } from './invitations/store.ts';
import { forgetShown } from './presentation/store.ts';
import { mailSender } from './mail-sender.ts';
import { invitationMail } from './mails.ts';
import { OPERATOR_NAME } from './operator-name.ts';
import { siteAddress } from './site-address.ts';
import { findPartner } from './store.ts';

const invited = z.object({ invitationId: z.string() });
const deleted = z.object({ accountId: z.string() });

export const listeners: readonly Listener[] = [
  {
    event: 'partners.invited',
    name: 'partners.mail_invitation',
    async handle(work, payload) {
      const { invitationId: id } = invited.parse(payload);
      const invitation = await findInvitation(work.tx, id);
      if (!invitation) return;
      const { language, email, name, partnerId } = invitation;
      const partner = partnerId === null ? null : await findPartner(work.tx, partnerId);
      // Created here, so that no event contains it. It is in the URL's fragment, which browsers do not send.
      const secret = work.keys.newSecret();
      await saveSecret(work.tx, id, hashOf(secret));
      const site = await siteAddress(work, partnerId);
      const sender = await mailSender(work, partnerId);
      const mail = invitationMail(
        {
          language,
          name,
          sender,
          url: new URL(`/acceptInvitation?id=${id}#${secret}`, site).href,
        },
        { ...invitation, partner: partner?.name ?? OPERATOR_NAME },
      );
      await queueMail(work, { to: email, ...renderMail(mail), sender });
    },
  },
  {
    event: 'accounts.deleted',
    name: 'partners.forget_invited',
    handle: ({ tx }, payload) => forgetInvited(tx, deleted.parse(payload).accountId),
  },
  {
    event: 'accounts.deleted',
    name: 'partners.forget_shown',
    handle: ({ tx }, payload) => forgetShown(tx, deleted.parse(payload).accountId),
  },
];
