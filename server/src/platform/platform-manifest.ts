import { outboxQueue, purgeOutbox } from './dispatcher.ts';
import type { Feature } from './feature.ts';
import { jobMeasures } from './job-runs.ts';
import { BOUNCES } from './mail/bounce-server.ts';
import { mailQueue, purgeMails } from './mail/mailer.ts';
import type { Measured } from './metrics/metrics.ts';
import { SYSTEM } from './viewer.ts';

const portsLeftAlone: Measured = {
  name: 'husvaer_port_left_alone',
  help: 'Others who do not answer and are not asked for a while.',
  of: 'node',
  labels: ['port'],
  read: async ({ ports }) => ports.closed().map((port) => ({ labels: { port }, value: 1 })),
};

/** The platform's own contributions to the server. */
export const platform: Feature = {
  name: 'platform',
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
    gauges: [portsLeftAlone, ...jobMeasures.gauges],
    counters: [BOUNCES],
  },
};
