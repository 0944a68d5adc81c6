import type { Feature } from '../../platform/feature.ts';
import { SYSTEM } from '../../platform/viewer.ts';
import { commands } from './commands.ts';
import './graphql.ts';
import { proving } from './http/proving.ts';
import { serveAccounts } from './http.ts';
import { createLineKeeper } from './sessions/keep-lines.ts';
import { mails } from './notify.ts';
import './passkeys/graphql.ts';
import { getMyData } from './use-cases/get-my-data.ts';
import { IDENTIFICATION } from './use-cases/update-user-profile.ts';
import { forgetWhatIsOver } from './use-cases/forget-what-is-over.ts';

export const accounts: Feature = {
  name: 'accounts',
  http: [serveAccounts],
  commands,
  on: mails,
  followers: [createLineKeeper],
  sealed: [
    {
      table: 'account',
      column: 'identification',
      purpose: () => IDENTIFICATION,
      beside: (keys, number) => ({
        identification_print: keys.fingerprint(IDENTIFICATION, number),
      }),
    },
  ],
  identityPurposes: [proving],
  personalData: getMyData,
  jobs: [
    {
      name: 'accounts.forget',
      cron: '41 3 * * *',
      perform: ({ runner }) => runner.run(SYSTEM, forgetWhatIsOver, undefined),
    },
  ],
};
