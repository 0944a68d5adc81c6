import { z } from 'zod';

import type { Feature } from '../../platform/feature.ts';
import { personalData } from '../../platform/personal-data.ts';
import { SYSTEM } from '../../platform/viewer.ts';
import './graphql.ts';
import { identityPurposes, serveSigning } from './http.ts';
import { listeners } from './notify.ts';
import { signingPolicy } from './policy.ts';
import { canSeal, sealedKey } from './sealing/sealing-key.ts';
import { sealCheck, timeStampCheck } from './sealing/sealing-checks.ts';
import { findSignaturesOf } from './signatures/store.ts';
import { findSilent } from './idura/store.ts';
import { isSignersDocument } from './people/store.ts';
import { addTask, getTaskQueueState } from './tasks/store.ts';
import { createSigningWorker } from './worker.ts';
import { bindSignersTo, forgetAccount } from './know-account.ts';
import { expireOrders, remindSigners } from './pass-time.ts';

const account = z.object({ accountId: z.string() });

/** Hours without news from a broker after which the order is fetched. */
const SILENT_HOURS = 6;

export const signing: Feature = {
  name: 'signing',
  http: [serveSigning],
  identityPurposes,
  workers: [createSigningWorker],
  sealed: [sealedKey],
  ready: canSeal,
  checks: [sealCheck, timeStampCheck],
  measures: { queues: [{ name: 'signing', read: ({ tx }) => getTaskQueueState(tx) }] },
  documents: [
    async ({ tx, viewer }, documentId) =>
      signingPolicy.sign(viewer) && (await isSignersDocument(tx, documentId, viewer.id)),
  ],
  on: [
    ...listeners,
    {
      event: 'accounts.verified',
      name: 'signing.bind_signers',
      handle: (work, payload) => bindSignersTo(work, account.parse(payload).accountId),
    },
    {
      event: 'accounts.deleted',
      name: 'signing.forget_account',
      handle: (work, payload) => forgetAccount(work, account.parse(payload).accountId),
    },
  ],
  jobs: [
    {
      name: 'signing.expire',
      cron: '*/5 * * * *',
      perform: ({ runner }) => expireOrders(runner),
    },
    {
      name: 'signing.remind',
      cron: '7 9-19 * * *',
      perform: ({ runner }) => remindSigners(runner),
    },
    {
      name: 'signing.fetch_statuses',
      cron: '*/30 * * * *',
      perform: ({ runner }) =>
        runner.run(
          SYSTEM,
          async ({ tx, clock }) => {
            const now = clock.now();
            for (const id of await findSilent(tx, now.subtract({ hours: SILENT_HOURS })))
              await addTask(tx, id, 'fetch', now);
          },
          undefined,
        ),
    },
  ],
  personalData: personalData(
    async ({ tx }, accountId) => ({ signatures: await findSignaturesOf(tx, accountId) }),
    {
      signatures: {
        signerId: true,
        accountId: true,
        name: true,
        birthDate: true,
        issuer: true,
        subject: true,
        method: true,
        signedAt: true,
        ipAddress: true,
        consent: { edition: true, language: true },
        sha256: true,
      },
    },
  ),
};
