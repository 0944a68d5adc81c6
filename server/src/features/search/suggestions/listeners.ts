import { LISTINGS_OFFERED, listingsOffered } from '../../listings/public.ts';
import type { Listener } from '../../../platform/dispatcher.ts';
import type { Job } from '../../../platform/jobs.ts';
import { SYSTEM } from '../../../platform/viewer.ts';
import { addNames, countNames } from './store.ts';

export const suggestionListeners: readonly Listener[] = [
  {
    event: LISTINGS_OFFERED,
    name: 'search.add_names',
    handle: ({ tx }, payload) => addNames(tx, listingsOffered.parse(payload).published),
  },
];

export const suggestionJobs: readonly Job[] = [
  {
    name: 'search.count_names',
    cron: '41 3 * * *',
    perform: ({ runner }) => runner.run(SYSTEM, ({ tx }) => countNames(tx), undefined),
  },
];
