import type { SAFEGUARDS } from '@husvaer/domain/accounts/safeguards';

import type { NamedTest } from '../named-test.ts';

type Rows = typeof SAFEGUARDS;
type Guarded = {
  [Name in keyof Rows as Rows[Name]['notAlone'] extends readonly [] ? never : Name]: Record<
    Rows[Name]['notAlone'][number],
    NamedTest
  >;
};

const PAYOUT: NamedTest = [
  'server/src/features/payouts/payouts.test.ts',
  'whoever is involved in a payout, as the table says, does not approve it alone',
];
const REFUND: NamedTest = [
  'server/src/features/banking/refunds.test.ts',
  'is not approved alone by the user who named its account %s',
];
const APPROVERS: NamedTest = [
  'server/src/features/payouts/settings/settings.test.ts',
  'count when one who approves now agrees who did not ask, or after a day; all are told at once',
];

/**
 * The column `not alone`: for each involvement of each operation, the test in which such a person tries to
 * act alone.
 */
export const NOT_ALONE: Guarded = {
  approvePayouts: { receives: PAYOUT, named_account: PAYOUT, brought_file: PAYOUT },
  approveRefunds: { named_account: REFUND, brought_file: REFUND },
  setPayoutSettings: { asked: APPROVERS },
  agreeToApprovers: { asked: APPROVERS },
};
