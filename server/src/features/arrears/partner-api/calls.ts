import { ADDRESS_SECONDS } from '@husvaer/domain/files/documents';
import { invoicingErrors } from '@husvaer/domain/invoices/errors';
import { oreToKroner } from '@husvaer/domain/kernel/money';
import { uuid } from '@husvaer/domain/kernel/uuid';
import { parseInput } from '@husvaer/domain/kernel/validation';

import { createDownloadUrl } from '../../files/public.ts';
import { requireBook } from '../../ledger/public.ts';
import { pageAfter, withChanges } from '../../partners/public.ts';
import type { CallGroup, Called, DescribedCall } from '../../../platform/http/described-calls.ts';
import type { ReadWork, Work } from '../../../platform/work.ts';
import { setLeaseCharges, getLeaseCharges, addCreditNote } from '../../billing/public.ts';
import { getLateRent } from '../use-cases/get-late-rent.ts';
import {
  findPayments,
  hasWaitingReduction,
  receiveInvoiceDirectly,
  writeOffInvoice,
} from '../../payments/public.ts';
import { getReadableInvoice, changeAgreements, getAgreements } from '../../invoices/public.ts';
import {
  agreementsOf,
  chargesOf,
  creditingOf,
  invoicePage,
  paymentPage,
  receivedOf,
  SCHEMAS,
} from './shapes.ts';
import { noteMoneyOf } from './note-money.ts';
import { EVENTS } from './notify-partner.ts';
import { findInvoiceIds, findPaymentIds } from './store.ts';
import { writeInvoices, writePayment } from './write.ts';

const reading = { method: 'GET', scope: 'money:read' } as const;
const posting = { method: 'POST', scope: 'money:write', isOnce: true } as const;

async function readInvoice(work: ReadWork, called: Called) {
  const id = called.id('invoiceId');
  await getReadableInvoice(work, id);
  const [invoice] = await withChanges(work, await writeInvoices(work, [id]));
  return invoice;
}

/** The answers of a call that writes off or credits. */
const REDUCED: DescribedCall['answers'] = {
  200: ['The changed invoice.', 'Invoice'],
  202: ['The invoice as it was: another person must agree first.', 'Invoice'],
};
async function answerReduced(work: Work, called: Called) {
  const { invoice } = await getReadableInvoice(work, called.id('invoiceId'));
  await noteMoneyOf(work, [invoice.leaseId]);
  const isWaiting = await hasWaitingReduction(work.tx, called.id('invoiceId'));
  return { status: isWaiting ? 202 : 200, body: await readInvoice(work, called) };
}

const invoiceCalls: DescribedCall[] = [
  {
    ...reading,
    path: '/invoices',
    operationId: 'getInvoices',
    summary: 'The invoices and credit notes, oldest first',
    query: invoicePage,
    answers: { 200: ['A page.', 'InvoicePage'] },
    async read(work, { viewer, query }) {
      const { after, limit, ...filters } = parseInput(invoicePage, query);
      const { id: bookId } = await requireBook(work, viewer.partnerId, 'see');
      const request = { ...filters, bookId, today: work.clock.today().toString() };
      const page = await pageAfter(
        { after, limit },
        {
          key: uuid,
          find: (part) => findInvoiceIds(work.tx, request, part),
          keyOf: (id) => id,
          write: (id) => id,
        },
      );
      return { ...page, data: await withChanges(work, await writeInvoices(work, page.data)) };
    },
  },
  {
    ...reading,
    path: '/invoices/{invoiceId}',
    operationId: 'getInvoice',
    summary: 'An invoice and its state',
    answers: { 200: ['The invoice.', 'Invoice'] },
    read: readInvoice,
  },
  {
    ...reading,
    path: '/invoices/{invoiceId}/document',
    operationId: 'getInvoiceDocument',
    summary: 'A URL of its PDF that works without a key for some minutes',
    answers: { 200: ['The URL.', 'InvoiceAddress'] },
    async read(work, called) {
      const { invoice } = await getReadableInvoice(work, called.id('invoiceId'));
      if (invoice.documentId === null) throw invoicingErrors.not_found();
      const url = new URL(await createDownloadUrl(work, invoice.documentId), work.origin).href;
      const expiresAt = work.clock.now().add({ seconds: ADDRESS_SECONDS });
      return { url, expiresAt: expiresAt.toString() };
    },
  },
  {
    ...posting,
    path: '/invoices/{invoiceId}/credit',
    operationId: 'creditInvoice',
    summary: 'Credits an invoice, or a part of it',
    body: { schema: 'InvoiceCredit' },
    answers: REDUCED,
    async write(work, called) {
      const invoiceId = called.id('invoiceId');
      await addCreditNote(work, { ...parseInput(creditingOf, called.json()), invoiceId });
      return answerReduced(work, called);
    },
  },
  {
    ...posting,
    path: '/invoices/{invoiceId}/received',
    operationId: 'receiveInvoice',
    summary: 'Records that the tenant paid the landlord directly',
    body: { schema: 'InvoiceReceived' },
    answers: REDUCED,
    async write(work, called) {
      const invoiceId = called.id('invoiceId');
      await receiveInvoiceDirectly(work, { ...parseInput(receivedOf, called.json()), invoiceId });
      return answerReduced(work, called);
    },
  },
  {
    ...posting,
    path: '/invoices/{invoiceId}/write-off',
    operationId: 'writeOffInvoice',
    summary: 'Writes off the open amount of an invoice that is due',
    answers: REDUCED,
    async write(work, called) {
      await writeOffInvoice(work, { invoiceId: called.id('invoiceId'), reason: null });
      return answerReduced(work, called);
    },
  },
];

