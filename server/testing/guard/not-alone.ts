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
  'an involved person, as the table defines it, can not approve a payout alone',
];
const REFUND: NamedTest = [
  'server/src/features/banking/refunds.test.ts',
  'is not approved alone by the user who named its account %s',
];
const APPROVERS: NamedTest = [
  'server/src/features/payouts/settings/settings.test.ts',
  'apply when another current approver agrees, or after a day; all are notified at once',
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
