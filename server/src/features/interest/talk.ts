import { z } from 'zod';

import { findLogin } from '../accounts/public.ts';
import { findListing } from '../listings/public.ts';
import { postAs, startConversation } from '../messaging/public.ts';
import type { Listener } from '../../platform/dispatcher.ts';
import { MAIL_TEXTS } from './messages/mail-texts-by-language.ts';
import { findForm, findViewings } from './store.ts';
import { viewingTime } from './viewing-time.ts';

const invited = z.object({ interestId: z.string(), invitedBy: z.string() });

/** Posts an invitation in the conversation as well, in the name of its sender. It can be answered there. */
export const postInvitation: Listener = {
  event: 'interest.invited',
  name: 'interest.post_invitation',
  async handle(work, payload) {
    const { interestId, invitedBy } = invited.parse(payload);
    const form = await findForm(work.tx, interestId);
    if (!form?.viewingId || form.state !== 'invited') return;
    const sender = await findLogin(work.tx, { id: form.accountId });
    const listing = await findListing(work.tx, form.listingId);
    const [viewing] = await findViewings(work.tx, [form.viewingId]);
    if (!sender || !listing || !viewing) return;
    const { invited: words } = MAIL_TEXTS[sender.language];
    const when = viewingTime(viewing, sender.language);
    const text = [words.message(when, viewing.place), viewing.text].filter(Boolean).join('\n\n');
    const people = { by: sender.id, to: invitedBy };
    const conversationId = await startConversation(work, { listing, ...people });
    await postAs(work, { conversationId, senderId: invitedBy, text, hasOwnMail: true });
  },
};
