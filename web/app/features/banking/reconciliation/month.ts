import type { ReconciliationQuery } from './reconciliation.graphql.ts';

/** A month of the client accounts, compared with the bank. */
export type Month = ReconciliationQuery['getBankReconciliation'];
