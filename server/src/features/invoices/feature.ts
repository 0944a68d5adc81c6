import { browserListenerOfMany } from '../leases/public.ts';
import type { Feature } from '../../platform/feature.ts';
import { createDeliveryWorker } from './deliveries/delivery-worker.ts';
import { getDeliveryQueueState } from './deliveries/store.ts';
import './graphql.ts';
import './list/graphql.ts';
import { serveInvoiceFile } from './list/http.ts';
import { invoicePaper } from './papers/invoice-paper.ts';
import './settings/graphql.ts';
import { mayReadInvoice } from './may-read.ts';

export const invoices: Feature = {
  name: 'invoices',
  http: [serveInvoiceFile],
  documents: [mayReadInvoice],
  workers: [createDeliveryWorker('invoice', invoicePaper)],
  measures: { queues: [{ name: 'invoices', read: ({ tx }) => getDeliveryQueueState(tx) }] },
  on: [browserListenerOfMany('payments.invoices_changed', 'invoices.notify_browsers')],
};
