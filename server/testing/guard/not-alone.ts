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
  'a person who acted on a payout’s chain can not approve it alone',
];
const REFUND: NamedTest = [
  'server/src/features/banking/refunds.test.ts',
  'is not approved alone by the user who named its account %s',
];
const CLIENT_ACCOUNT: NamedTest = [
  'server/src/features/ledger/client-account/client-account.test.ts',
  'is changed by two people, after a banking day, and everybody is told',
];
const ANSWER: NamedTest = [
  'server/src/features/banking/answers/answers.test.ts',
  'a person’s own file is confirmed by another person',
];
const CONFLICT: NamedTest = [
  'server/src/features/banking/conflicts/conflicts.test.ts',
  'a conflict is closed with a reason by a person who did not bring the file',
];
const APPROVERS: NamedTest = [
  'server/src/features/payouts/settings/settings.test.ts',
  'apply when another current approver agrees, or after a banking day; all are notified at once',
];

const SETTINGS: NamedTest = [
  'server/src/features/payouts/settings/settings.test.ts',
  'what one person changed alone keeps them from approving alone until another approver agrees',
];

/**
 * The column `not alone`: for each involvement of each operation, the test in which such a person tries to
 * act alone.
 */
export const NOT_ALONE: Guarded = {
  approvePayouts: { acted: PAYOUT },
  approveRefunds: { acted: REFUND },
  setLedgerBook: { asked: CLIENT_ACCOUNT },
  agreeToClientAccount: { asked: CLIENT_ACCOUNT },
  agreeToReopening: {
    asked: [
      'server/src/features/banking/reconciliation/periods/periods.test.ts',
      'is opened again by two people with a reason, and signed off again',
    ],
  },
  agreeToReduction: {
    asked: [
      'server/src/features/payouts/reductions/reductions.test.ts',
      'above the limit a write-off waits for another person, who agrees with a fresh proof',
    ],
  },
  confirmBankAnswers: { brought_file: ANSWER },
  closeBankConflict: { brought_file: CONFLICT },
  setPayoutSettings: { asked: APPROVERS },
  agreeToPayoutSettings: { acted: SETTINGS },
  agreeToApprovers: { asked: APPROVERS },
};
