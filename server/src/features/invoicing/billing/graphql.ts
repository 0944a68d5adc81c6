import { leaseCharges } from '@husvaer/domain/invoicing/charges';
import { parseInput } from '@husvaer/domain/kernel/validation';

import { getLease, LeaseType, UseCostEnum, withContract } from '../../leases/public.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { thenRead } from '../../../platform/work.ts';
import { collectRent, mayCollectRent } from './collect-rent.ts';
import { changeCharges, getCharges } from './change-charges.ts';
import type { Charge } from './store.ts';

const ChargeType = builder.objectRef<Charge>('LeaseCharge').implement({
  description: 'What is paid each month on account of use (husleieloven § 3-4).',
  fields: (t) => ({
    cost: t.expose('cost', { type: UseCostEnum }),
    amount: t.expose('amount', { type: 'Kroner', description: 'A month.' }),
    since: t.exposeString('since'),
    until: t.exposeString('until', { nullable: true }),
  }),
});

const CollectInput = builder.inputType('CollectRentInputData', {
  fields: (t) => ({ contractId: t.id({ required: true }) }),
});
builder.objectField(LeaseType, 'mayCollectRent', (t) =>
  t.boolean({
    description:
      'Whether the viewer may have the operator collect the rent, which nobody does yet.',
    resolve: (lease, _, { runner, viewer }) => runner.read(viewer, mayCollectRent, lease),
  }),
);
builder.mutationField('collectRent', (t) =>
  t.field({
    type: LeaseType,
    description:
      'For a landlord without an agency: the operator collects the rent from the next that is not due yet.',
    args: { inputData: t.arg({ type: CollectInput, required: true }) },
    resolve(_, { inputData }, { runner, viewer }) {
      const { contractId } = parseInput(withContract, inputData, 'inputData');
      return runner.run(viewer, thenRead(collectRent, getLease, contractId), contractId);
    },
  }),
);

const ChargesQueryData = builder.inputType('LeaseChargesQueryData', {
  fields: (t) => ({ contractId: t.id({ required: true }) }),
});
builder.queryField('getLeaseCharges', (t) =>
  t.field({
    type: [ChargeType],
    args: { queryData: t.arg({ type: ChargesQueryData, required: true }) },
    resolve(_, { queryData }, { runner, viewer }) {
      const { contractId } = parseInput(withContract, queryData, 'queryData');
      return runner.read(viewer, getCharges, contractId);
    },
  }),
);

const ChargeInput = builder.inputType('LeaseChargeInput', {
  fields: (t) => ({
    cost: t.field({ type: UseCostEnum, required: true }),
    amount: t.field({ type: 'Kroner', required: true }),
  }),
});
const ChargesInput = builder.inputType('SetLeaseChargesInputData', {
  fields: (t) => ({
    contractId: t.id({ required: true }),
    since: t.string({
      required: true,
      description: 'The first day; none that is invoiced already.',
    }),
    charges: t.field({ type: [ChargeInput], required: true }),
  }),
});
builder.mutationField('setLeaseCharges', (t) =>
  t.field({
    type: [ChargeType],
    args: { inputData: t.arg({ type: ChargesInput, required: true }) },
    resolve(_, { inputData }, { runner, viewer }) {
      const said = parseInput(leaseCharges, inputData, 'inputData');
      return runner.run(viewer, thenRead(changeCharges, getCharges, said.contractId), said);
    },
  }),
);
