export { findOverviews, type NamedOverview } from './claims/find-late-rents.ts';
export { OverviewType, StageEnum } from './overview/graphql.ts';
export { findInvoicing, findInvoicings, type LeaseInvoicing } from './records/store.ts';
export { findProposedPlans, type PlanSide, type ProposedPlan } from './plans/store.ts';
export { countEndingRates, findRates, saveRate } from './rates/store.ts';
export { auditInvoicing } from './use-cases/audit-invoicing.ts';
export { noteMoneyOf } from './partner-api/note-money.ts';
