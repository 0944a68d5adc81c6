import type { Feature } from '../../platform/feature.ts';
import { identityCheck } from './identity/identity-check.ts';
import { personalData } from '../../platform/personal-data.ts';
import { SYSTEM } from '../../platform/viewer.ts';
import { commands } from './commands.ts';
import './graphql.ts';
import { proving } from './http/proving.ts';
import { serveAccounts } from './http.ts';
import { createSessionCloser } from './sessions/session-closer.ts';
import { mails } from './notify.ts';
import './passkeys/graphql.ts';
import { getMyData } from './use-cases/get-my-data.ts';
import { IDENTIFICATION } from './use-cases/update-user-profile.ts';
import { deleteExpired } from './use-cases/delete-expired.ts';

export const accounts: Feature = {
  name: 'accounts',
  checks: [identityCheck],
  http: [serveAccounts],
  commands,
  on: mails,
  followers: [createSessionCloser],
  sealed: [
    {
      table: 'account',
      column: 'identification',
      purpose: () => IDENTIFICATION,
      derived: (keys, number) => ({
        identification_print: keys.fingerprint(IDENTIFICATION, number),
      }),
    },
  ],
  identityPurposes: [proving],
  personalData: personalData(getMyData, {
    profile: {
      id: true,
      name: true,
      email: true,
      language: true,
      occupation: true,
      birthday: true,
      gender: true,
      phoneNumber: true,
      postalAddress: true,
      orgNumber: true,
      identificationHint: true,
      profileImage: true,
      optimiseFor: true,
      isActive: true,
      hasPassword: true,
      createdAt: true,
      agreed: { version: true, at: true },
      grants: { role: true, partnerId: true, endsOn: true },
    },
    identities: { issuer: true, name: true, birthDate: true, boundAt: true },
    passkeys: { name: true, isBackedUp: true, transports: true, createdAt: true, usedAt: true },
    sessions: {
      createdAt: true,
      endedAt: true,
      partnerId: true,
      browser: true,
      system: true,
      provedAt: true,
      provedBy: true,
    },
    identificationOpened: { purpose: true, readAt: true },
  }),
  jobs: [
    {
      name: 'accounts.delete_unconfirmed',
      cron: '41 3 * * *',
      perform: ({ runner }) => runner.run(SYSTEM, deleteExpired, undefined),
    },
  ],
};
