import type { Job } from '../../../platform/jobs.ts';
import { SYSTEM } from '../../../platform/viewer.ts';
import { PEOPLE_MAX, mailUnread } from './mail-unread.ts';

/** Sends mails about messages that were not read. What it claims is recorded together with its mails. */
export const unreadMailJob: Job = {
  name: 'messaging.mail_unread',
  cron: '* * * * *',
  async perform({ runner }) {
    while ((await runner.run(SYSTEM, mailUnread, undefined)) === PEOPLE_MAX);
  },
};
