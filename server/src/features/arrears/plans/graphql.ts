import { proposedInstalments } from '@husvaer/domain/arrears/payment-plan';

import { getLease, LeaseType, withContract } from '../../leases/public.ts';
import { anId } from '../../../platform/input-id.ts';
import type { Rule } from '../../../platform/limits/limits.ts';
import { thenRead } from '../../../platform/work.ts';
import type { Given } from '../../../platform/graphql/given.ts';
import { nested, input } from '../../../platform/graphql/input.ts';
import { mutation } from '../../../platform/graphql/operation.ts';
import { acceptPaymentPlan } from './use-cases/accept-payment-plan.ts';
import { proposePaymentPlan } from './use-cases/propose-payment-plan.ts';
import { refusePaymentPlan } from './use-cases/refuse-payment-plan.ts';

/** Each call sends mails to others. */
const PROPOSE: Rule = { name: 'payment plan account', points: 20, seconds: 3600 };

const InstalmentInput = nested('PaymentPlanInstalmentInput', {
  dueOn: 'The last day to pay it, YYYY-MM-DD.',
  amount: { type: 'Kroner' },
});
const proposal = ({ today }: Given) =>
  withContract.extend({ instalments: proposedInstalments(today) });
mutation('proposePaymentPlan', {
  description:
    'Proposes that late rent is paid in instalments. Either side may propose a plan. Once the other side accepts, reminders follow the plan.',
  args: {
    inputData: input('ProposePaymentPlanInputData', proposal, {
      instalments: {
        nested: InstalmentInput,
        description:
          'Ordered by due date, earliest first. The amounts add up to everything that is overdue. At most 24, within two years.',
      },
    }),
  },
  type: LeaseType,
  async run({ inputData }, { runner, viewer, limits }) {
    if (viewer.kind === 'account') await limits.consume(PROPOSE, viewer.id);
    const { contractId } = inputData;
    return runner.run(viewer, thenRead(proposePaymentPlan, getLease, contractId), inputData);
  },
});

const aPlan = input('PaymentPlanInputData', withContract.extend({ planId: anId }));
const answers = {
  acceptPaymentPlan: {
    useCase: acceptPaymentPlan,
    description: 'Accepts the payment plan that the other side proposed.',
  },
  refusePaymentPlan: {
    useCase: refusePaymentPlan,
    description:
      'Refuses the payment plan that the other side proposed, or withdraws the viewer’s proposal before it is answered.',
  },
};
for (const [name, { useCase, description }] of Object.entries(answers))
  mutation(name, {
    description,
    args: { inputData: aPlan },
    type: LeaseType,
    run: ({ inputData }, { runner, viewer }) =>
      runner.run(viewer, thenRead(useCase, getLease, inputData.contractId), inputData),
  });
