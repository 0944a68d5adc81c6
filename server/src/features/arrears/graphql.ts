import { z } from 'zod';

import type { OpenCase } from '@husvaer/domain/arrears/cases';
import {
  type LateRentSettings,
  type StepSetting,
  lateRentSettings,
} from '@husvaer/domain/arrears/late-rent-settings';
import { EVICTION_CLOSINGS, LATE_RENT_STEPS } from '@husvaer/domain/invoices/enums';
import { debtFeesOn } from '@husvaer/domain/legal/late-payment';
import { petitionFacts } from '@husvaer/domain/arrears/petition';

import { WITHOUT_PARTNER, withBooks } from '../ledger/public.ts';
import { withContract } from '../leases/public.ts';
import { refuseNav } from '../invoices/public.ts';
import { builder } from '../../platform/graphql/builder.ts';
import type { Given } from '../../platform/graphql/given.ts';
import { input, nested } from '../../platform/graphql/input.ts';
import { mutation, query } from '../../platform/graphql/operation.ts';
import { thenRead } from '../../platform/work.ts';
import { setLateRentSettings } from './use-cases/set-late-rent-settings.ts';
import { getLateRentSettings } from './use-cases/get-late-rent-settings.ts';
import { closeEvictionCase, closing } from './use-cases/close-eviction-case.ts';
import { getLateRent, type LateRent, type ShownLetter } from './use-cases/get-late-rent.ts';
import { notePetition, petitioned } from './use-cases/note-petition.ts';
import {
  statePetitionFacts,
  type KnownParty,
  type Petition,
} from './use-cases/state-petition-facts.ts';
import type { EvictionCase } from './case-records/store.ts';
import type { StoredClaim } from './store.ts';
import { StepEnum } from './overview/graphql.ts';

const StepType = builder.objectRef<StepSetting>('LateRentStepSetting').implement({
  fields: (t) => ({
    isOn: t.exposeBoolean('isOn'),
    days: t.exposeInt('days', {
      description:
        'Days before the due date for `pre_reminder`, after the notice for `petition`, and after the due date for the other steps.',
    }),
  }),
});
const StepsType = builder.objectRef<LateRentSettings['steps']>('LateRentSteps').implement({
  fields: (t) =>
    Object.fromEntries(
      LATE_RENT_STEPS.map((name) => [name, t.expose(name, { type: StepType })]),
    ) as never,
});
const SettingsType = builder.objectRef<LateRentSettings>('LateRentSettings').implement({
  description: 'The reminders and charges of an agency for late rent.',
  fields: (t) => ({
    steps: t.expose('steps', { type: StepsType }),
    chargesFee: t.exposeBoolean('chargesFee'),
    chargesInterest: t.exposeBoolean('chargesInterest'),
    tellsNav: t.exposeBoolean('tellsNav'),
    minimum: t.expose('minimum', {
      type: 'Kroner',
      description:
        'The smallest amount that a letter is sent about: the overdue sum, or one invoice before its due date.',
    }),
  }),
});
query('getLateRentSettings', {
  args: {
    queryData: input(
      'LateRentSettingsQueryData',
      withBooks,
      { partnerId: WITHOUT_PARTNER },
      { isRequired: true },
    ),
  },
  type: SettingsType,
  run: ({ queryData: { partnerId } }, { runner, viewer }) =>
    runner.read(viewer, getLateRentSettings, partnerId),
});

const StepInput = nested('LateRentStepInput');
const StepsInput = nested('LateRentStepsInput', {
  pre_reminder: { nested: StepInput },
  soft_reminder: { nested: StepInput },
  reminder: { nested: StepInput },
  second_reminder: { nested: StepInput },
  notice: { nested: StepInput },
  petition: { nested: StepInput },
});
const settingsToday = ({ today }: Given) =>
  lateRentSettings(debtFeesOn(today)).safeExtend(withBooks.shape);
