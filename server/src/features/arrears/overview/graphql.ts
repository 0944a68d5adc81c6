import { LATE_ACTS, LATE_STAGES, type NextStep } from '@husvaer/domain/arrears/overview';
import { STOPS } from '@husvaer/domain/arrears/late-claims';
import { LATE_RENT_STEPS } from '@husvaer/domain/invoices/enums';

import { builder } from '../../../platform/graphql/builder.ts';
import type { NamedClaim, NamedOverview } from '../claims/find-late-rents.ts';
import type { SentLetter } from '../claims/late-facts.ts';
import { MissingRateType } from '../rates/graphql.ts';

export const StageEnum = builder.enumType('LateStage', { values: LATE_STAGES });
const StopEnum = builder.enumType('LateStop', { values: STOPS });
const NextEnum = builder.enumType('NextLateStep', { values: [...LATE_RENT_STEPS, ...LATE_ACTS] });
export const StepEnum = builder.enumType('LateRentStep', { values: LATE_RENT_STEPS });

export const NextStepType = builder.objectRef<NextStep>('LateNextStep').implement({
  description: 'What follows for late rent, if nothing else happens.',
  fields: (t) => ({
    step: t.expose('step', { type: NextEnum }),
    on: t.exposeString('on', { description: 'The first day on which it is possible.' }),
  }),
});

export const WAITS_FOR = {
  type: MissingRateType,
  nullable: true,
  description:
    'The rate of law that a letter or a petition of today waits for. Null while none is held back.',
} as const;

const ClaimLetterType = builder.objectRef<SentLetter>('OpenClaimLetter').implement({
  fields: (t) => ({
    _id: t.exposeID('id'),
    kind: t.expose('kind', { type: StepEnum }),
    sentOn: t.exposeString('sentOn', {
      description: 'The day on which it was mailed, or posted if it goes by post.',
    }),
    payBy: t.exposeString('payBy', { nullable: true }),
    fileId: t.exposeID('documentId', { nullable: true }),
  }),
});

export const OpenClaimType = builder.objectRef<NamedClaim>('OpenClaim').implement({
  description: 'An open claim of a lease.',
  fields: (t) => ({
    invoiceId: t.exposeID('invoiceId'),
    invoiceSerialId: t.exposeInt('serial'),
    month: t.exposeString('month', { nullable: true }),
    dueDate: t.exposeString('dueOn'),
    principal: t.expose('principal', {
      type: 'Kroner',
      description: 'The unpaid part of the invoice itself.',
    }),
    fees: t.expose('fees', { type: 'Kroner' }),
    interest: t.expose('interest', { type: 'Kroner' }),
    amount: t.expose('amount', { type: 'Kroner', description: 'All three.' }),
    letters: t.field({ type: [ClaimLetterType], resolve: ({ letters }) => [...letters] }),
    stage: t.expose('stage', { type: StageEnum }),
    payBy: t.exposeString('payBy', {
      nullable: true,
      description: 'The last day to pay by its notice, or by its last reminder without one.',
    }),
    petitionFrom: t.exposeString('petitionFrom', {
      nullable: true,
      description: 'The first day on which eviction may be petitioned for by its own notice.',
    }),
    petitionedOn: t.exposeString('petitionedOn', { nullable: true }),
    stop: t.expose('stop', {
      type: StopEnum,
      nullable: true,
      description: 'Why no letter is sent about it.',
    }),
    next: t.expose('next', { type: NextStepType, nullable: true }),
  }),
});

export const OverviewType = builder.objectRef<NamedOverview>('ArrearsOverview').implement({
  description: 'The late rent of a lease, and what stops everything.',
  fields: (t) => ({
    claims: t.field({ type: [OpenClaimType], resolve: ({ claims }) => [...claims] }),
    stage: t.expose('stage', { type: StageEnum, nullable: true }),
    next: t.expose('next', { type: NextStepType, nullable: true }),
    waitsFor: t.expose('waitsFor', WAITS_FOR),
    everything: t.expose('everything', {
      type: 'Kroner',
      description: 'All that is overdue. Paying it stops everything.',
    }),
    payBy: t.exposeString('payBy', {
      nullable: true,
      description:
        'The last day on which that is in time for every letter. Null if no letter states one, or a day has passed.',
    }),
  }),
});
