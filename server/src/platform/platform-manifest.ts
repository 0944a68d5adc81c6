import { mailCheck } from './checks/mail-checks.ts';
import {
  backupCheck,
  clockCheck,
  databaseCheck,
  diskCheck,
  storageCheck,
} from './checks/machine-checks.ts';
import { outboxQueue, purgeOutbox } from './dispatcher.ts';
import type { Feature } from './feature.ts';
import { jobMeasures } from './job-runs.ts';
import { BOUNCES } from './mail/bounce-server.ts';
import { mailQueue, purgeMails } from './mail/mailer.ts';
import type { Measured } from './metrics/metrics.ts';
import { SYSTEM } from './viewer.ts';

const openCircuits: Measured = {
  name: 'husvaer_circuit_open',
  help: '1 for each external service whose circuit breaker is open.',
  of: 'node',
  labels: ['port'],
  read: async ({ ports }) => ports.paused().map((port) => ({ labels: { port }, value: 1 })),
};

/** The platform's own contributions to the server. */
export const platform: Feature = {
  name: 'platform',
  checks: [mailCheck, storageCheck, databaseCheck, backupCheck, clockCheck, diskCheck],
  jobs: [
    {
      name: 'outbox.purge',
      cron: '17 3 * * *',
      async perform({ runner }) {
        await runner.run(SYSTEM, purgeOutbox, undefined);
        await runner.run(SYSTEM, purgeMails, undefined);
      },
    },
  ],
  measures: {
    queues: [outboxQueue, mailQueue, ...jobMeasures.queues],
    gauges: [openCircuits, ...jobMeasures.gauges],
    counters: [BOUNCES],
  },
};
