import { z } from 'zod';

import { VIEWING_ANSWERS } from '@husvaer/domain/interest/viewing';
import type { NotificationKind } from '@husvaer/domain/notifications/notification';

import { findListing } from '../listings/public.ts';
import { notify } from '../notifications/public.ts';
import type { Listener } from '../../platform/dispatcher.ts';
import type { Work } from '../../platform/work.ts';
import { landlordsOf } from './landlords.ts';
import { findForm, findViewings } from './store.ts';
import { isToCome } from './viewing-time.ts';

const about = z.object({ interestId: z.string(), wasInvited: z.boolean().default(false) });

const answered = z.object({ interestId: z.string(), answer: z.enum(VIEWING_ANSWERS) });

/** Notifications in the application, in addition to mails. */
export const notices: readonly Listener[] = [
  {
    event: 'interest.sent',
    name: 'interest.notify_landlord',
    handle: (work, payload) =>
      notifyLandlords(work, about.parse(payload).interestId, 'interest_received'),
  },
  {
    event: 'interest.invited',
    name: 'interest.notify_invitation',
    handle(work, payload) {
      const { interestId, wasInvited } = about.parse(payload);
      const kind = wasInvited ? 'viewing_changed' : 'viewing_invited';
      return notifySender(work, interestId, () => kind);
    },
  },
  {
    event: 'interest.declined',
    name: 'interest.notify_decline',
    async handle(work, payload) {
      const { interestId, wasInvited } = about.parse(payload);
      await notifySender(work, interestId, ({ isLet, isStillToCome }) =>
        isLet
          ? 'home_let'
          : wasInvited && isStillToCome
            ? 'viewing_cancelled'
            : 'interest_declined',
      );
    },
  },
  {
    event: 'interest.viewing_answered',
    name: 'interest.notify_answer',
    handle(work, payload) {
      const { interestId, answer } = answered.parse(payload);
      return notifyLandlords(work, interestId, `viewing_${answer}`);
    },
  },
  {
    event: 'interest.withdrawn',
    name: 'interest.notify_withdrawal',
    async handle(work, payload) {
      const { interestId, wasInvited } = about.parse(payload);
      if (wasInvited) await notifyLandlords(work, interestId, 'interest_withdrawn');
    },
  },
];

/** Notifies the people who answer for the home; several forms of one home are one notification. */
async function notifyLandlords(
  work: Work,
  interestId: string,
  kind: NotificationKind,
): Promise<void> {
  const form = await findForm(work.tx, interestId);
  const listing = form && (await findListing(work.tx, form.listingId));
  if (!listing) return;
  const path = `/my-listing/${listing.id}/interest`;
  for (const { id: accountId } of await landlordsOf(work, listing))
    await notify(work, { accountId, kind, params: { title: listing.title }, path });
}

/** Notifies the sender of the form. */
async function notifySender(
  work: Work,
  interestId: string,
  kindOf: (about: { isLet: boolean; isStillToCome: boolean }) => NotificationKind,
): Promise<void> {
  const form = await findForm(work.tx, interestId);
  const listing = form && (await findListing(work.tx, form.listingId));
  if (!listing) return;
  const [viewing] = form.viewingId ? await findViewings(work.tx, [form.viewingId]) : [];
  const isStillToCome = viewing !== undefined && isToCome(viewing, work.clock.now());
  const kind = kindOf({ isLet: form.isLet, isStillToCome });
  const startsAt =
    kind !== 'interest_declined' && kind !== 'home_let' && viewing?.startsAt.toString();
  await notify(work, {
    accountId: form.accountId,
    kind,
    params: { title: listing.title, ...(startsAt && { startsAt }) },
    path: `/my-interest#${form.id}`,
  });
}
