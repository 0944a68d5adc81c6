import type { accountErrors } from './accounts/errors.ts';
import type { accountingErrors } from './accounting/errors.ts';
import type { arrearsErrors } from './arrears/errors.ts';
import type { bankingErrors } from './banking/errors.ts';
import type { depositErrors } from './deposits/errors.ts';
import type { fileErrors } from './files/errors.ts';
import type { interestErrors } from './interest/errors.ts';
import type { invoicingErrors } from './invoices/errors.ts';
import type { maintenanceOn, requestErrors } from './kernel/errors.ts';
import type { leaseErrors } from './leases/errors.ts';
import type { ledgerErrors } from './ledger/errors.ts';
import type { listingErrors } from './listings/errors.ts';
import type { messagingErrors } from './messaging/errors.ts';
import type { operationsErrors } from './operations/errors.ts';
import type { partnerErrors } from './partners/errors.ts';
import type { payoutErrors } from './payouts/errors.ts';
import type { postalErrors } from './postal/errors.ts';
import type { reportErrors } from './reports/errors.ts';
import type { searchErrors } from './search/errors.ts';
import type { signingErrors } from './signing/errors.ts';

/** Every feature's errors. */
type Errors =
  | typeof accountErrors
  | typeof accountingErrors
  | typeof arrearsErrors
  | typeof bankingErrors
  | typeof depositErrors
  | typeof fileErrors
  | typeof interestErrors
  | typeof invoicingErrors
  | typeof leaseErrors
  | typeof ledgerErrors
  | typeof listingErrors
  | typeof messagingErrors
  | typeof operationsErrors
  | typeof partnerErrors
  | typeof payoutErrors
  | typeof postalErrors
  | typeof reportErrors
  | typeof requestErrors
  | typeof searchErrors
  | typeof signingErrors
  | { maintenance: typeof maintenanceOn };

type CodeIn<Some> =
  Some extends Record<string, (...given: never[]) => { code: infer Code }> ? Code : never;

/** Every error code in an answer of the API; `internal` is an unexpected error. */
export type ErrorCode = CodeIn<Errors> | 'internal';
