import { LINE_KINDS } from '@husvaer/domain/invoices/enums';
import { z } from 'zod';

import { InvoiceKindEnum, InvoiceStatusEnum } from '../../invoices/public.ts';
import { UseCostEnum } from '../../leases/public.ts';
import { anId } from '../../../platform/input-id.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { input } from '../../../platform/graphql/input.ts';
import { query } from '../../../platform/graphql/operation.ts';
import {
  getInvoiceExplained,
  STEP_KINDS,
  type ExplainedInvoice,
  type ExplainedLine,
  type Step,
} from './use-cases/get-invoice-explained.ts';

const LineKindEnum = builder.enumType('InvoiceLineKind', { values: LINE_KINDS });
const StepKindEnum = builder.enumType('InvoiceStepKind', { values: STEP_KINDS });

const LineType = builder.objectRef<ExplainedLine>('ExplainedInvoiceLine').implement({
  fields: (t) => ({
    kind: t.expose('kind', { type: LineKindEnum }),
    cost: t.expose('cost', { type: UseCostEnum, nullable: true }),
    name: t.exposeString('name', { nullable: true }),
    from: t.exposeString('from', { nullable: true }),
    to: t.exposeString('to', { nullable: true }),
    days: t.exposeInt('days', {
      nullable: true,
      description: 'The number of days charged. Null if the amount does not depend on days.',
    }),
    daysOfMonth: t.exposeInt('daysOfMonth', {
      nullable: true,
      description:
        'The number of days of the month. A part of a month costs `days` of `daysOfMonth`.',
    }),
    monthly: t.expose('monthly', {
      type: 'Kroner',
      nullable: true,
      description: 'The price of the whole month, in kroner.',
    }),
    amount: t.expose('amount', { type: 'Kroner' }),
    vat: t.expose('vat', {
      type: 'Kroner',
      description: 'The value added tax in the amount, in kroner.',
    }),
  }),
});

const StepType = builder.objectRef<Step>('InvoiceStep').implement({
  description: 'A change of the unpaid amount of an invoice.',
  fields: (t) => ({
    on: t.exposeString('on', {
      nullable: true,
      description: 'The day of the change, `YYYY-MM-DD`. Null if unknown.',
    }),
    kind: t.expose('kind', { type: StepKindEnum }),
    amount: t.expose('amount', {
      type: 'Kroner',
      description: 'Kroner. Negative if less is owed.',
    }),
    remainder: t.expose('remainder', {
      type: 'Kroner',
      description: 'The unpaid amount after the change, in kroner.',
    }),
    paymentId: t.exposeID('paymentId', { nullable: true }),
    paymentAmount: t.expose('paymentAmount', {
      type: 'Kroner',
      nullable: true,
      description: 'The whole amount of the payment, of which this is a part, in kroner.',
    }),
    invoiceSerialId: t.exposeInt('invoiceSerial', {
      nullable: true,
      description: 'The number of the credit note.',
    }),
  }),
});

const ExplainedType = builder.objectRef<ExplainedInvoice>('ExplainedInvoice').implement({
  description: 'How the amount of an invoice was calculated, and what has changed it.',
  fields: (t) => ({
    _id: t.id({ resolve: ({ invoice }) => invoice.id }),
    kind: t.field({ type: InvoiceKindEnum, resolve: ({ invoice }) => invoice.kind }),
    status: t.expose('status', { type: InvoiceStatusEnum }),
    invoiceSerialId: t.int({ resolve: ({ invoice }) => invoice.serial }),
    invoiceMonth: t.string({ nullable: true, resolve: ({ invoice }) => invoice.month }),
    issuedOn: t.string({ resolve: ({ invoice }) => invoice.issuedOn }),
    dueDate: t.string({ resolve: ({ invoice }) => invoice.dueOn }),
    invoiceTotal: t.field({ type: 'Kroner', resolve: ({ invoice }) => invoice.total }),
    lines: t.expose('lines', { type: [LineType] }),
    steps: t.expose('steps', { type: [StepType], description: 'The earliest first.' }),
    amountDue: t.expose('left', { type: 'Kroner', description: 'The unpaid amount, in kroner.' }),
  }),
});

const withInvoice = z.object({ invoiceId: anId });
query('getInvoiceExplained', {
  args: { queryData: input('InvoiceExplainedQueryData', withInvoice) },
  type: ExplainedType,
  run: ({ queryData: { invoiceId } }, { runner, viewer }) =>
    runner.read(viewer, getInvoiceExplained, invoiceId),
});
