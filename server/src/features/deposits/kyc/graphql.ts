import { z } from 'zod';

import { DEPOSIT_SOURCES, depositKyc } from '@husvaer/domain/deposits/kyc';

import { builder } from '../../../platform/graphql/builder.ts';
import { input } from '../../../platform/graphql/input.ts';
import { query, mutation } from '../../../platform/graphql/operation.ts';
import { thenRead } from '../../../platform/work.ts';
import { addDepositKyc } from './use-cases/add-deposit-kyc.ts';
import { getDepositKyc, type KycView } from './use-cases/get-deposit-kyc.ts';

const SourceEnum = builder.enumType('DepositSource', { values: DEPOSIT_SOURCES });

const KycType = builder.objectRef<KycView>('DepositKyc').implement({
  description:
    'A bank’s questions to a tenant before it opens a deposit account. The answers are never shown again.',
  fields: (t) => ({
    referenceNumber: t.exposeString('reference'),
    contractId: t.exposeID('leaseId'),
    name: t.exposeString('name'),
    propertyName: t.exposeString('title'),
    depositAmount: t.expose('amount', { type: 'Kroner' }),
    submittedAt: t.expose('submittedAt', { type: 'DateTime', nullable: true }),
    identificationHint: t.exposeString('identificationHint', {
      nullable: true,
      description: 'The national identity number, masked: 010190*****.',
    }),
    signingUrl: t.exposeString('signingUrl', {
      nullable: true,
      description:
        'The URL at which the viewer signs. Null until the form is submitted and it is the viewer’s turn.',
    }),
    returnTo: t.exposeString('returnTo', { description: 'The lease’s page.' }),
  }),
});
const withReference = z.object({ referenceNumber: z.string().max(100) });

query('getDepositKyc', {
  args: { queryData: input('DepositKycQueryData', withReference) },
  type: KycType,
  run: ({ queryData: { referenceNumber } }, { runner, viewer }) =>
    runner.read(viewer, getDepositKyc, referenceNumber),
});

mutation('addDepositKyc', {
  args: {
    inputData: input('AddDepositKycInputData', depositKyc, {
      nationalIdentification: 'Eleven digits.',
      yearlyAmount: 'Kroner.',
      taxCountry: 'The foreign country in which the tenant is taxable, if any, ISO 3166-1 alpha-2.',
      motherland: 'ISO 3166-1 alpha-2.',
      depositType: { type: SourceEnum },
      amount: 'Kroner.',
      comment: 'At most 1000 characters.',
    }),
  },
  type: KycType,
  run: ({ inputData }, { runner, viewer }) =>
    runner.run(viewer, thenRead(addDepositKyc, getDepositKyc), inputData),
});
