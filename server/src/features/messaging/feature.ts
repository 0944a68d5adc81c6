import type { Feature } from '../../platform/feature.ts';
import { commands } from './commands.ts';
import './graphql.ts';
import './safety/graphql.ts';
import { forgetSafety } from './safety/store.ts';
import { findWritten, forgetPerson } from './store.ts';
import { channels, listeners } from './tell-browsers.ts';

export const messaging: Feature = {
  name: 'messaging',
  channels,
  commands,
  on: [
    ...listeners,
    {
      event: 'account.deleted',
      name: 'messaging.forget_person',
      async hear({ tx }, payload) {
        const accountId = String(payload['accountId']);
        await forgetPerson(tx, accountId);
        await forgetSafety(tx, accountId);
      },
    },
  ],
  personalData: async ({ tx }, accountId) => ({ messages: await findWritten(tx, accountId) }),
};
