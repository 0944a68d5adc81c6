import { isBankAccount } from '@husvaer/domain/ledger/bank-account';
import { pageOf } from '@husvaer/domain/kernel/page';
import { parseInput } from '@husvaer/domain/kernel/validation';

import { getRefund, RefundType } from '../../payouts/public.ts';
import { WITHOUT_PARTNER, withBooks } from '../../ledger/public.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { pageTypes } from '../../../platform/graphql/page-types.ts';
import { thenRead } from '../../../platform/work.ts';
import { getSurpluses, type Surplus } from './use-cases/get-surpluses.ts';
import { refundSurplus, surplusRefund } from './use-cases/refund-surplus.ts';

const MOST = 50;
const page = pageOf({ usual: 25, most: MOST, skipMost: 100_000 });

const SurplusType = builder.objectRef<Surplus>('Surplus').implement({
  description: 'What a lease that is over was paid too much.',
  fields: (t) => ({
    contractId: t.id({ resolve: ({ rent }) => rent.leaseId }),
    leaseNumber: t.string({ resolve: ({ rent }) => rent.number }),
    home: t.string({ resolve: ({ rent }) => rent.property.name }),
    tenantNames: t.stringList({ resolve: ({ rent }) => rent.tenants.map(({ name }) => name) }),
    endedOn: t.string({ nullable: true, resolve: ({ rent }) => rent.endsOn }),
    surplus: t.expose('surplus', { type: 'Kroner' }),
    account: t.string({
      nullable: true,
      description: 'Where the last payment came from; null where an account has to be named.',
      resolve: ({ payer }) =>
        payer.account !== null && isBankAccount(payer.account) ? payer.account : null,
    }),
    name: t.string({ nullable: true, resolve: ({ payer }) => payer.name }),
  }),
});

const { PageType, OptionData } = pageTypes('Surpluses', { of: SurplusType, most: MOST });
const SurplusesQueryData = builder.inputType('SurplusesQueryData', {
  fields: (t) => ({ partnerId: t.id({ description: WITHOUT_PARTNER }) }),
});
builder.queryField('getSurpluses', (t) =>
  t.field({
    type: PageType,
    description:
      'An agency’s leases that are over and were paid too much, the earliest ended first.',
    args: {
      queryData: t.arg({ type: SurplusesQueryData, required: true }),
      optionData: t.arg({ type: OptionData }),
    },
    resolve(_, { queryData, optionData }, { runner, viewer }) {
      const { partnerId } = parseInput(withBooks, queryData, 'queryData');
      const part = parseInput(page, { ...optionData }, 'optionData');
      return runner.read(viewer, getSurpluses, { partnerId, ...part });
    },
  }),
);

const RefundInput = builder.inputType('RefundSurplusInputData', {
  fields: (t) => ({
    contractId: t.id({ required: true }),
    amount: t.field({ type: 'Kroner', description: 'All of it, without one.' }),
    account: t.string({
      description: 'Where it goes, unless to where the last payment came from.',
    }),
    name: t.string({ description: 'Whose account that is; 70 characters.' }),
    note: t.string({ required: true, description: 'Why; 500 characters.' }),
  }),
});
builder.mutationField('refundSurplus', (t) =>
  t.field({
    type: RefundType,
    description:
      'Asks for what a lease that is over was paid too much to be paid back; it waits to be approved.',
    args: { inputData: t.arg({ type: RefundInput, required: true }) },
    resolve(_, { inputData }, { runner, viewer }) {
      const input = parseInput(surplusRefund, { ...inputData }, 'inputData');
      return runner.run(viewer, thenRead(refundSurplus, getRefund), input);
    },
  }),
);
