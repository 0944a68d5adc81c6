import { uuid } from '@husvaer/domain/kernel/uuid';

import { WITHOUT_PARTNER, withBooks } from '../../ledger/public.ts';
import { input } from '../../../platform/graphql/input.ts';
import { mutation } from '../../../platform/graphql/operation.ts';
import { withdrawBankFile } from './use-cases/withdraw-bank-file.ts';
const withdrawSchema = withBooks.extend({ fileId: uuid });
mutation('withdrawBankFile', {
  description:
    'Withdraws an uploaded file that waits for its day: it is not booked, and can be sent again. Returns its id.',
  args: {
    inputData: input('WithdrawBankFileInputData', withdrawSchema, { partnerId: WITHOUT_PARTNER }),
  },
  type: 'ID',
  run: ({ inputData }, { runner, viewer }) => runner.run(viewer, withdrawBankFile, inputData),
});
