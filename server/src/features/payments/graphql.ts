import { z } from 'zod';

import { writeOffReason } from '@husvaer/domain/payments/small-difference';
import { parseInput } from '@husvaer/domain/kernel/validation';

import { withContract } from '../leases/public.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { anId } from '../../platform/input-id.ts';
import {
  changed,
  InvoiceInput,
  InvoiceType,
  withInvoice,
  type Invoice,
} from '../invoices/public.ts';
import { getPayments, type ShownPayment } from './use-cases/get-payments.ts';
import { denyInvoicePaid } from './use-cases/deny-invoice-paid.ts';
import { received, receiveInvoiceDirectly } from './use-cases/receive-invoice-directly.ts';
import { sayInvoicePaid } from './use-cases/say-invoice-paid.ts';
import { takeBackPayment } from './use-cases/take-back-payment.ts';
import { writeOffInvoice } from './use-cases/write-off-invoice.ts';
import { writeOffSurplus } from './use-cases/write-off-surplus.ts';

const PaidType = builder.objectRef<{ invoice: Invoice; amount: bigint }>('PaidInvoice').implement({
  fields: (t) => ({
    _id: t.id({ resolve: ({ invoice }) => invoice.id }),
    invoiceSerialId: t.int({ resolve: ({ invoice }) => invoice.serial }),
    invoiceMonth: t.string({ nullable: true, resolve: ({ invoice }) => invoice.month }),
    amount: t.expose('amount', { type: 'Kroner', description: 'What of the payment it took.' }),
  }),
});
const PaymentType = builder.objectRef<ShownPayment>('Payment').implement({
  fields: (t) => ({
    _id: t.exposeID('id'),
    amount: t.expose('amount', {
      type: 'Kroner',
      description: 'Below zero: taken back, or paid back.',
    }),
    paymentDate: t.exposeString('paidOn', { description: 'When the payer’s bank had it.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    isWriteOff: t.boolean({
      description: 'Below zero: surplus that was written off.',
      resolve: ({ source }) => source === 'write_off',
    }),
    isDirect: t.boolean({
      resolve: ({ source }) => source === 'direct',
      description: 'The landlord had it, and not by way of the bank.',
    }),
    mayTakeBack: t.exposeBoolean('mayTakeBack', {
      description: 'The viewer may say that the landlord did not receive it directly after all.',
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
const PaymentsQueryData = builder.inputType('PaymentsQueryData', {
  fields: (t) => ({
    contractId: t.id({ required: true }),
    propertyId: t.id({ description: 'Known by the lease.' }),
    tenantId: t.id({ description: 'Known by the lease: all who rent answer for all of it.' }),
  }),
});
builder.queryField('getAllInvoicePaymentForALease', (t) =>
  t.field({
    type: PaymentsType,
    description: 'What was paid for a lease, the latest first.',
    args: { queryData: t.arg({ type: PaymentsQueryData, required: true }) },
    resolve(_, { queryData }, { runner, viewer }) {
      const { contractId } = parseInput(withContract, queryData, 'queryData');
      return runner.read(viewer, getPayments, contractId);
    },
  }),
);

const simple = {
  sayInvoicePaid: {
    useCase: sayInvoicePaid,
    description:
      'A tenant says that the landlord had it directly: no reminder goes out until that is settled.',
  },
  denyInvoicePaid: {
    useCase: denyInvoicePaid,
    description: 'The letting side had no money directly.',
  },
};
for (const [name, { useCase, description }] of Object.entries(simple))
  builder.mutationField(name, (t) =>
    t.field({
      type: InvoiceType,
      description,
      args: { inputData: t.arg({ type: InvoiceInput, required: true }) },
      resolve: (_, { inputData }, context) =>
        changed(
          context,
          (work, { invoiceId }) => useCase(work, invoiceId),
          parseInput(withInvoice, inputData, 'inputData'),
        ),
    }),
  );

const WRITE_OFF_REASON = 'Why: 500 characters, which both sides read.';
const withReason = z.object({ reason: writeOffReason });
const WriteOffInput = builder.inputType('WriteOffInvoiceInputData', {
  fields: (t) => ({
    invoiceId: t.id({ required: true }),
    reason: t.string({ required: true, description: WRITE_OFF_REASON }),
  }),
});
builder.mutationField('writeOffInvoice', (t) =>
  t.field({
    type: InvoiceType,
    description: 'What is left to pay is given up.',
    args: { inputData: t.arg({ type: WriteOffInput, required: true }) },
    resolve: (_, { inputData }, context) =>
      changed(
        context,
        writeOffInvoice,
        parseInput(withReason.extend(withInvoice.shape), inputData, 'inputData'),
      ),
  }),
);

const WriteOffSurplusInput = builder.inputType('WriteOffSurplusInputData', {
  fields: (t) => ({
    contractId: t.id({ required: true }),
    reason: t.string({ required: true, description: WRITE_OFF_REASON }),
  }),
});
builder.mutationField('writeOffSurplus', (t) =>
  t.boolean({
    description:
      'What a lease that is over was paid too much is written off, where it is at most kr 10.',
    args: { inputData: t.arg({ type: WriteOffSurplusInput, required: true }) },
    async resolve(_, { inputData }, { runner, viewer }) {
      const input = parseInput(withReason.extend(withContract.shape), inputData, 'inputData');
      await runner.run(viewer, writeOffSurplus, input);
      return true;
    },
  }),
);

const ReceivedInput = builder.inputType('ReceiveInvoiceDirectlyInputData', {
  fields: (t) => ({
    invoiceId: t.id({ required: true }),
    amount: t.field({ type: 'Kroner', description: 'All that is left to pay, without one.' }),
    receivedOn: t.string({ description: 'ISO; today without one.' }),
  }),
});
builder.mutationField('receiveInvoiceDirectly', (t) =>
  t.field({
    type: InvoiceType,
    description: 'The landlord had the money directly.',
    args: { inputData: t.arg({ type: ReceivedInput, required: true }) },
    resolve: (_, { inputData }, context) =>
      changed(context, receiveInvoiceDirectly, parseInput(received, inputData, 'inputData')),
  }),
);

const TakeBackInput = builder.inputType('TakeBackPaymentInputData', {
  fields: (t) => ({ paymentId: t.id({ required: true }) }),
});
builder.mutationField('takeBackPayment', (t) =>
  t.boolean({
    description: 'The landlord did not have after all what was noted as received directly.',
    args: { inputData: t.arg({ type: TakeBackInput, required: true }) },
    async resolve(_, { inputData }, { runner, viewer }) {
      const { paymentId } = parseInput(z.object({ paymentId: anId }), inputData, 'inputData');
      await runner.run(viewer, takeBackPayment, paymentId);
      return true;
    },
  }),
);
