import type { Job } from '../../../platform/jobs.ts';
import { SYSTEM } from '../../../platform/viewer.ts';
import { PEOPLE, tellAway } from './tell-away.ts';

/** Mails about messages that nobody was there to read. What it takes is noted with the mails it writes. */
export const tellAwayJob: Job = {
  name: 'messaging.tell_away',
  cron: '* * * * *',
  async perform({ runner }) {
    while ((await runner.run(SYSTEM, tellAway, undefined)) === PEOPLE);
  },
};
