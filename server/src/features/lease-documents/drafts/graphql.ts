import { z } from 'zod';

import { accountErrors } from '@husvaer/domain/accounts/errors';
import { parseInput } from '@husvaer/domain/kernel/validation';

import type { Person } from '../../accounts/public.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { input } from '../../../platform/graphql/input.ts';
import { mutation, query } from '../../../platform/graphql/operation.ts';
import { anId } from '../../../platform/input-id.ts';
import type { Rule } from '../../../platform/limits/limits.ts';
import { thenRead } from '../../../platform/work.ts';
import {
  checkLease,
  CollectionEnum,
  ContradictionType,
  CommissionInput,
  KindEnum,
  LeaseType,
  SecurityEnum,
  TermGroundEnum,
  UseCostEnum,
  withContract,
  updateLease,
  addLease,
  addLeaseUnder,
  getLease,
  getRentCollector,
  type Collector,
} from '../../leases/public.ts';
import { PersonType, getLettingParties } from '../../properties/public.ts';
import { callOffLease } from '../papers/use-cases/call-off-lease.ts';

/** Enough for an agency that moves a portfolio in. */
const DRAFT: Rule = { name: 'draft lease account', points: 200, seconds: 3600 };

const TermsInput = builder.inputType('LeaseTermsInput', {
  fields: (t) => ({
    kind: t.field({ type: KindEnum, required: true }),
    startsOn: t.string({ required: true, description: 'YYYY-MM-DD' }),
    endsOn: t.string({
      description: 'The last day, `YYYY-MM-DD`. Defaults to until further notice.',
    }),
    roomName: t.string({
      description:
        'Which room, garage or storage room, at most 100 characters. Needed to send the lease of a room.',
    }),
    homeOf: t.string({
      description:
        'Whose home the tenant of a room has access to. Needed to send the lease of a room.',
    }),
    fixedTermGround: t.field({
      type: TermGroundEnum,
      description:
        'The ground of a fixed term that is shorter than the minimum by law (§ 9-3). Without one it is open-ended.',
    }),
    fixedTermReason: t.string({
      description:
        'The reason for a fixed term that is shorter than the minimum by law, at most 500 characters.',
    }),
    mayGiveNotice: t.boolean({ required: true }),
    noticeMonths: t.int({
      description: 'The months of notice, 1 to 12. Defaults to the period by law.',
    }),
    monthlyRent: t.float({ required: true, description: 'Kroner.' }),
    useCosts: t.field({ type: [UseCostEnum], required: true }),
    dueDay: t.int({ required: true, description: '1 to 28.' }),
    securityType: t.field({ type: SecurityEnum, required: true }),
    securityAmount: t.float({ description: 'Kroner, at most six months’ rent.' }),
    houseRules: t.string({ description: 'At most 5000 characters.' }),
    rentCollection: t.field({
      type: CollectionEnum,
      description:
        'How a landlord without an agency receives the rent. By default, no one collects it.',
    }),
    rentAccount: t.string({
      description: 'The Norwegian account that tenants pay the rent to directly. Eleven digits.',
    }),
  }),
});
const TenantInput = builder.inputType('LeaseTenantInput', {
  description: 'A tenant, identified by an interest form or by e-mail and name.',
  fields: (t) => ({
    interestId: t.id(),
    email: t.string(),
    name: t.string(),
    birthDate: t.string({
      description:
        '`YYYY-MM-DD`. A lease states it, or the organisation number, of each tenant. The profile of a person who asked for the home comes first.',
    }),
    orgNumber: t.string({ description: 'Nine digits, for an organisation.' }),
    postalAddress: t.string({
      description:
        'In one line, at most 200 characters. A lease states it of each tenant. The profile of a person who asked for the home comes first.',
    }),
  }),
});
const AddonInput = builder.inputType('LeaseAddonInput', {
  fields: (t) => ({ name: t.string({ required: true }), amount: t.float({ required: true }) }),
});
const AssignmentInput = builder.inputType('AssignmentTermsInput', {
  fields: (t) => ({
    startsOn: t.string({ required: true }),
    endsOn: t.string(),
    brokering: t.field({ type: CommissionInput }),
    hadOtherBroker: t.boolean({
      description:
        'Whether other agencies have worked on the same brokering in the last three months. Defaults to false.',
    }),
    management: t.field({ type: CommissionInput }),
    addons: t.field({ type: [AddonInput], required: true }),
    payoutDay: t.int({ required: true, description: '1 to 28.' }),
    guaranteeMonths: t.int({
      description: '1 to 24 months of unpaid rent. Omit it for no payout guarantee.',
    }),
  }),
});

const AddLeaseInput = builder.inputType('AddLeaseInputData', {
  fields: (t) => ({
    listingId: t.id({ required: true }),
    landlordId: t.id({
      description:
        'The landlord, for a lease that an agent drafts. Defaults to the owner of the home.',
    }),
    tenants: t.field({
      type: [TenantInput],
      required: true,
      description: 'The main tenant first. 1 to 10 tenants.',
    }),
    terms: t.field({ type: TermsInput, required: true }),
    assignment: t.field({
      type: AssignmentInput,
      description: 'The assignment of an agency. Omit it for a landlord without an agency.',
    }),
  }),
});

