import { z } from 'zod';

import type { Feature } from '../../platform/feature.ts';
import { forgetSettler } from './exceptions/store.ts';
import { serveBankLines } from './exports/http.ts';
import { createFolderWorker } from './folder/watch-folder.ts';
import './activity/graphql.ts';
import './answers/graphql.ts';
import './bank-files/graphql.ts';
import './conflicts/graphql.ts';
import { notifyOfConflict } from './conflicts/notify-approvers.ts';
import { forgetCloser } from './conflicts/store.ts';
import './exceptions/graphql.ts';
import './graphql.ts';
import './movements/graphql.ts';
import './passed/graphql.ts';
import './surpluses/graphql.ts';
import './tasks/graphql.ts';
import './waiting/graphql.ts';
import './reconciliation/graphql.ts';
import './reconciliation/periods/graphql.ts';
import './repeats/graphql.ts';
import { serveBanking } from './http.ts';
import { partnerCalls } from './partner-api/calls.ts';
import { countWaitingPayments } from './lines/store.ts';
import { originalCommand } from './originals/commands.ts';
import { serveOriginals } from './originals/http.ts';
import { countUnreadOriginals, createLeftWorker } from './read-left.ts';
import { removeOldJob } from './originals/remove-old.ts';
import { forgetSender } from './originals/store.ts';
import { exchangeJob } from './sftp/exchange-job.ts';
import { sftpCheck } from './sftp/sftp-check.ts';
import { serveReconciliations } from './reconciliation/http.ts';
import { reconcileJob, reconcileOnChange } from './reconciliation/save-problems.ts';
import { countProblems, forgetSigner } from './reconciliation/store.ts';
import { forgetBooker } from './lines/repeats/store.ts';
import { forgetUploader } from './store.ts';
import { BANK_FILES } from './use-cases/import-bank-file.ts';
import { auditBanking } from './use-cases/audit-banking.ts';

const about = z.object({ accountId: z.string() });

export const banking: Feature = {
  name: 'banking',
  checks: [sftpCheck],
  http: [serveBanking, serveBankLines, serveOriginals, serveReconciliations],
  partnerCalls,
  workers: [createFolderWorker, createLeftWorker],
  jobs: [removeOldJob, exchangeJob, reconcileJob],
  commands: [originalCommand],
  audit: auditBanking,
  measures: {
    counters: [BANK_FILES],
    gauges: [
      {
        name: 'husvaer_bank_payments_waiting',
        help: 'Unmatched payments that a person must settle.',
        of: 'system',
        read: ({ tx }) => countWaitingPayments(tx),
      },
      {
        name: 'husvaer_bank_files_unread',
        help: 'Stored bank files that are overdue for reading.',
        of: 'system',
        read: countUnreadOriginals,
      },
      {
        name: 'husvaer_bank_reconciliation_problems',
        help: 'Missing bank files, and balances that differ from the books.',
        of: 'system',
        read: ({ tx }) => countProblems(tx),
      },
    ],
  },
  on: [
    ...reconcileOnChange,
    notifyOfConflict,
    {
      event: 'accounts.deleted',
      name: 'banking.forget_account',
      async handle({ tx }, payload) {
        const { accountId } = about.parse(payload);
        await forgetUploader(tx, accountId);
        await forgetSettler(tx, accountId);
        await forgetSender(tx, accountId);
        await forgetBooker(tx, accountId);
        await forgetSigner(tx, accountId);
        await forgetCloser(tx, accountId);
      },
    },
  ],
};
