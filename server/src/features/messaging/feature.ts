import type { Feature } from '../../platform/feature.ts';
import { personalData } from '../../platform/personal-data.ts';
import './graphql.ts';
import './written/graphql.ts';
import './safety/graphql.ts';
import { forgetSafety } from './blocks/store.ts';
import { unreadMailJob } from './notices/job.ts';
import { forgetPerson } from './store.ts';
import { getWritten, mayReadAttachment } from './with-attachments.ts';
import { channels } from './publish-to-browsers.ts';

export const messaging: Feature = {
  name: 'messaging',
  channels,
  documents: [mayReadAttachment],
  on: [
    {
      event: 'accounts.deleted',
      name: 'messaging.forget_person',
      async handle({ tx }, payload) {
        const accountId = String(payload['accountId']);
        await forgetPerson(tx, accountId);
        await forgetSafety(tx, accountId);
      },
    },
  ],
  jobs: [unreadMailJob],
  personalData: personalData(
    async (work, accountId) => ({ messages: await getWritten(work, accountId) }),
    { messages: { conversationId: true, text: true, writtenAt: true, files: true } },
  ),
};
