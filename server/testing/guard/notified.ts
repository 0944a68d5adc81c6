import type { Audience, SAFEGUARDS } from '@husvaer/domain/accounts/safeguards';

import type { Actor } from '../actors.ts';
import type { FullScenario } from '../full-scenario.ts';
import type { NamedTest } from '../named-test.ts';
import type { Permitted } from './permitted.ts';

type Rows = typeof SAFEGUARDS;

/** A call that notifies its audience, by a person with a fresh proof; or the test of one that needs a device. */
export type Notifying =
  | {
      as: Permitted['as'];
      prepare?: (scenario: FullScenario, actor: Actor) => Promise<unknown>;
      /** Variables other than those of its row. */
      with?: Permitted['with'];
      /** The addresses of those whom it is about. */
      concerned?: readonly string[];
    }
  | { test: NamedTest };

type Notified = {
  [Name in keyof Rows]: Rows[Name]['notified'] extends readonly [] ? string : Notifying;
};

/** Makes a person an approver of nordbolig's payments, together with one of its agents. */
const approve = ({ app, nordbolig }: FullScenario, { person }: Pick<Actor, 'person'>) =>
  app.database.session((session) =>
    session.query(
      `insert into payout_approver
       select book.id, account.id from ledger_book as book, account
       where partner_id = $1 and (account.id = $2 or account.email = 'drafter@x.no') on conflict do nothing`,
      [nordbolig, person.id],
    ),
  );

/** The addresses of an audience of an operation on nordbolig's money. */
export async function addressesOf(
  audience: Audience,
  { app, nordbolig }: FullScenario,
  { actor, concerned = [] }: { actor: Actor; concerned?: readonly string[] | undefined },
): Promise<string[]> {
  if (audience === 'owner') return [actor.person.email];
  if (audience === 'concerned') return [...concerned];
  const people = {
    approvers: `select account_id from payout_approver join ledger_book on id = book_id where partner_id = $1`,
    money: `select account_id from account_grant where role = 'agent' and partner_id = $1`,
    operator: `select account_id from account_grant where role in ('operator', 'bookkeeper') and $1::uuid is not null`,
  }[audience];
  const found = await app.database.session((session) =>
    session.query<{ email: string }>(
      `select email from account where deactivated_at is null and deleted_at is null and id in (${people})`,
      [nordbolig],
    ),
  );
  return found.map(({ email }) => email);
}

const READ_ALONE =
  'the person sees the same rows one at a time: the proof is for having them all as a file';
const OF_OPERATORS = 'it is recorded as an action of staff (`staff_action`)';
const APPROVED = 'each approval stands with the order, and the order with who approves it';

/** For each operation of `SAFEGUARDS`: how it notifies its audience, or why it notifies nobody. */
export const NOTIFIED: Notified = {
  deleteAccount: { as: 'agent', prepare: approve },
  deactivateAccount: { as: 'agent', prepare: approve },
  endMySessions: 'it ends logins and gives none',
  'POST /api/auth/change-email': { as: 'tenant' },
  'POST /api/auth/identity': {
    test: [
      'server/src/features/accounts/identity.test.ts',
      'an unknown identity is bound to the account they log in to, and only once',
    ],
  },
  'POST /api/auth/passkeys/options': 'nothing changes before the passkey is shown',
  'POST /api/auth/passkeys': {
    test: [
      'server/src/features/accounts/passkeys/passkeys.test.ts',
      'is made and kept with its name, and its owner is notified by mail',
    ],
  },
  removePasskey: { as: 'tenant' },
  setPayoutAccount: { as: 'landlord' },
  approvePayouts: APPROVED,
  approveRefunds: APPROVED,
  releasePayout:
    'the payout waits for an approval again, and its approvers get a mail each morning',
  setLedgerBook: { as: 'agent' },
  agreeToClientAccount: { as: 'agent' },
  refuseClientAccount: { as: 'bookkeeper' },
  requestReopening: { as: 'agent' },
  agreeToReopening: { as: 'agent' },
  inviteAuditor: { as: 'agent' },
  agreeToReduction:
    'those who may agree were told when it was proposed; the lease’s history shows what was booked',
  confirmBankAnswers:
    'approvers are told of an order that waits again, and the landlord of one that is paid',
  closeBankConflict: 'it changes nothing that was booked, and stays with its reason',
  setAgentLogin: 'it stands in the log of the agency’s settings',
  setPayoutSettings: { as: 'agent', prepare: approve },
  agreeToPayoutSettings: 'the log of settings has it, and the notice of the change is gone',
  agreeToApprovers: 'the same people were told when it was requested',
  addApiKey: 'it stands in the list of the agency’s keys',
  claimDeposit: { as: 'renter', concerned: ['lets@x.no', 'rents@x.no'] },
  acceptDepositClaim: 'both sides get a mail when the bank is asked to pay',
  runJob: OF_OPERATORS,
  enterPriceIndex: OF_OPERATORS,
  enterRate: OF_OPERATORS,
  openInterestIdentification: { as: 'agent', concerned: ['asker@x.no'] },
  'GET /api/my-data': 'the file goes to the person whose data it has',
  'POST /api/leases.csv': READ_ALONE,
  'POST /api/leases.xlsx': READ_ALONE,
  'POST /api/viewings.ics': READ_ALONE,
  'GET /api/money/:partnerId/arrears.csv': READ_ALONE,
  'GET /api/money/:partnerId/arrears.xlsx': READ_ALONE,
  'GET /api/money/:partnerId/invoices.csv': READ_ALONE,
  'GET /api/money/:partnerId/invoices.xlsx': READ_ALONE,
  'GET /api/money/:partnerId/bank-lines.csv': READ_ALONE,
  'GET /api/money/:partnerId/bank-lines.xlsx': READ_ALONE,
  'GET /api/money/:partnerId/payouts.csv': READ_ALONE,
  'GET /api/money/:partnerId/payouts.xlsx': READ_ALONE,
  'GET /api/money/:partnerId/reconciliation.pdf': READ_ALONE,
  'GET /api/money/:partnerId/reconciliation.csv': READ_ALONE,
  'GET /api/money/:partnerId/reconciliation.xlsx': READ_ALONE,
  'GET /api/money/:partnerId/journal.csv': READ_ALONE,
  'GET /api/money/:partnerId/journal.xlsx': READ_ALONE,
  'GET /api/money/:partnerId/journal.pdf': READ_ALONE,
  'GET /api/money/:partnerId/account-statement.csv': READ_ALONE,
  'GET /api/money/:partnerId/account-statement.xlsx': READ_ALONE,
  'GET /api/money/:partnerId/account-statement.pdf': READ_ALONE,
  'GET /api/money/:partnerId/saft/:exportId': READ_ALONE,
  'GET /api/money/:partnerId/bank-files/:fileId': READ_ALONE,
  'GET /api/money/:partnerId/payment-orders/:messageId': READ_ALONE,
  'GET /api/money/:partnerId/postal-letters.pdf': READ_ALONE,
};
