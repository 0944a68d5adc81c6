import { z } from '@husvaer/domain/kernel/zod';
import { RECONCILIATION_NOTE_MAX } from '@husvaer/domain/banking/reconciliation';
import { tidiedText } from '@husvaer/domain/kernel/tidied-text';

import { WITHOUT_PARTNER, withBooks } from '../../../ledger/public.ts';
import { builder } from '../../../../platform/graphql/builder.ts';
import { input } from '../../../../platform/graphql/input.ts';
import { mutation, query } from '../../../../platform/graphql/operation.ts';
import { anId } from '../../../../platform/input-id.ts';
import { thenRead } from '../../../../platform/work.ts';
import { ReconciliationType } from '../graphql.ts';
import { getBankReconciliation } from '../use-cases/get-bank-reconciliation.ts';
import { monthParameter } from '../use-cases/sign-bank-reconciliation.ts';
import { agreeToReopening } from './use-cases/agree-to-reopening.ts';
import { stopReopening } from '../../../ledger/public.ts';
import { closePeriod } from './use-cases/close-period.ts';
import { getReopenings, type ShownReopening } from './use-cases/get-reopenings.ts';
import { requestReopening } from './use-cases/request-reopening.ts';
const closing = withBooks.extend({ month: monthParameter });
mutation('closePeriod', {
  description:
    'Closes the books up to the end of a month that has no statements to sign off. A month that is signed off is closed by that.',
  args: {
    inputData: input('ClosePeriodInputData', closing, {
      partnerId: WITHOUT_PARTNER,
      month: '`2026-11`',
    }),
  },
  type: ReconciliationType,
  run: ({ inputData }, { runner, viewer }) =>
    runner.run(viewer, thenRead(closePeriod, getBankReconciliation), inputData),
});

const ReopeningType = builder.objectRef<ShownReopening>('PeriodReopening').implement({
  description: 'A request to open closed months again. Another person agrees to it.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    bookName: t.exposeString('bookName'),
    month: t.string({
      description: 'The first month that is opened: `2026-11`.',
      resolve: ({ month }) => month.slice(0, 7),
    }),
    closedUntil: t.exposeString('closedUntil', {
      nullable: true,
      description: 'The last closed day, `YYYY-MM-DD`: all months up to it are opened.',
    }),
    reason: t.exposeString('reason'),
    requestedByName: t.exposeString('requestedByName', { nullable: true }),
    requestedAt: t.expose('requestedAt', { type: 'DateTime' }),
    mayAgree: t.exposeBoolean('mayAgree'),
  }),
});
query('getReopenings', {
  description:
    'Returns the open request of an agency. Without an agency those of all, because the operator’s bookkeepers may be the second person.',
  args: {
    queryData: input(
      'ReopeningsQueryData',
      withBooks,
      { partnerId: WITHOUT_PARTNER },
      { isRequired: true },
    ),
  },
  type: [ReopeningType],
  run: ({ queryData: { partnerId } }, { runner, viewer }) =>
    runner.read(viewer, getReopenings, partnerId),
});

const request = withBooks.extend({
  month: monthParameter,
  reason: tidiedText(RECONCILIATION_NOTE_MAX).pipe(z.string().min(1)),
});
mutation('requestReopening', {
  description:
    'Requests to open closed months again. They stay closed until another person agrees.',
  args: {
    inputData: input('RequestReopeningInputData', request, {
      partnerId: WITHOUT_PARTNER,
      month: 'The first month to open, such as `2026-11`.',
      reason: 'At most 1,000 characters.',
    }),
  },
  type: 'Boolean',
  async run({ inputData }, { runner, viewer }) {
    await runner.run(viewer, requestReopening, inputData);
    return true;
  },
});
const one = z.object({ reopeningId: anId });
const agreement = one.extend({
  closedUntil: z.iso
    .date()
    .nullish()
    .transform((day) => day ?? null),
});
mutation('agreeToReopening', {
  description:
    'Opens closed months again, as another person than the one who requested it. Their reconciliations must be signed off again. Refused when more months were closed since the person read it.',
  args: {
    inputData: input('AgreeToReopeningInputData', agreement, {
      closedUntil: 'The last closed day that the person has read; null if there was none.',
    }),
  },
  type: 'Boolean',
  async run({ inputData }, { runner, viewer }) {
    await runner.run(viewer, agreeToReopening, inputData);
    return true;
  },
});
mutation('stopReopening', {
  description: 'Stops a request to open closed months again.',
  args: { inputData: input('ReopeningInputData', one) },
  type: 'Boolean',
  async run({ inputData: { reopeningId } }, { runner, viewer }) {
    await runner.run(viewer, stopReopening, reopeningId);
    return true;
  },
});