mutation('setLateRentSettings', {
  args: {
    inputData: input('SetLateRentSettingsInputData', settingsToday, {
      partnerId: WITHOUT_PARTNER,
      steps: { nested: StepsInput },
      minimum: { type: 'Kroner' },
    }),
  },
  type: SettingsType,
  run: ({ inputData }, { runner, viewer }) =>
    runner.run(
      viewer,
      thenRead(setLateRentSettings, getLateRentSettings, inputData.partnerId),
      inputData,
    ),
});

const ClaimType = builder.objectRef<StoredClaim>('LateRentClaim').implement({
  fields: (t) => ({
    invoiceId: t.exposeID('invoiceId'),
    invoiceSerialId: t.exposeInt('serial'),
    dueDate: t.exposeString('dueOn'),
    principal: t.expose('principal', {
      type: 'Kroner',
      description:
        'The unpaid part of the invoice when the letter was sent, without fee and interest.',
    }),
    fee: t.expose('fee', { type: 'Kroner' }),
    interest: t.expose('interest', { type: 'Kroner' }),
    isWaived: t.exposeBoolean('isWaived', {
      description:
        'Whether the claim charges nothing, because the invoice was paid before the letter was sent.',
    }),
  }),
});
const OpenCaseType = builder.objectRef<OpenCase>('OpenEvictionCase').implement({
  description: 'An invoice whose rent is unpaid and in a notice or petition.',
  fields: (t) => ({
    invoiceId: t.exposeID('invoiceId'),
    noticedOn: t.exposeString('noticedOn'),
    payBy: t.exposeString('payBy', { nullable: true }),
    petitionedOn: t.exposeString('petitionedOn', { nullable: true }),
  }),
});
const LetterType = builder.objectRef<ShownLetter>('LateRentLetter').implement({
  fields: (t) => ({
    _id: t.exposeID('id'),
    kind: t.expose('kind', { type: StepEnum }),
    sentOn: t.exposeString('sentOn'),
    payBy: t.exposeString('payBy', { nullable: true }),
    total: t.expose('total', { type: 'Kroner' }),
    tellsNav: t.exposeBoolean('tellsNav'),
    waitsForPost: t.exposeBoolean('waitsForPost', {
      description: 'Whether a copy has to be posted before the deadline starts to run.',
    }),
    postedOn: t.exposeString('postedOn', {
      nullable: true,
      description: 'The day on which the last copy by post was posted, `YYYY-MM-DD`.',
    }),
    fileId: t.exposeID('documentId', { nullable: true }),
    claims: t.expose('claims', { type: [ClaimType] }),
    cases: t.field({
      type: [OpenCaseType],
      description: 'The notices and petitions before it, which it names.',
      resolve: ({ cases }) => [...cases],
    }),
  }),
});
const CaseType = builder.objectRef<EvictionCase>('EvictionCase').implement({
  fields: (t) => ({
    _id: t.exposeID('id'),
    openedOn: t.exposeString('openedOn', {
      description: 'The day on which the notice of eviction was sent, `YYYY-MM-DD`.',
    }),
    petitionedOn: t.exposeString('petitionedOn', { nullable: true }),
    closedOn: t.exposeString('closedOn', { nullable: true }),
    outcome: t.exposeString('outcome', { nullable: true }),
  }),
});
const PetitionPartyType = builder.objectRef<KnownParty>('PetitionParty').implement({
  description: 'A party of a petition for eviction, with the facts that are known.',
  fields: (t) => ({
    name: t.exposeString('name'),
    email: t.exposeString('email'),
    address: t.exposeString('address', { nullable: true }),
    birthDate: t.exposeString('birthDate', { nullable: true }),
    orgNumber: t.exposeString('orgNumber', { nullable: true }),
  }),
});
export const PetitionType = builder.objectRef<Petition>('Petition').implement({
  description: 'The facts that a petition for eviction needs in addition to the lease.',
  fields: (t) => ({
    missing: t.exposeStringList('missing', {
      description: 'The fields that must be stated before the petition can be made.',
    }),
    landlord: t.expose('landlord', { type: PetitionPartyType }),
    tenants: t.expose('tenants', { type: [PetitionPartyType] }),
    leaseSignedOn: t.exposeString('leaseSignedOn', { nullable: true }),
    isSignedHere: t.exposeBoolean('isSignedHere', {
      description:
        'Whether the lease was signed on this site. If false, `leaseSignedOn` must be stated.',
    }),
    isWaiting: t.exposeBoolean('isWaiting', {
      description:
        'Whether the facts were corrected and the new petition waits until no objection or payment plan is open.',
    }),
    leaseFileId: t.exposeID('leaseFileId', {
      nullable: true,
      description: 'The sealed lease, an enclosure that is a separate file.',
    }),
  }),
});
const LateRentType = builder.objectRef<LateRent>('LateRent').implement({
  fields: (t) => ({
    letters: t.expose('letters', { type: [LetterType] }),
    cases: t.expose('cases', { type: [CaseType] }),
    petition: t.expose('petition', {
      type: PetitionType,
      nullable: true,
      description:
        'The facts of the petition, while there is a case. Null unless the viewer may write the lease’s documents.',
    }),
    isNavRefused: t.exposeBoolean('isNavRefused', {
      description: 'Whether a tenant refuses that Nav is notified of a notice.',
    }),
  }),
});
query('getLateRent', {
  description:
    'Returns the letters about a lease’s late rent, oldest first, and its eviction cases, latest first.',
  args: { queryData: input('LateRentQueryData', withContract) },
  type: LateRentType,
  run: ({ queryData: { contractId } }, { runner, viewer }) =>
    runner.read(viewer, getLateRent, contractId),
});
mutation('notePetition', {
  description: 'Records the day on which a petition for eviction was sent.',
  args: { inputData: input('NotePetitionInputData', petitioned) },
  type: LateRentType,
  run: ({ inputData: input }, { runner, viewer }) =>
    runner.run(viewer, thenRead(notePetition, getLateRent, input.contractId), input),
});
mutation('closeEvictionCase', {
  description: 'Closes a case of eviction in which the rent was not paid.',
  args: {
    inputData: input('CloseEvictionCaseInputData', closing, {
      outcome: { type: builder.enumType('EvictionClosing', { values: EVICTION_CLOSINGS }) },
    }),
  },
  type: LateRentType,
  run: ({ inputData: input }, { runner, viewer }) =>
    runner.run(viewer, thenRead(closeEvictionCase, getLateRent, input.contractId), input),
});

