import { z } from 'zod';

import { writeOffReason } from '@husvaer/domain/invoicing/small-difference';
import { INVOICE_COLOURS, INVOICE_KINDS, INVOICE_STATUSES } from '@husvaer/domain/invoicing/words';
import { parseInput } from '@husvaer/domain/kernel/validation';

import { FileType } from '../files/public.ts';
import { withContract } from '../leases/public.ts';
import { builder, type GraphqlContext } from '../../platform/graphql/builder.ts';
import { anId } from '../../platform/asked-id.ts';
import { thenRead, type Work } from '../../platform/work.ts';
import type { Invoice } from './invoices/store.ts';
import { creditInvoice, crediting } from './use-cases/credit-invoice.ts';
import {
  FILE_KINDS,
  getInvoice,
  getInvoices,
  getPayments,
  type ShownInvoice,
  type ShownPayment,
} from './use-cases/get-invoices.ts';
import { objection, objectTo, settleObjection } from './use-cases/object.ts';
import {
  denyPaid,
  received,
  sayPaid,
  takeDirectly,
  takeDirectlyBack,
} from './use-cases/pay-directly.ts';
import { writeOff, writeOffSurplus } from './use-cases/write-off.ts';

export const InvoiceKindEnum = builder.enumType('InvoiceKind', { values: INVOICE_KINDS });
export const InvoiceStatusEnum = builder.enumType('InvoiceStatus', { values: INVOICE_STATUSES });
const ColourEnum = builder.enumType('InvoiceColour', {
  values: [...new Set(Object.values(INVOICE_COLOURS))],
});

const FileKindEnum = builder.enumType('InvoiceFileKind', { values: FILE_KINDS });

export const InvoiceType = builder.objectRef<ShownInvoice>('Invoice').implement({
  description: 'What a lease’s tenants or landlord are asked for, or a credit note.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    kind: t.expose('kind', { type: InvoiceKindEnum }),
    isFinalSettlement: t.exposeBoolean('isFinalSettlement', {
      description:
        'What a lease that is over leaves the landlord to pay, or a credit note of it: no payout keeps it back.',
    }),
    status: t.expose('status', { type: InvoiceStatusEnum }),
    colour: t.field({ type: ColourEnum, resolve: ({ status }) => INVOICE_COLOURS[status] }),
    invoiceSerialId: t.exposeInt('serial'),
    invoiceMonth: t.exposeString('month', {
      nullable: true,
      description: 'Rent’s month by its first day.',
    }),
    issuedOn: t.exposeString('issuedOn'),
    dueDate: t.exposeString('dueOn'),
    accountNumber: t.exposeString('account', { description: 'Eleven digits.' }),
    kidNumber: t.exposeString('kid', { nullable: true }),
    invoiceTotal: t.expose('total', { type: 'Kroner' }),
    vatAmount: t.expose('vat', { type: 'Kroner', description: 'Value added tax in the total.' }),
    fees: t.expose('fees', { type: 'Kroner' }),
    paid: t.expose('paid', { type: 'Kroner' }),
    credited: t.expose('credited', { type: 'Kroner' }),
    lost: t.expose('lost', { type: 'Kroner' }),
    overpaid: t.expose('surplus', {
      type: 'Kroner',
      description:
        'Paid with its KID beyond what was owed, and not moved to another or paid back yet.',
    }),
    amountDue: t.expose('open', { type: 'Kroner', description: 'Still to be paid.' }),
    creditsInvoiceId: t.exposeID('creditsId', { nullable: true }),
    isSaidPaid: t.exposeBoolean('isSaidPaid', {
      description: 'The tenant says that the landlord had it directly; nobody has confirmed it.',
    }),
    objection: t.exposeString('objection', { nullable: true }),
    fileId: t.exposeID('documentId', { nullable: true }),
    attachments: t.field({
      type: [FileType],
      description: 'Its PDF first, then what was sent about it.',
      resolve: ({ files }) => files.map(({ document }) => document),
    }),
  }),
});

const InvoicesType = builder.objectRef<ShownInvoice[]>('Invoices').implement({
  fields: (t) => ({ data: t.field({ type: [InvoiceType], resolve: (all) => all }) }),
});

const InvoicesQueryData = builder.inputType('InvoicesQueryData', {
  fields: (t) => ({
    contractId: t.id({ required: true }),
    neededFileType: t.field({
      type: FileKindEnum,
      description: 'Those alone that have such a file, and no other of their files.',
    }),
  }),
});
builder.queryField('getAllInvoiceForPartnerPublicSite', (t) =>
  t.field({
    type: InvoicesType,
    description: 'The invoices of a lease, the latest month first.',
    args: { queryData: t.arg({ type: InvoicesQueryData, required: true }) },
    resolve(_, { queryData }, { runner, viewer }) {
      const { contractId } = parseInput(
        withContract,
        { contractId: queryData.contractId },
        'queryData',
      );
      const neededFile = queryData.neededFileType ?? undefined;
      return runner.read(viewer, getInvoices, { leaseId: contractId, neededFile });
    },
  }),
);

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

const withInvoice = z.object({ invoiceId: anId });
const InvoiceInput = builder.inputType('InvoiceInputData', {
  fields: (t) => ({ invoiceId: t.id({ required: true }) }),
});

/** Does something with an invoice, and answers with it as it is then. */
function changed<Input extends { invoiceId: string }>(
  { runner, viewer }: GraphqlContext,
  useCase: (work: Work, input: Input) => Promise<void>,
  input: Input,
): Promise<ShownInvoice> {
  return runner.run(viewer, thenRead(useCase, getInvoice, input.invoiceId), input);
}

const simple = {
  sayInvoicePaid: {
    useCase: sayPaid,
    description:
      'A tenant says that the landlord had it directly: no reminder goes out until that is settled.',
  },
  denyInvoicePaid: { useCase: denyPaid, description: 'The letting side had no money directly.' },
  settleInvoiceObjection: { useCase: settleObjection, description: 'An objection is settled.' },
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
        writeOff,
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
      const said = parseInput(withReason.extend(withContract.shape), inputData, 'inputData');
      await runner.run(viewer, writeOffSurplus, said);
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
      changed(context, takeDirectly, parseInput(received, inputData, 'inputData')),
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
      await runner.run(viewer, takeDirectlyBack, paymentId);
      return true;
    },
  }),
);

const ObjectInput = builder.inputType('ObjectToInvoiceInputData', {
  fields: (t) => ({
    invoiceId: t.id({ required: true }),
    text: t.string({ required: true, description: 'What is wrong with it: 1000 characters.' }),
  }),
});
builder.mutationField('objectToInvoice', (t) =>
  t.field({
    type: InvoiceType,
    description: 'No reminder goes out while an objection stands.',
    args: { inputData: t.arg({ type: ObjectInput, required: true }) },
    resolve: (_, { inputData }, context) =>
      changed(context, objectTo, parseInput(objection, inputData, 'inputData')),
  }),
);

const CreditInput = builder.inputType('AddCreditNoteInputData', {
  fields: (t) => ({
    invoiceId: t.id({ required: true }),
    amount: t.field({ type: 'Kroner', description: 'All that is not credited yet, without one.' }),
    reason: t.string({ required: true, description: 'It stands on the credit note.' }),
  }),
});
builder.mutationField('addCreditNote', (t) =>
  t.field({
    type: InvoiceType,
    args: { inputData: t.arg({ type: CreditInput, required: true }) },
    resolve: (_, { inputData }, context) =>
      changed(context, creditInvoice, parseInput(crediting, inputData, 'inputData')),
  }),
);
