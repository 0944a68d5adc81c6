import { z } from 'zod';

import { BEARERS, bearer } from '@husvaer/domain/payments/reductions';
import { writeOffReason } from '@husvaer/domain/payments/small-difference';

import { withContract } from '../leases/public.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { input } from '../../platform/graphql/input.ts';
import { mutation, query } from '../../platform/graphql/operation.ts';
import { anId } from '../../platform/input-id.ts';
import {
  changed,
  invoiceInput,
  InvoiceType,
  type Invoice,
  denyInvoicePaid,
  sayInvoicePaid,
  withInvoice,
} from '../invoices/public.ts';
import { getPayments, type ShownPayment } from './use-cases/get-payments.ts';
import { received, receiveInvoiceDirectly } from './use-cases/receive-invoice-directly.ts';
import { hasWaitingReduction } from './reductions/store.ts';
import { takeBackPayment } from './use-cases/take-back-payment.ts';
import { takeBackWriteOff } from './use-cases/take-back-write-off.ts';
import { writeOffInvoice } from './use-cases/write-off-invoice.ts';
import { writeOffSurplus } from './use-cases/write-off-surplus.ts';

const PaidType = builder.objectRef<{ invoice: Invoice; amount: bigint }>('PaidInvoice').implement({
  fields: (t) => ({
    _id: t.id({ resolve: ({ invoice }) => invoice.id }),
    invoiceSerialId: t.int({ resolve: ({ invoice }) => invoice.serial }),
    invoiceMonth: t.string({ nullable: true, resolve: ({ invoice }) => invoice.month }),
    amount: t.expose('amount', {
      type: 'Kroner',
      description: 'The part of the payment that paid this invoice, in kroner.',
    }),
  }),
});
const PaymentType = builder.objectRef<ShownPayment>('Payment').implement({
  fields: (t) => ({
    _id: t.exposeID('id'),
    amount: t.expose('amount', {
      type: 'Kroner',
      description: 'Kroner. Negative for a reversal, a refund or a write-off.',
    }),
    paymentDate: t.exposeString('paidOn', {
      description: 'The day the payer’s bank received the payment.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    isWriteOff: t.boolean({
      description: 'Whether it is a surplus that was written off. The amount is then negative.',
      resolve: ({ source }) => source === 'write_off',
    }),
    isDirect: t.boolean({
      resolve: ({ source }) => source === 'direct',
      description: 'Whether the landlord received the money directly, not through the bank.',
    }),
    mayTakeBack: t.exposeBoolean('mayTakeBack', {
      description:
        'Whether the viewer may reverse the payment, because the landlord did not receive it directly after all.',
    }),
    invoices: t.expose('pays', { type: [PaidType] }),
  }),
});
const PaymentsMeta = builder.objectRef<ShownPayment[]>('PaymentsMetaData').implement({
  fields: (t) => ({ totalDocuments: t.int({ resolve: (all) => all.length }) }),
});
const PaymentsType = builder.objectRef<ShownPayment[]>('Payments').implement({
  fields: (t) => ({
    data: t.field({ type: [PaymentType], resolve: (all) => all }),
    metaData: t.field({ type: PaymentsMeta, resolve: (all) => all }),
  }),
});
const paymentsQuery = withContract.extend({
  propertyId: anId.nullish(),
  tenantId: anId.nullish(),
});
query('getAllInvoicePaymentForALease', {
  description: 'Returns the payments for a lease, the latest first.',
  args: {
    queryData: input('PaymentsQueryData', paymentsQuery, {
      propertyId: 'Not used: the lease determines the property.',
      tenantId: 'Not used: all tenants of a lease are liable for the whole rent.',
    }),
  },
  type: PaymentsType,
  run: ({ queryData: { contractId } }, { runner, viewer }) =>
    runner.read(viewer, getPayments, contractId),
});

const simple = {
  sayInvoicePaid: {
    useCase: sayInvoicePaid,
    description:
      'Records that a tenant says they paid the landlord directly. No reminder is sent until this is settled.',
  },
  denyInvoicePaid: {
    useCase: denyInvoicePaid,
    description:
      'Records that the landlord did not receive the money directly. For the landlord’s side.',
  },
};
for (const [name, { useCase, description }] of Object.entries(simple))
  mutation(name, {
    description,
    args: { inputData: invoiceInput },
    type: InvoiceType,
    run: ({ inputData }, context) =>
      changed(context, (work, { invoiceId }) => useCase(work, invoiceId), inputData),
  });

const WRITE_OFF_REASON = 'The reason, at most 500 characters. Both sides can read it.';
const withReason = z.object({ reason: writeOffReason });
const withBearer = withReason.extend({ borneBy: bearer.nullish() });
export const BearerEnum = builder.enumType('LossBearer', { values: BEARERS });

builder.objectField(InvoiceType, 'hasWaitingReduction', (t) =>
  t.boolean({
    description: 'Whether a write-off or a credit of it waits for a second person.',
    resolve: ({ id }, _, { runner, viewer }) =>
      runner.read(viewer, ({ tx }, invoiceId) => hasWaitingReduction(tx, invoiceId), id),
  }),
);
mutation('writeOffInvoice', {
  description:
    'Writes off the unpaid amount of an invoice that is due. Above the limit of the agency it waits for another person.',
  args: {
    inputData: input('WriteOffInvoiceInputData', withBearer.extend(withInvoice.shape), {
      reason: WRITE_OFF_REASON,
      borneBy:
        'Who bears the rent. Defaults to the landlord; with a payout guarantee always the agency.',
    }),
  },
  type: InvoiceType,
  run: ({ inputData }, context) => changed(context, writeOffInvoice, inputData),
});
mutation('takeBackWriteOff', {
  description: 'Takes back a write-off as long as the month of its booking is open.',
  args: { inputData: input('TakeBackWriteOffInputData', z.object({ reductionId: anId })) },
  type: 'Boolean',
  async run({ inputData: { reductionId } }, { runner, viewer }) {
    await runner.run(viewer, takeBackWriteOff, reductionId);
    return true;
  },
});
mutation('writeOffSurplus', {
  description: 'Writes off the surplus of an ended lease, at most kr 10.',
  args: {
    inputData: input('WriteOffSurplusInputData', withReason.extend(withContract.shape), {
      reason: WRITE_OFF_REASON,
    }),
  },
  type: 'Boolean',
  async run({ inputData: input }, { runner, viewer }) {
    await runner.run(viewer, writeOffSurplus, input);
    return true;
  },
});
mutation('receiveInvoiceDirectly', {
  description: 'Records that the landlord received the money for an invoice directly.',
  args: {
    inputData: input('ReceiveInvoiceDirectlyInputData', received, {
      amount: { type: 'Kroner', description: 'Kroner. Defaults to the unpaid amount.' },
      receivedOn: '`YYYY-MM-DD`. Defaults to today.',
    }),
  },
  type: InvoiceType,
  run: ({ inputData }, context) => changed(context, receiveInvoiceDirectly, inputData),
});
mutation('takeBackPayment', {
  description: 'Reverses a payment that was recorded as received directly by mistake.',
  args: { inputData: input('TakeBackPaymentInputData', z.object({ paymentId: anId })) },
  type: 'Boolean',
  async run({ inputData: { paymentId } }, { runner, viewer }) {
    await runner.run(viewer, takeBackPayment, paymentId);
    return true;
  },
});