const party = { birthDate: '`YYYY-MM-DD`. Required unless `orgNumber` is stated.' };
const PetitionLandlordInput = nested('PetitionLandlordInput', party);
const PetitionTenantInput = nested('PetitionTenantInput', {
  ...party,
  email: 'The tenant’s e-mail address in the lease.',
});
const statedFacts = ({ today }: Given) => petitionFacts(today).extend(withContract.shape);
mutation('statePetitionFacts', {
  description:
    'States the facts that a petition for eviction needs in addition to the lease. The petition is made on its scheduled day.',
  args: {
    inputData: input('StatePetitionFactsInputData', statedFacts, {
      landlord: { nested: PetitionLandlordInput },
      tenants: { nested: PetitionTenantInput },
      leaseSignedOn:
        'The day on which the lease was signed, `YYYY-MM-DD`. Only for a lease that was not signed on this site.',
    }),
  },
  type: LateRentType,
  run: ({ inputData }, { runner, viewer }) =>
    runner.run(viewer, thenRead(statePetitionFacts, getLateRent, inputData.contractId), inputData),
});
mutation('refuseNav', {
  description:
    'Records whether a tenant refuses that Nav is notified of a notice (husleieloven § 9-11).',
  args: { inputData: input('RefuseNavInputData', withContract.extend({ isRefused: z.boolean() })) },
  type: 'Boolean',
  async run({ inputData: input }, { runner, viewer }) {
    await runner.run(viewer, refuseNav, input);
    return input.isRefused;
  },
});
