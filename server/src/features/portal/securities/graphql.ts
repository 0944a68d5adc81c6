import { DepositStatusEnum, type DepositView } from '../../deposits/public.ts';
import { builder } from '../../../platform/graphql/builder.ts';

export const DepositAccountType = builder.objectRef<DepositView>('LeaseDepositAccount').implement({
  description: 'A deposit in the tenants’ own account.',
  fields: (t) => ({
    status: t.expose('status', { type: DepositStatusEnum }),
    number: t.string({
      nullable: true,
      resolve: ({ accounts }) => accounts[0]?.accountNumber ?? null,
    }),
    bankName: t.string({
      nullable: true,
      resolve: ({ accounts }) => accounts[0]?.bankName ?? null,
    }),
    createdAt: t.field({ type: 'DateTime', resolve: ({ deposit }) => deposit.createdAt }),
  }),
});

export const DepositInsuranceType = builder
  .objectRef<DepositView>('LeaseDepositInsurance')
  .implement({
    description: 'An insurance in place of a deposit.',
    fields: (t) => ({
      status: t.expose('status', { type: DepositStatusEnum }),
      bankAccount: t.string({
        nullable: true,
        description: 'Where its fee is paid to, eleven digits; null before it is invoiced.',
        resolve: ({ invoice }) => invoice?.account ?? null,
      }),
      kid: t.string({ nullable: true, resolve: ({ invoice }) => invoice?.kid ?? null }),
      amount: t.field({
        type: 'Kroner',
        description: 'What it refers to.',
        resolve: ({ deposit }) => deposit.amount,
      }),
      payable: t.field({
        type: 'Kroner',
        nullable: true,
        description: 'Its fee.',
        resolve: ({ deposit }) => deposit.insuranceFee,
      }),
      createdAt: t.field({ type: 'DateTime', resolve: ({ deposit }) => deposit.createdAt }),
      referenceNumber: t.string({
        nullable: true,
        description: 'The insurer’s.',
        resolve: ({ deposit }) => deposit.insuranceReference,
      }),
    }),
  });
