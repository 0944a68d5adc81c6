export { findInvoicing, findInvoicings, type LeaseInvoicing } from './records/store.ts';
export { auditInvoicing } from './use-cases/audit-invoicing.ts';
