import { uuid } from '@husvaer/domain/kernel/uuid';
import { parseInput } from '@husvaer/domain/kernel/validation';

import { WITHOUT_PARTNER, withBooks } from '../../ledger/public.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { withdrawBankFile } from './use-cases/withdraw-bank-file.ts';

const WithdrawInput = builder.inputType('WithdrawBankFileInputData', {
  fields: (t) => ({
    partnerId: t.id({ description: WITHOUT_PARTNER }),
    fileId: t.id({ required: true }),
  }),
});
const withdrawSchema = withBooks.extend({ fileId: uuid });
builder.mutationField('withdrawBankFile', (t) =>
  t.field({
    type: 'ID',
    description:
      'Withdraws an uploaded file that waits for its day: it is not booked, and can be sent again. Returns its id.',
    args: { inputData: t.arg({ type: WithdrawInput, required: true }) },
    resolve: (_, { inputData }, { runner, viewer }) =>
      runner.run(viewer, withdrawBankFile, parseInput(withdrawSchema, inputData, 'inputData')),
  }),
);
