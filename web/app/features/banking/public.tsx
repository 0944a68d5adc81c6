export { OwnEvictionCase } from './arrears/own-eviction-case.tsx';
export { DenyPaid } from './invoices/deny-paid.graphql.ts';
export { ReceiveDirectly } from './invoices/receive-directly.graphql.ts';
export { SettleObjection } from './invoices/settle-objection.graphql.ts';
