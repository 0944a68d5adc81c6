import { isBankAccount } from '@husvaer/domain/ledger/bank-account';
import { pageOf } from '@husvaer/domain/kernel/page';

import { getRefund, RefundType } from '../../payouts/public.ts';
import { WITHOUT_PARTNER, withBooks } from '../../ledger/public.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { mutation, query } from '../../../platform/graphql/operation.ts';
import { input } from '../../../platform/graphql/input.ts';
import { pageTypes } from '../../../platform/graphql/page-types.ts';
import { thenRead } from '../../../platform/work.ts';
import { getSurpluses, type Surplus } from './use-cases/get-surpluses.ts';
import { refundSurplus, surplusRefund } from './use-cases/refund-surplus.ts';

const MOST = 50;
const page = pageOf({ usual: 25, most: MOST, skipMost: 100_000 });

const SurplusType = builder.objectRef<Surplus>('Surplus').implement({
  description:
    'The surplus of a lease: the amount that was paid beyond what was owed. The next invoice takes it, unless it is refunded.',
  fields: (t) => ({
    contractId: t.id({ resolve: ({ rent }) => rent.leaseId }),
    leaseNumber: t.string({ resolve: ({ rent }) => rent.number }),
    home: t.string({ resolve: ({ rent }) => rent.property.name }),
    tenantNames: t.stringList({ resolve: ({ rent }) => rent.tenants.map(({ name }) => name) }),
    endedOn: t.exposeString('endedOn', {
      nullable: true,
      description: 'Null while the lease runs.',
    }),
    surplus: t.expose('surplus', { type: 'Kroner' }),
    account: t.string({
      nullable: true,
      description:
        'The account of the last payer who paid as much. Null if the refund must name an account.',
      resolve: ({ payer }) =>
        payer.account !== null && isBankAccount(payer.account) ? payer.account : null,
    }),
    name: t.string({ nullable: true, resolve: ({ payer }) => payer.name }),
  }),
});

const { PageType, optionData } = pageTypes('Surpluses', { of: SurplusType, most: MOST, page });
query('getSurpluses', {
  description:
    'Returns an agency’s leases with a surplus, ordered by last day, earliest first. Those without a last day come last.',
  args: {
    queryData: input(
      'SurplusesQueryData',
      withBooks,
      { partnerId: WITHOUT_PARTNER },
      { isRequired: true },
    ),
    optionData,
  },
  type: PageType,
  run: ({ queryData: { partnerId }, optionData: part }, { runner, viewer }) =>
    runner.read(viewer, getSurpluses, { partnerId, ...part }),
});
mutation('refundSurplus', {
  description: 'Requests a refund of the surplus of a lease. The refund waits for approval.',
  args: {
    inputData: input('RefundSurplusInputData', surplusRefund, {
      amount: { type: 'Kroner', description: 'Defaults to the whole surplus.' },
      account:
        'The account that the refund is paid to. Defaults to the account of the last payer who paid as much.',
      name: 'The name of the account holder, at most 70 characters.',
      note: 'The reason for the refund, at most 500 characters.',
    }),
  },
  type: RefundType,
  run: ({ inputData: input }, { runner, viewer }) =>
    runner.run(viewer, thenRead(refundSurplus, getRefund), input),
});
