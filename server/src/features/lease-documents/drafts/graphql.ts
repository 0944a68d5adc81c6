import { z } from 'zod';

import { accountErrors } from '@husvaer/domain/accounts/errors';
import { assignmentTerms } from '@husvaer/domain/properties/assignment';
import { uuid } from '@husvaer/domain/kernel/uuid';

import type { Person } from '../../accounts/public.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import type { Given } from '../../../platform/graphql/given.ts';
import { input, nested } from '../../../platform/graphql/input.ts';
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
  draftContent,
} from '../../leases/public.ts';
import { PersonType, getLettingParties } from '../../properties/public.ts';
import { callOffLease } from '../papers/use-cases/call-off-lease.ts';

/** Enough for an agency that moves a portfolio in. */
const DRAFT: Rule = { name: 'draft lease account', points: 200, seconds: 3600 };

const TermsInput = nested('LeaseTermsInput', {
  kind: { type: KindEnum },
  startsOn: 'YYYY-MM-DD',
  endsOn: 'The last day, `YYYY-MM-DD`. Defaults to until further notice.',
  roomName:
    'Which room, garage or storage room, at most 100 characters. Needed to send the lease of a room.',
  homeOf: 'Whose home the tenant of a room has access to. Needed to send the lease of a room.',
  fixedTermGround: {
    type: TermGroundEnum,
    description:
      'The ground of a fixed term that is shorter than the minimum by law (§ 9-3). Without one it is open-ended.',
  },
  fixedTermReason:
    'The reason for a fixed term that is shorter than the minimum by law, at most 500 characters.',
  noticeMonths: 'The months of notice, 1 to 12. Defaults to the period by law.',
  monthlyRent: 'Kroner.',
  useCosts: { type: [UseCostEnum] },
  dueDay: '1 to 28.',
  securityType: { type: SecurityEnum },
  securityAmount: 'Kroner, at most six months’ rent.',
  houseRules: 'At most 5000 characters.',
  rentCollection: {
    type: CollectionEnum,
    description:
      'How a landlord without an agency receives the rent. By default, no one collects it.',
  },
  rentAccount: 'The Norwegian account that tenants pay the rent to directly. Eleven digits.',
});
const TenantInput = nested(
  'LeaseTenantInput',
  {
    birthDate:
      '`YYYY-MM-DD`. A lease states it, or the organisation number, of each tenant. The profile of a person who asked for the home comes first.',
    orgNumber: 'Nine digits, for an organisation.',
    postalAddress:
      'In one line, at most 200 characters. A lease states it of each tenant. The profile of a person who asked for the home comes first.',
  },
  'A tenant, identified by an interest form or by e-mail and name.',
);
const AddonInput = nested('LeaseAddonInput');
const AssignmentInput = nested('AssignmentTermsInput', {
  brokering: { nested: CommissionInput },
  hadOtherBroker:
    'Whether other agencies have worked on the same brokering in the last three months. Defaults to false.',
  management: { nested: CommissionInput },
  addons: { nested: AddonInput },
  payoutDay: '1 to 28.',
  guaranteeMonths: '1 to 24 months of unpaid rent. Omit it for no payout guarantee.',
});

const content = { tenants: { nested: TenantInput }, terms: { nested: TermsInput } };
const newLease = ({ today }: Given) =>
  draftContent(today).extend({
    listingId: uuid,
    landlordId: uuid.nullish(),
    assignment: assignmentTerms.nullish(),
  });

mutation('addLease', {
  description: 'Creates a draft of a lease of a home, with its property and assignment.',
  args: {
    inputData: input('AddLeaseInputData', newLease, {
      ...content,
      landlordId:
        'The landlord, for a lease that an agent drafts. Defaults to the owner of the home.',
      tenants: { nested: TenantInput, description: 'The main tenant first. 1 to 10 tenants.' },
      assignment: {
        nested: AssignmentInput,
        description: 'The assignment of an agency. Omit it for a landlord without an agency.',
      },
    }),
  },
  type: LeaseType,
  async run({ inputData }, { runner, viewer, limits }) {
    if (viewer.kind !== 'account') throw accountErrors.login_required();
    await limits.consume(DRAFT, viewer.id);
    return runner.run(viewer, thenRead(addLease, getLease), inputData);
  },
});

mutation('addLeaseUnder', {
  description: 'Creates a draft of a lease under an existing assignment.',
  args: {
    inputData: input(
      'AddLeaseUnderInputData',
      ({ today }) => draftContent(today).extend({ assignmentId: anId }),
      content,
    ),
  },
  type: LeaseType,
  async run({ inputData }, { runner, viewer, limits }) {
    if (viewer.kind !== 'account') throw accountErrors.login_required();
    await limits.consume(DRAFT, viewer.id);
    return runner.run(viewer, thenRead(addLeaseUnder, getLease), inputData);
  },
});

const CHECK: Rule = { name: 'check lease account', points: 1000, seconds: 3600 };

const checked = ({ today }: Given) =>
  draftContent(today).extend({
    contractId: anId.nullish(),
    version: z.int().nullish(),
    assignmentId: anId.nullish(),
    listingId: uuid.nullish(),
    landlordId: uuid.nullish(),
    assignment: assignmentTerms.nullish(),
  });

mutation('checkLease', {
  description: 'Returns what would contradict itself in a lease. Saves nothing.',
  args: {
    inputData: input(
      'CheckLeaseInputData',
      checked,
      { ...content, assignment: { nested: AssignmentInput } },
      { description: 'A draft as `updateLease`, `addLeaseUnder` or `addLease` would save it.' },
    ),
  },
  type: [ContradictionType],
  async run({ inputData }, { runner, viewer, limits }) {
    if (viewer.kind !== 'account') throw accountErrors.login_required();
    await limits.consume(CHECK, viewer.id);
    return runner.run(viewer, checkLease, inputData);
  },
});

const changed = ({ today }: Given) =>
  draftContent(today).extend({ ...withContract.shape, version: z.int() });

mutation('updateLease', {
  description: 'Changes the draft of a lease.',
  args: { inputData: input('UpdateLeaseInputData', changed, content) },
  type: LeaseType,
  run: ({ inputData: { contractId: id, ...draft } }, { runner, viewer }) =>
    runner.run(viewer, thenRead(updateLease, getLease, id), { id, ...draft }),
});

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
