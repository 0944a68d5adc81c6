import type { Job } from '../../../platform/jobs.ts';
import { SYSTEM } from '../../../platform/viewer.ts';
import { PEOPLE, mailUnread } from './mail-unread.ts';

/** Mails about messages that nobody was there to read. What it takes is noted with the mails it writes. */
export const unreadMailJob: Job = {
  name: 'messaging.tell_away',
  cron: '* * * * *',
  async perform({ runner }) {
    while ((await runner.run(SYSTEM, mailUnread, undefined)) === PEOPLE);
  },
};
