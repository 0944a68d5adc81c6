import { uuid } from '@husvaer/domain/kernel/uuid';
import { z } from 'zod';

import { findListing } from '../../listings/public.ts';
import { notifyPartner } from '../../partners/public.ts';
import type { Listener } from '../../../platform/dispatcher.ts';
import type { Work } from '../../../platform/work.ts';
import { findForm } from '../store.ts';

const about = z.object({ interestId: uuid });

/** The types of events about interest forms. */
export const EVENTS: Record<string, string> = {
  'interest.sent': 'Somebody applied for a home, also again after they had withdrawn.',
  'interest.state_changed': 'An interest form has another `state`.',
};

/** Notifies the agency's own system of interest in its homes: the ids and the state, no personal data. */
export const partnerListeners: readonly Listener[] = [
  {
    event: 'interest.sent',
    name: 'interest.notify_partner_of_sent',
    handle: (work, payload) => notify(work, about.parse(payload).interestId, 'interest.sent'),
  },
  ...(['shortlisted', 'invited', 'declined', 'withdrawn'] as const).map((state): Listener => ({
    event: `interest.${state}`,
    name: `interest.notify_partner_of_${state}`,
    handle: (work, payload) =>
      notify(work, about.parse(payload).interestId, 'interest.state_changed'),
  })),
];

async function notify(work: Work, interestId: string, type: string): Promise<void> {
  const form = await findForm(work.tx, interestId);
  if (!form) return;
  const { listingId, state } = form;
  const partnerId = (await findListing(work.tx, listingId))?.partnerId;
  if (!partnerId) return;
  const data = { interestId, listingId, state };
  await notifyPartner(work, { partnerId, type, at: work.clock.now(), data });
}
