export { DenyInvoicePaid } from './deny-invoice-paid.graphql.ts';
export { ReceiveInvoiceDirectly } from './receive-invoice-directly.graphql.ts';
export { TwoPeople, useSecondPeople } from './two-people.tsx';
export { WriteOffDialog, isSmall } from './write-off-dialog.tsx';
export { WriteOffInvoice } from './write-off-invoice.graphql.ts';
export { WriteOffSurplus } from './write-off-surplus.graphql.ts';
