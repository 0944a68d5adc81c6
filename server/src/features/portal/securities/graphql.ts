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
        description:
          'The account to which the fee is paid. Eleven digits. Null until the fee is invoiced.',
        resolve: ({ invoice }) => invoice?.account ?? null,
      }),
      kid: t.string({ nullable: true, resolve: ({ invoice }) => invoice?.kid ?? null }),
      amount: t.field({
        type: 'Kroner',
        description: 'The insured amount, in kroner.',
        resolve: ({ deposit }) => deposit.amount,
      }),
      payable: t.field({
        type: 'Kroner',
        nullable: true,
        description: 'The fee of the insurance, in kroner.',
        resolve: ({ deposit }) => deposit.insuranceFee,
      }),
      createdAt: t.field({ type: 'DateTime', resolve: ({ deposit }) => deposit.createdAt }),
      referenceNumber: t.string({
        nullable: true,
        description: 'The insurer’s reference number.',
        resolve: ({ deposit }) => deposit.insuranceReference,
      }),
    }),
  });
