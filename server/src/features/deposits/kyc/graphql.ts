import { z } from 'zod';

import { DEPOSIT_SOURCES, KYC_QUESTIONS } from '@husvaer/domain/deposits/kyc';

import { builder } from '../../../platform/graphql/builder.ts';
import { input } from '../../../platform/graphql/input.ts';
import { query } from '../../../platform/graphql/operation.ts';
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

const KycInput = builder.inputType('AddDepositKycInputData', {
  fields: (t) => ({
    referenceNumber: t.string({ required: true }),
    nationalIdentification: t.string({ required: true, description: 'Eleven digits.' }),
    yearlyAmount: t.float({ required: true, description: 'Kroner.' }),
    ...(Object.fromEntries(
      KYC_QUESTIONS.map((name) => [name, t.boolean({ required: true })]),
    ) as Record<(typeof KYC_QUESTIONS)[number], ReturnType<typeof t.boolean<true>>>),
    taxCountry: t.string({
      description:
        'The foreign country in which the tenant is taxable, if any, ISO 3166-1 alpha-2.',
    }),
    taxNumber: t.string(),
    motherland: t.string({ required: true, description: 'ISO 3166-1 alpha-2.' }),
    depositType: t.field({ type: SourceEnum, required: true }),
    amount: t.float({ required: true, description: 'Kroner.' }),
    comment: t.string({ description: 'At most 1000 characters.' }),
  }),
});

builder.mutationField('addDepositKyc', (t) =>
  t.field({
    type: KycType,
    args: { inputData: t.arg({ type: KycInput, required: true }) },
    resolve(_, { inputData }, { runner, viewer }) {
      return runner.run(viewer, thenRead(addDepositKyc, getDepositKyc), { ...inputData });
    },
  }),
);
