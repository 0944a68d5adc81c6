export { DenyPaid } from './deny-paid.graphql.ts';
export { ReceiveDirectly } from './receive-directly.graphql.ts';
export { WriteOffDialog, isSmall } from './write-off-dialog.tsx';
export { WriteOffInvoice } from './write-off-invoice.graphql.ts';
export { WriteOffSurplus } from './write-off-surplus.graphql.ts';
