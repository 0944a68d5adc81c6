/** The queues of work that waits, each with a name on `/operations` and in `/metrics`. */
export const QUEUES = [
  'outbox',
  'mail',
  'jobs',
  'photos',
  'pictures',
  'webhooks',
  'signing',
  'papers',
  'invoices',
  'deposits',
  'payment_orders',
  'settlements',
  'saft_exports',
] as const;
export type QueueName = (typeof QUEUES)[number];
