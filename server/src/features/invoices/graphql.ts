import { z } from 'zod';

import { INVOICE_COLOURS, INVOICE_KINDS, INVOICE_STATUSES } from '@husvaer/domain/invoices/enums';

import { builder, type GraphqlContext } from '../../platform/graphql/builder.ts';
import { input } from '../../platform/graphql/input.ts';
import { mutation } from '../../platform/graphql/operation.ts';
import { anId } from '../../platform/input-id.ts';
import { thenRead, type Work } from '../../platform/work.ts';
import type { AccountChange, Parties } from './store.ts';
import type { ShownInvoice } from './shown-invoices.ts';
import { getInvoice } from './use-cases/get-invoice.ts';
import { objection, objectToInvoice } from './use-cases/object-to-invoice.ts';
import { settleInvoiceObjection } from './use-cases/settle-invoice-objection.ts';

export const InvoiceKindEnum = builder.enumType('InvoiceKind', { values: INVOICE_KINDS });
export const InvoiceStatusEnum = builder.enumType('InvoiceStatus', { values: INVOICE_STATUSES });
const ColourEnum = builder.enumType('InvoiceColour', {
  values: [...new Set(Object.values(INVOICE_COLOURS))],
});

/** A home, as it is on an invoice. */
export const HomeType = builder.objectRef<Parties['home']>('InvoicedHome').implement({
  description: 'A home as an invoice shows it.',
  fields: (t) => ({ name: t.exposeString('name'), address: t.exposeString('address') }),
});

export const AccountChangeType = builder.objectRef<AccountChange>('AccountChange').implement({
  description: 'Why the first invoices to an account name another than the tenants paid to before.',
  fields: (t) => ({
    formerAccountNumber: t.exposeString('former', { description: 'Eleven digits.' }),
    noticeDate: t.exposeString('noticedOn', {
      description: 'The day on which the tenants had notice of the other account, `YYYY-MM-DD`.',
    }),
  }),
});

export const InvoiceType = builder.objectRef<ShownInvoice>('Invoice').implement({
  description: 'An invoice to the tenants or the landlord of a lease, or a credit note.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    kind: t.expose('kind', { type: InvoiceKindEnum }),
    isFinalSettlement: t.exposeBoolean('isFinalSettlement', {
      description:
        'Whether the invoice is the final settlement that a landlord pays after a lease, or a credit note of one. It is not deducted from payouts.',
    }),
    status: t.expose('status', { type: InvoiceStatusEnum }),
    colour: t.field({ type: ColourEnum, resolve: ({ status }) => INVOICE_COLOURS[status] }),
    invoiceSerialId: t.exposeInt('serial'),
    invoiceMonth: t.exposeString('month', {
      nullable: true,
      description:
        'The first day of the month that the rent is for, `YYYY-MM-DD`. Null if it is not for rent.',
    }),
    issuedOn: t.exposeString('issuedOn'),
    dueDate: t.exposeString('dueOn'),
    accountNumber: t.exposeString('account', { description: 'Eleven digits.' }),
    accountChange: t.expose('accountChange', { type: AccountChangeType, nullable: true }),
    kidNumber: t.exposeString('kid', { nullable: true }),
    invoiceTotal: t.expose('total', { type: 'Kroner' }),
    vatAmount: t.expose('vat', {
      type: 'Kroner',
      description: 'The value added tax included in the total.',
    }),
    fees: t.expose('fees', { type: 'Kroner' }),
    paid: t.expose('paid', { type: 'Kroner' }),
    credited: t.expose('credited', { type: 'Kroner' }),
    lost: t.expose('lost', { type: 'Kroner' }),
    overpaid: t.expose('surplus', {
      type: 'Kroner',
      description:
        'The amount paid with the KID of the invoice beyond what was owed, which is not moved to another invoice or refunded yet.',
    }),
    amountDue: t.expose('open', {
      type: 'Kroner',
      description: 'The amount that is not paid yet.',
    }),
    creditsInvoiceId: t.exposeID('creditsId', { nullable: true }),
    isSaidPaid: t.exposeBoolean('isSaidPaid', {
      description:
        'Whether the tenant states that the landlord was paid directly, and no one has confirmed it.',
    }),
    objection: t.exposeString('objection', { nullable: true }),
    fileId: t.exposeID('documentId', { nullable: true }),
    contractId: t.exposeID('leaseId'),
    leaseNumber: t.string({ resolve: ({ parties }) => parties.lease }),
    home: t.field({ type: HomeType, resolve: ({ parties }) => parties.home }),
    tenantNames: t.stringList({
      resolve: ({ parties }) => parties.tenants.map(({ name }) => name),
    }),
  }),
});

export const withInvoice = z.object({ invoiceId: anId });
/** The input of an act on an invoice that needs nothing else. */
export const invoiceInput = input('InvoiceInputData', withInvoice);

/** Runs a use case on an invoice and returns the invoice as it is afterwards. */
export function changed<Input extends { invoiceId: string }>(
  { runner, viewer }: GraphqlContext,
  useCase: (work: Work, input: Input) => Promise<void>,
  input: Input,
): Promise<ShownInvoice> {
  return runner.run(viewer, thenRead(useCase, getInvoice, input.invoiceId), input);
}

mutation('settleInvoiceObjection', {
  description: 'Marks the objection to an invoice as settled.',
  args: { inputData: invoiceInput },
  type: InvoiceType,
  run: ({ inputData }, context) =>
    changed(context, (work, { invoiceId }) => settleInvoiceObjection(work, invoiceId), inputData),
});
mutation('objectToInvoice', {
  description: 'Objects to an invoice. No reminder is sent while the objection is open.',
  args: {
    inputData: input('ObjectToInvoiceInputData', objection, {
      text: 'The reason for the objection, at most 1000 characters.',
    }),
  },
  type: InvoiceType,
  run: ({ inputData }, context) => changed(context, objectToInvoice, inputData),
});
