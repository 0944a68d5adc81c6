import { z } from 'zod';

import { uuid } from '@husvaer/domain/kernel/uuid';
import { parseInput } from '@husvaer/domain/kernel/validation';
import { FAILURE_KINDS, FAILURES_MAX } from '@husvaer/domain/operations/failures';
import { JOBS } from '@husvaer/domain/operations/jobs';

import { builder } from '../../platform/graphql/builder.ts';
import type { JobSeen } from '../../platform/job-runs.ts';
import { getOperations, type Failure, type Operations } from './use-cases/get-operations.ts';
import { retryFailed } from './use-cases/retry-failed.ts';
import { runJob } from './use-cases/run-job.ts';

const KindEnum = builder.enumType('FailureKind', { values: FAILURE_KINDS });

const QueueType = builder.objectRef<Operations['queues'][number]>('OperationsQueue').implement({
  description: 'Rows that wait to be worked off.',
  fields: (t) => ({
    name: t.exposeString('name'),
    waiting: t.int({ resolve: ({ waiting }) => Number(waiting) }),
    givenUp: t.int({ resolve: ({ givenUp = 0n }) => Number(givenUp) }),
    since: t.expose('since', {
      type: 'DateTime',
      nullable: true,
      description: 'When the oldest should have been done.',
    }),
  }),
});

const JobType = builder.objectRef<JobSeen>('OperationsJob').implement({
  description: 'What happens because time passed.',
  fields: (t) => ({
    name: t.exposeString('job'),
    cron: t.exposeString('cron', { description: 'Five cron fields, Europe/Oslo.' }),
    state: t.string({
      nullable: true,
      resolve: ({ lastRun, isDue }) => (isDue ? 'created' : (lastRun?.state ?? null)),
      description:
        'Of its last run: created (waits to begin), retry, active, completed or failed. Null before the first.',
    }),
    startedAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ lastRun }) => lastRun?.startedAt ?? null,
    }),
    endedAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ lastRun }) => lastRun?.endedAt ?? null,
    }),
    doneAt: t.expose('doneAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it last went well.',
    }),
    nextAt: t.expose('nextAt', { type: 'DateTime', description: 'When it runs next by itself.' }),
  }),
});

const FailureType = builder.objectRef<Failure>('OperationsFailure').implement({
  description: 'What failed so often that it waits for a person.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    kind: t.expose('kind', { type: KindEnum }),
    name: t.exposeString('name'),
    whom: t.exposeString('whom', { nullable: true }),
    at: t.expose('at', { type: 'DateTime' }),
    attempts: t.exposeInt('attempts', { nullable: true }),
    problem: t.exposeString('problem', { nullable: true }),
  }),
});

const OperationsType = builder.objectRef<Operations>('Operations').implement({
  description: 'The state of the system, for operators.',
  fields: (t) => ({
    at: t.expose('at', { type: 'DateTime' }),
    queues: t.expose('queues', { type: [QueueType] }),
    jobs: t.expose('jobs', { type: [JobType] }),
    failures: t.expose('failures', {
      type: [FailureType],
      description: `At most ${FAILURES_MAX} of a kind, the latest.`,
    }),
    paymentsWaiting: t.exposeInt('paymentsWaiting', {
      description: 'Payments that agents have to say whose they are.',
    }),
    webhooksFailing: t.exposeInt('webhooksFailing', {
      description: 'Webhook URLs of partners that fail.',
    }),
  }),
});

builder.queryField('getOperations', (t) =>
  t.field({
    type: OperationsType,
    resolve: (_, __, { runner, viewer, queues }) => runner.read(viewer, getOperations, queues),
  }),
);

const retried = z.object({
  kind: z.enum(FAILURE_KINDS),
  ids: z.array(uuid).min(1).max(FAILURES_MAX),
});

const RetryInput = builder.inputType('RetryFailedInputData', {
  fields: (t) => ({
    kind: t.field({ type: KindEnum, required: true }),
    ids: t.idList({ required: true }),
  }),
});

builder.mutationField('retryFailed', (t) =>
  t.int({
    description: 'Has what was given up tried again: how many that were.',
    args: { inputData: t.arg({ type: RetryInput, required: true }) },
    resolve: (_, { inputData }, { runner, viewer }) =>
      runner.run(viewer, retryFailed, parseInput(retried, inputData, 'inputData')),
  }),
);

const RunJobInput = builder.inputType('RunJobInputData', {
  fields: (t) => ({ name: t.string({ required: true }) }),
});

builder.mutationField('runJob', (t) =>
  t.boolean({
    description: 'Has a job run now. Refused while it runs or waits to begin.',
    args: { inputData: t.arg({ type: RunJobInput, required: true }) },
    async resolve(_, { inputData }, { runner, viewer }) {
      const { name } = parseInput(z.object({ name: z.enum(JOBS) }), inputData, 'inputData');
      await runner.run(viewer, runJob, name);
      return true;
    },
  }),
);
