import type { ReconciliationQuery } from './reconciliation.graphql.ts';

/** A month of the client accounts beside their bank. */
export type Month = ReconciliationQuery['getBankReconciliation'];
