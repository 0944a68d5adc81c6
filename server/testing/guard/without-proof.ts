/**
 * Calls that write to a table of money, rights or identity, or send a file of such rows, and ask for no fresh
 * proof. `server/src/safeguards.test.ts` finds them itself, and fails if a line no longer holds.
 */
export type WithoutProof =
  /** Why it needs none. */
  | { why: string }
  /** It should ask for one: a finding of the reviews of 28 November 2026, or of this test. */
  | { finding: string };

const M3: WithoutProof = { finding: 'security M3: a fresh proof is missing' };
const STOPS: WithoutProof = {
  why: 'it takes something away or stops money, which must be possible at once',
};
const APPROVED: WithoutProof = {
  why: 'nothing is paid before others approve, with a fresh proof: the approval of the person who named the account does not count',
};
const DRAFT: WithoutProof = { why: 'a draft: all parties sign it, and the account that it names' };
const FOUND: WithoutProof = { finding: 'no review named it: a fresh proof was never decided on' };

/** By operation, or by operation and case. */
export const WITHOUT_PROOF: Readonly<Record<string, WithoutProof>> = {
  // Accounts and rights.
  deactivateAccount: { finding: 'security M2: it changes who counts as an approver' },
  addInvitation: { why: 'it gives somebody else the role of a tenant or a landlord, no more' },
  'POST /api/auth/prove': { why: 'it is the proof' },
  'POST /api/auth/change-password': { why: 'it needs the old password' },
  updateUserProfile: FOUND,
  addApiKey: M3,
  'addApiKey: the scope listings': M3,
  'addApiKey: the scope leases:read': M3,
  'addApiKey: the scope leases:write': M3,
  'addApiKey: the scope webhooks': M3,
  revokeApiKey: STOPS,
  stopApproverChange: STOPS,
  stopClientAccount: STOPS,
  // Identity.
  openInterestIdentification: M3,
  addDepositKyc: { why: 'a person’s own answers to the bank, which nobody reads here' },
  changeSignerEmail: { why: 'it deletes the answers of the person who had the address' },
  withdrawLease: { why: 'it deletes answers to a bank that is asked no more' },
  statePetitionFacts: FOUND,
  changePostalAddress: FOUND,
  // Money.
  addLease: DRAFT,
  updateLease: DRAFT,
  addLeaseUnder: DRAFT,
  holdPayout: STOPS,
  withdrawRefund: STOPS,
  dismissBankAnswers: STOPS,
  correctRefund: APPROVED,
  refundSurplus: APPROVED,
  settleBankException: FOUND,
  undoBankSettlement: FOUND,
  bookRepeatedPayment: FOUND,
  receiveInvoiceDirectly: FOUND,
  takeBackPayment: FOUND,
  writeOffSurplus: { why: 'less than a refund costs' },
  runJob: M3,
  enterPriceIndex: M3,
  'POST /api/bank/files/:partnerId': { finding: 'security B2: a forged file pays again' },
  showDepositSuit: { why: 'the money stays where it is until a court decides' },
  withdrawDepositClaim: STOPS,
  claimDeposit: M3,
  acceptDepositClaim: M3,
  // Files.
  'POST /api/leases.csv': M3,
  'POST /api/leases.xlsx': M3,
  'POST /api/viewings.ics': FOUND,
  'GET /api/money/:partnerId/bank-files/:fileId': M3,
  'GET /api/money/:partnerId/payment-orders/:messageId': M3,
  'GET /api/money/:partnerId/postal-letters.pdf': M3,
  'GET /api/money/:partnerId/reconciliation.pdf': FOUND,
  'GET /api/money/:partnerId/reconciliation.csv': FOUND,
  'GET /api/money/:partnerId/reconciliation.xlsx': FOUND,
  'GET /api/annual-statements/:year/statement.pdf': FOUND,
  'GET /api/annual-statements/:year/statement.csv': FOUND,
  'GET /api/annual-statements/:year/statement.xlsx': FOUND,
};

/** Mutations and routes that no call here completes, and why. */
export const UNREACHED: Readonly<Record<string, string>> = {
  collectRent: 'of a landlord without an agency: it writes leases and invoices, as `addLease` does',
  notePetition: 'weeks after a notice: it writes the case alone',
  'POST /api/auth/identity': 'after a visit to the identity provider; it has a row in SAFEGUARDS',
  'POST /api/signing/:signerId/begin': 'it leads to the identity provider, whose answer signs',
  'GET /api/signing/:signerId/return': 'the way back from there',
  'POST /api/signing/idura/webhook': 'another server calls it',
  'GET /api/payments/:paymentId/receipt.pdf': 'a receipt for one payment, to those who paid it',
  'GET /files/documents': 'its address is a permission for five minutes',
  'GET /api/calendars/:token.ics': 'its address is a permission',
  'POST /api/unsubscribe/:token': 'its address is a permission',
};