const leaseCalls: DescribedCall[] = [
  {
    ...reading,
    path: '/payments',
    operationId: 'getPayments',
    summary: 'Payments, in the order in which they were recorded',
    query: paymentPage,
    answers: { 200: ['A page.', 'PaymentPage'] },
    async read(work, { viewer, query }) {
      const { after, limit, ...filters } = parseInput(paymentPage, query);
      const { id: bookId } = await requireBook(work, viewer.partnerId, 'see');
      const page = await pageAfter(
        { after, limit },
        {
          key: uuid,
          find: (part) => findPaymentIds(work.tx, { bookId, ...filters }, part),
          keyOf: ({ id }) => id,
          write: (one) => one,
        },
      );
      const leaseIds = [...new Set(page.data.map((one) => one.leaseId))];
      const payments = new Map((await findPayments(work.tx, leaseIds)).map((one) => [one.id, one]));
      return { ...page, data: page.data.map(({ id }) => writePayment(payments.get(id)!)) };
    },
  },
  {
    ...reading,
    path: '/leases/{leaseId}/late-letters',
    operationId: 'getLateLetters',
    summary: 'Reminders and notices of a lease, oldest first',
    answers: { 200: ['All letters.', 'LateLetters'] },
    async read(work, called) {
      const { letters } = await getLateRent(work, called.id('leaseId'));
      return {
        data: letters.map(({ id, kind, sentOn, payBy, total, claims }) => ({
          _id: id,
          kind,
          sentOn,
          payBy,
          total: oreToKroner(total),
          invoiceIds: claims.map(({ invoiceId }) => invoiceId),
        })),
      };
    },
  },
  {
    method: 'PUT',
    scope: 'money:write',
    path: '/leases/{leaseId}/charges',
    operationId: 'setCharges',
    summary: 'Sets the monthly charges for consumption, from a day on',
    body: { schema: 'ChargesChange' },
    answers: { 200: ['All charges of the lease.', 'Charges'] },
    async write(work, called) {
      const contractId = called.id('leaseId');
      await setLeaseCharges(work, { ...parseInput(chargesOf, called.json()), contractId });
      const charges = await getLeaseCharges(work, contractId);
      return {
        status: 200,
        body: {
          data: charges.map(({ cost, amount, since, until }) => ({
            cost,
            since,
            until,
            amount: oreToKroner(amount),
          })),
        },
      };
    },
  },
  {
    ...reading,
    path: '/leases/{leaseId}/payment-agreements',
    operationId: 'getPaymentAgreements',
    summary: 'The payer’s references for eFaktura and AvtaleGiro',
    answers: { 200: ['Both references; null where there is none.', 'PaymentAgreements'] },
    read: (work, called) => getAgreements(work, called.id('leaseId')),
  },
  {
    method: 'PUT',
    scope: 'money:write',
    path: '/leases/{leaseId}/payment-agreements',
    operationId: 'setPaymentAgreements',
    summary: 'Sets the payer’s references for eFaktura and AvtaleGiro',
    body: { schema: 'PaymentAgreements' },
    answers: { 200: ['The changed references.', 'PaymentAgreements'] },
    async write(work, called) {
      const contractId = called.id('leaseId');
      await changeAgreements(work, { ...parseInput(agreementsOf, called.json()), contractId });
      return { status: 200, body: await getAgreements(work, contractId) };
    },
  },
];

/** The partner API's calls for rent money. */
export const partnerCalls: CallGroup = {
  tag: { name: 'Money', description: 'Invoices, payments and late rent of the partner’s leases.' },
  schemas: SCHEMAS,
  events: EVENTS,
  calls: [...invoiceCalls, ...leaseCalls],
};
