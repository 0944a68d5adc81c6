import { z } from 'zod';

import { uuid } from '@husvaer/domain/kernel/uuid';
import { FREQUENCIES } from '@husvaer/domain/search/saved-search';

import { LISTINGS_OFFERED, listingsOffered } from '../../listings/public.ts';
import type { Listener } from '../../../platform/dispatcher.ts';
import type { Job } from '../../../platform/jobs.ts';
import { SYSTEM } from '../../../platform/viewer.ts';
import type { Work } from '../../../platform/work.ts';
import { deleteOldFinds, SEARCHES_DUE, mailSearchFinds } from './use-cases/mail-search-finds.ts';
import { recordFinds, type Offer } from './store.ts';

const searchesDue = z.object({ frequency: z.enum(FREQUENCIES), after: uuid.nullable() });

/** Homes for which searches are matched in one transaction: a popular home matches thousands. */
const SLICE = 25;

/** The rest of {@link LISTINGS_OFFERED}, in the same shape. */
const OFFERS_DEFERRED = 'search.offers_deferred';

/**
 * Records the matches of the first homes and emits the others as a new event. After the last one, the mails
 * are sent.
 */
async function recordMatches(work: Work, payload: Record<string, unknown>): Promise<void> {
  const { published, cheaper } = listingsOffered.parse(payload);
  const offers: Offer[] = [
    ...published.slice(0, SLICE).map((listingId) => ({ listingId, reason: 'new' as const })),
    ...cheaper.slice(0, SLICE).map(({ listingId, rentBefore }) => ({
      listingId,
      reason: 'cheaper' as const,
      rentBefore: BigInt(rentBefore),
    })),
  ];
  await recordFinds(work.tx, offers, work.clock.now());
  const left = { published: published.slice(SLICE), cheaper: cheaper.slice(SLICE) };
  await work.emit(
    left.published.length > 0 || left.cheaper.length > 0
      ? { name: OFFERS_DEFERRED, payload: left }
      : { name: SEARCHES_DUE, payload: { frequency: 'at_once', after: null } },
  );
}

/** Listeners for new and cheaper homes, and for the time to send mails. */
export const alertListeners: readonly Listener[] = [
  { event: LISTINGS_OFFERED, name: 'search.record_finds', handle: recordMatches },
  { event: OFFERS_DEFERRED, name: 'search.record_deferred_finds', handle: recordMatches },
  {
    event: SEARCHES_DUE,
    name: 'search.mail_finds',
    handle: (work, payload) => mailSearchFinds(work, searchesDue.parse(payload)),
  },
];

const digest = (frequency: 'daily' | 'weekly', cron: string): Job => ({
  name: `search.mail_${frequency}`,
  cron,
  perform: ({ runner }) => runner.run(SYSTEM, mailSearchFinds, { frequency, after: null }),
});

/**
 * Mails what was found since the last run, daily and weekly in the morning. A second run finds nothing new.
 */
export const alertJobs: readonly Job[] = [
  digest('daily', '0 7 * * *'),
  digest('weekly', '0 7 * * 1'),
  {
    name: 'search.delete_old_finds',
    cron: '29 3 * * *',
    perform: ({ runner }) => runner.run(SYSTEM, deleteOldFinds, undefined),
  },
];