builder.mutationField('addLease', (t) =>
  t.field({
    type: LeaseType,
    description: 'Creates a draft of a lease of a home, with its property and assignment.',
    args: { inputData: t.arg({ type: AddLeaseInput, required: true }) },
    async resolve(_, { inputData }, { runner, viewer, limits }) {
      if (viewer.kind !== 'account') throw accountErrors.login_required();
      await limits.consume(DRAFT, viewer.id);
      return runner.run(viewer, thenRead(addLease, getLease), { ...inputData });
    },
  }),
);

const AddUnderInput = builder.inputType('AddLeaseUnderInputData', {
  fields: (t) => ({
    assignmentId: t.id({ required: true }),
    tenants: t.field({ type: [TenantInput], required: true }),
    terms: t.field({ type: TermsInput, required: true }),
  }),
});

builder.mutationField('addLeaseUnder', (t) =>
  t.field({
    type: LeaseType,
    description: 'Creates a draft of a lease under an existing assignment.',
    args: { inputData: t.arg({ type: AddUnderInput, required: true }) },
    async resolve(_, { inputData }, { runner, viewer, limits }) {
      if (viewer.kind !== 'account') throw accountErrors.login_required();
      await limits.consume(DRAFT, viewer.id);
      const schema = z.object({ assignmentId: anId });
      const { assignmentId } = parseInput(schema, inputData, 'inputData');
      const { tenants, terms } = inputData;
      return runner.run(viewer, thenRead(addLeaseUnder, getLease), {
        assignmentId,
        tenants,
        terms,
      });
    },
  }),
);

const CHECK: Rule = { name: 'check lease account', points: 1000, seconds: 3600 };

const CheckLeaseInput = builder.inputType('CheckLeaseInputData', {
  description: 'A draft as `updateLease`, `addLeaseUnder` or `addLease` would save it.',
  fields: (t) => ({
    contractId: t.id(),
    version: t.int(),
    assignmentId: t.id(),
    listingId: t.id(),
    landlordId: t.id(),
    tenants: t.field({ type: [TenantInput], required: true }),
    terms: t.field({ type: TermsInput, required: true }),
    assignment: t.field({ type: AssignmentInput }),
  }),
});

builder.mutationField('checkLease', (t) =>
  t.field({
    type: [ContradictionType],
    description: 'Returns what would contradict itself in a lease. Saves nothing.',
    args: { inputData: t.arg({ type: CheckLeaseInput, required: true }) },
    async resolve(_, { inputData }, { runner, viewer, limits }) {
      if (viewer.kind !== 'account') throw accountErrors.login_required();
      await limits.consume(CHECK, viewer.id);
      const ids = z.object({ contractId: anId.nullish(), assignmentId: anId.nullish() });
      parseInput(ids, inputData, 'inputData');
      return runner.run(viewer, checkLease, { ...inputData });
    },
  }),
);

const UpdateLeaseInput = builder.inputType('UpdateLeaseInputData', {
  fields: (t) => ({
    contractId: t.id({ required: true }),
    version: t.int({ required: true }),
    tenants: t.field({ type: [TenantInput], required: true }),
    terms: t.field({ type: TermsInput, required: true }),
  }),
});

builder.mutationField('updateLease', (t) =>
  t.field({
    type: LeaseType,
    description: 'Changes the draft of a lease.',
    args: { inputData: t.arg({ type: UpdateLeaseInput, required: true }) },
    resolve(_, { inputData }, { runner, viewer }) {
      const { contractId } = parseInput(withContract, inputData, 'inputData');
      const { version, tenants, terms } = inputData;
      return runner.run(viewer, thenRead(updateLease, getLease, contractId), {
        id: contractId,
        version,
        tenants,
        terms,
      });
    },
  }),
);

mutation('callOffLease', {
  description: 'Cancels a lease that is not binding yet.',
  args: { inputData: input('CallOffLeaseInputData', withContract) },
  type: LeaseType,
  run: ({ inputData: { contractId } }, { runner, viewer }) =>
    runner.run(viewer, thenRead(callOffLease, getLease, contractId), contractId),
});

const CollectorType = builder.objectRef<Collector>('RentCollector').implement({
  description: 'The operator that collects rent for landlords without an agency.',
  fields: (t) => ({ name: t.exposeString('name') }),
});
query('getRentCollector', {
  description:
    'Returns the operator that collects rent for landlords without an agency. Null if none does.',
  type: CollectorType,
  nullable: true,
  run: (_, { runner, viewer }) => runner.read(viewer, getRentCollector, undefined),
});

const PartiesType = builder.objectRef<Person[]>('LettingParties').implement({
  fields: (t) => ({
    landlords: t.field({
      type: [PersonType],
      description: 'The people who may let the home, its owner first.',
      resolve: (people) => people,
    }),
  }),
});

query('getLettingParties', {
  args: { queryData: input('LettingPartiesQueryData', z.object({ listingId: anId })) },
  type: PartiesType,
  run: ({ queryData: { listingId } }, { runner, viewer }) =>
    runner.read(viewer, getLettingParties, listingId),
});
