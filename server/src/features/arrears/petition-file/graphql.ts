import type { Charge, ClaimInterest } from '@husvaer/domain/arrears/late-claims';
import { OBSTACLES, type Obstacle } from '@husvaer/domain/arrears/readiness';

import { withContract } from '../../leases/public.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { input } from '../../../platform/graphql/input.ts';
import { query } from '../../../platform/graphql/operation.ts';
import { PetitionType } from '../graphql.ts';
import { OpenClaimType } from '../overview/graphql.ts';
import {
  getPetitionFile,
  type Dispatch,
  type PetitionFile,
  type ReplayedClaim,
} from './use-cases/get-petition-file.ts';

const ObstacleType = builder.objectRef<Obstacle>('PetitionObstacle').implement({
  description: 'Why eviction can’t be petitioned for.',
  fields: (t) => ({
    reason: t.expose('reason', {
      type: builder.enumType('PetitionObstacleReason', { values: OBSTACLES }),
    }),
    invoiceId: t.exposeID('invoiceId', {
      nullable: true,
      description: 'The claim. Null for what is about the whole petition.',
    }),
    from: t.exposeString('from', { nullable: true, description: 'The first possible day.' }),
    field: t.exposeString('field', { nullable: true, description: 'The missing fact.' }),
  }),
});

const ChargeType = builder.objectRef<Charge>('ClaimCharge').implement({
  description: 'A fee or interest that a letter charged.',
  fields: (t) => ({
    isFee: t.boolean({ resolve: ({ kind }) => kind === 'fee' }),
    chargedOn: t.exposeString('chargedOn'),
    from: t.string({ nullable: true, resolve: ({ days }) => days?.from ?? null }),
    to: t.string({ nullable: true, resolve: ({ days }) => days?.to ?? null }),
    amount: t.expose('amount', { type: 'Kroner' }),
  }),
});

const InterestType = builder.objectRef<ClaimInterest>('ClaimInterest').implement({
  description: 'Days on which interest runs on a part of a claim, at one rate.',
  fields: (t) => ({
    base: t.expose('base', { type: 'Kroner' }),
    from: t.exposeString('from'),
    to: t.exposeString('to'),
    rate: t.float({
      description: 'Per cent a year.',
      resolve: ({ rate }) => Number(rate.value) / 100,
    }),
    interest: t.expose('interest', { type: 'Kroner' }),
  }),
});

const PostedType = builder.objectRef<Dispatch['posted'][number]>('PostedNotice').implement({
  fields: (t) => ({
    to: t.exposeString('to'),
    on: t.exposeString('on', { nullable: true, description: 'Null while it waits.' }),
    tracking: t.exposeString('tracking', { nullable: true }),
  }),
});

const DispatchType = builder.objectRef<Dispatch>('NoticeDispatch').implement({
  description: 'How and when a notice was sent.',
  fields: (t) => ({
    fileId: t.exposeID('fileId', { nullable: true }),
    sentOn: t.exposeString('sentOn'),
    sentAt: t.expose('sentAt', { type: 'DateTime', nullable: true }),
    sentTo: t.stringList({ resolve: ({ sentTo }) => [...sentTo] }),
    posted: t.field({ type: [PostedType], resolve: ({ posted }) => [...posted] }),
    payBy: t.exposeString('payBy', { nullable: true }),
  }),
});

const ReplayedType = builder.objectRef<ReplayedClaim>('ReplayedClaim').implement({
  description: 'An overdue claim with all that an enforcement officer may check.',
  fields: (t) => ({
    claim: t.expose('claim', { type: OpenClaimType }),
    charges: t.field({ type: [ChargeType], resolve: ({ charges }) => [...charges] }),
    interestToday: t.field({
      type: [InterestType],
      description: 'Interest to this day, whether charged or not.',
      resolve: ({ interestToday }) => [...interestToday],
    }),
    notice: t.expose('notice', { type: DispatchType, nullable: true }),
  }),
});

const FileType = builder.objectRef<PetitionFile>('PetitionFile').implement({
  description: 'All that a petition for eviction rests on, and what is in its way.',
  fields: (t) => ({
    today: t.exposeString('today'),
    isReady: t.boolean({ resolve: ({ readiness }) => readiness.refusals.length === 0 }),
    refusals: t.field({
      type: [ObstacleType],
      description: 'What is in the way of the whole petition.',
      resolve: ({ readiness }) => [...readiness.refusals],
    }),
    waits: t.field({
      type: [ObstacleType],
      description: 'What is in the way of claims that are left out.',
      resolve: ({ readiness }) => [...readiness.waits],
    }),
    claims: t.field({ type: [ReplayedType], resolve: ({ claims }) => [...claims] }),
    everything: t.expose('everything', { type: 'Kroner' }),
    acceptsEmailNotices: t.exposeBoolean('acceptsEmailNotices', {
      description: 'Whether the tenants accepted notices by e-mail in the lease.',
    }),
    petition: t.expose('petition', { type: PetitionType }),
  }),
});
query('getPetitionFile', {
  description:
    'Returns all that a petition for eviction of a lease rests on: each claim with its interest, fees and notice, and what is missing.',
  args: { queryData: input('PetitionFileQueryData', withContract) },
  type: FileType,
  run: ({ queryData: { contractId } }, { runner, viewer }) =>
    runner.read(viewer, getPetitionFile, contractId),
});
