import { parseInput } from '@husvaer/domain/kernel/validation';

import { getLease, LeaseType, withContract } from '../../leases/public.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { anId } from '../../../platform/input-id.ts';
import type { Rule } from '../../../platform/limits/limits.ts';
import { thenRead } from '../../../platform/work.ts';
import { acceptPaymentPlan } from './use-cases/accept-payment-plan.ts';
import { proposePaymentPlan } from './use-cases/propose-payment-plan.ts';
import { refusePaymentPlan } from './use-cases/refuse-payment-plan.ts';

/** Each call sends mails to others. */
const PROPOSE: Rule = { name: 'payment plan account', points: 20, seconds: 3600 };

const InstalmentInput = builder.inputType('PaymentPlanInstalmentInput', {
  fields: (t) => ({
    dueOn: t.string({ required: true, description: 'The last day to pay it, YYYY-MM-DD.' }),
    amount: t.field({ type: 'Kroner', required: true }),
  }),
});
const ProposeInput = builder.inputType('ProposePaymentPlanInputData', {
  fields: (t) => ({
    contractId: t.id({ required: true }),
    instalments: t.field({
      type: [InstalmentInput],
      required: true,
      description:
        'Ordered by due date, earliest first. The amounts add up to everything that is overdue. At most 24, within two years.',
    }),
  }),
});
builder.mutationField('proposePaymentPlan', (t) =>
  t.field({
    type: LeaseType,
    description:
      'Proposes that late rent is paid in instalments. Either side may propose a plan. Once the other side accepts, reminders follow the plan.',
    args: { inputData: t.arg({ type: ProposeInput, required: true }) },
    async resolve(_, { inputData: { contractId: id, instalments } }, { runner, viewer, limits }) {
      if (viewer.kind === 'account') await limits.consume(PROPOSE, viewer.id);
      const { contractId } = parseInput(withContract, { contractId: id }, 'inputData');
      return runner.run(viewer, thenRead(proposePaymentPlan, getLease, contractId), {
        contractId,
        instalments,
      });
    },
  }),
);

const PlanInput = builder.inputType('PaymentPlanInputData', {
  fields: (t) => ({ contractId: t.id({ required: true }), planId: t.id({ required: true }) }),
});
const aPlan = withContract.extend({ planId: anId });
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
  builder.mutationField(name, (t) =>
    t.field({
      type: LeaseType,
      description,
      args: { inputData: t.arg({ type: PlanInput, required: true }) },
      resolve(_, { inputData }, { runner, viewer }) {
        const input = parseInput(aPlan, inputData, 'inputData');
        return runner.run(viewer, thenRead(useCase, getLease, input.contractId), input);
      },
    }),
  );
