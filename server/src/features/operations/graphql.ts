import { z } from 'zod';

import { uuid } from '@husvaer/domain/kernel/uuid';
import { FAILURE_KINDS, FAILURES_MAX } from '@husvaer/domain/operations/failures';
import { FINDINGS, OUTCOMES, type Outcome } from '@husvaer/domain/operations/findings';
import { JOBS } from '@husvaer/domain/operations/jobs';

import { builder } from '../../platform/graphql/builder.ts';
import { input } from '../../platform/graphql/input.ts';
import { mutation, query } from '../../platform/graphql/operation.ts';
import type { JobSeen } from '../../platform/job-runs.ts';
import { writeFinding, type WrittenFinding } from './messages/write-finding.ts';
import { getCheckup } from './use-cases/get-checkup.ts';
import {
  getOperations,
  type Failure,
  type Operations,
  type UnprovedAccount,
} from './use-cases/get-operations.ts';
import { retryFailed } from './use-cases/retry-failed.ts';
import { runJob } from './use-cases/run-job.ts';

const inLanguage = z.strictObject({ language: z.enum(['en', 'no']) });

const KindEnum = builder.enumType('FailureKind', { values: FAILURE_KINDS });

const QueueType = builder.objectRef<Operations['queues'][number]>('OperationsQueue').implement({
  description: 'A queue of rows to be processed.',
  fields: (t) => ({
    name: t.exposeString('name'),
    waiting: t.int({ resolve: ({ waiting }) => Number(waiting) }),
    givenUp: t.int({ resolve: ({ givenUp = 0n }) => Number(givenUp) }),
    since: t.expose('since', {
      type: 'DateTime',
      nullable: true,
      description: 'The time when the oldest row should have been processed.',
    }),
  }),
});

const JobType = builder.objectRef<JobSeen>('OperationsJob').implement({
  description: 'A scheduled job.',
  fields: (t) => ({
    name: t.exposeString('job'),
    cron: t.exposeString('cron', {
      description: 'A cron expression with five fields, in the time zone Europe/Oslo.',
    }),
    state: t.string({
      nullable: true,
      resolve: ({ lastRun, isDue }) => (isDue ? 'created' : (lastRun?.state ?? null)),
      description:
        'The state of the last run: `created` (waits to start), `retry`, `active`, `completed` or `failed`. Null before the first run.',
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
      description: 'The time of the last successful run.',
    }),
    nextAt: t.expose('nextAt', {
      type: 'DateTime',
      description: 'The time of the next scheduled run.',
    }),
  }),
});

const FailureType = builder.objectRef<Failure>('OperationsFailure').implement({
  description: 'Work that failed so often that it waits for an operator.',
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

const UnprovedType = builder.objectRef<UnprovedAccount>('OperationsUnprovedAccount').implement({
  description:
    'A client account that is in use though no file of the bank’s own channel was about it.',
  fields: (t) => ({
    _id: t.id({ resolve: ({ bookId, account }) => `${bookId} ${account}` }),
    name: t.exposeString('name', { description: 'The agency, or the operator.' }),
    clientAccount: t.exposeString('account', { description: 'Eleven digits.' }),
    since: t.expose('since', { type: 'DateTime' }),
    invoices: t.exposeInt('invoices', { description: 'The number of invoices that name it.' }),
    responsible: t.exposeStringList('responsible', {
      description: 'The names of the operator’s bookkeepers, who can refuse it.',
    }),
  }),
});

const OperationsType = builder.objectRef<Operations>('Operations').implement({
  description: 'The state of the system. For operators.',
  fields: (t) => ({
    at: t.expose('at', { type: 'DateTime' }),
    queues: t.expose('queues', { type: [QueueType] }),
    jobs: t.expose('jobs', { type: [JobType] }),
    failures: t.expose('failures', {
      type: [FailureType],
      description: `The latest failures, at most ${FAILURES_MAX} of each kind.`,
    }),
    paymentsWaiting: t.exposeInt('paymentsWaiting', {
      description: 'The number of unmatched payments that wait for an agent.',
    }),
    payoutsWaiting: t.exposeInt('payoutsWaiting', {
      description: 'The number of payouts that wait for approval by those who run their books.',
    }),
    webhooksFailing: t.exposeInt('webhooksFailing', {
      description: 'The number of partners’ webhook addresses that fail.',
    }),
    contradictory: t.exposeInt('contradictory', {
      description: 'The number of leases whose facts contradict each other.',
    }),
    unprovedAccounts: t.expose('unproved', { type: [UnprovedType] }),
  }),
});

query('getOperations', {
  type: OperationsType,
  run: (_, { runner, viewer, queues }) => runner.read(viewer, getOperations, queues),
});

const FoundType = builder
  .objectRef<WrittenFinding & { outcome: Outcome; reason: string }>('CheckFinding')
  .implement({
    description: 'What a check of the installation found.',
    fields: (t) => ({
      _id: t.exposeID('reason'),
      name: t.exposeString('name'),
      outcome: t.expose('outcome', {
        type: builder.enumType('CheckOutcome', { values: OUTCOMES }),
      }),
      found: t.exposeString('found', { description: 'One sentence, in the language asked for.' }),
      todo: t.exposeString('todo', {
        nullable: true,
        description: 'What to do. Null if all is well.',
      }),
    }),
  });

query('getCheckup', {
  description:
    'Checks the installation now, other servers included, which takes seconds. For operators.',
  args: { queryData: input('CheckupQueryData', inLanguage) },
  type: [FoundType],
  async run({ queryData: { language } }, { runner, viewer, check }) {
    const found = await runner.read(viewer, getCheckup, check);
    return found.map((one, index) => ({
      ...writeFinding(language, one),
      outcome: FINDINGS[one.reason],
      reason: `${one.reason} ${index}`,
    }));
  },
});

const retried = z.object({
  kind: z.enum(FAILURE_KINDS),
  ids: z.array(uuid).min(1).max(FAILURES_MAX),
});

mutation('retryFailed', {
  description: 'Retries work that was given up. Returns the number of retried items.',
  args: { inputData: input('RetryFailedInputData', retried) },
  type: 'Int',
  run: ({ inputData }, { runner, viewer }) => runner.run(viewer, retryFailed, inputData),
});

mutation('runJob', {
  description: 'Starts a job now. Refused while it runs or waits to start.',
  args: {
    inputData: input('RunJobInputData', z.object({ name: z.enum(JOBS) }), {
      name: { type: 'String' },
    }),
  },
  type: 'Boolean',
  async run({ inputData: { name } }, { runner, viewer }) {
    await runner.run(viewer, runJob, name);
    return true;
  },
});
