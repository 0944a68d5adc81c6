/** Why a call needs no fresh proof. */
const STOPS = 'it takes something away or stops money, which must be possible at once';
const APPROVED =
  'nothing is paid before others approve, with a fresh proof: the approval of the person who named the account does not count';
const DRAFT = 'a draft: all parties sign it, and the account that it names';
const RECORDED =
  'the act is recorded on the lease (`money_act`): the approval of the person who did it does not count on what the lease pays out';
const KEY =
  'security M3: a key for leases, listings and webhooks reads and changes the data of others';
const OWN_YEAR = 'a landlord’s own year: homes, months and amounts, and nobody else’s name';

/**
 * Calls that write to a table of money, rights or identity, or send a file of such rows, and need no fresh
 * proof; and why. By operation, or by operation and case. `server/src/safeguards.test.ts` finds them itself,
 * and fails if a line no longer holds.
 */
export const WITHOUT_PROOF: Readonly<Record<string, string>> = {
  // Accounts and rights.
  addInvitation: 'it gives somebody else the role of a tenant or a landlord, no more',
  'POST /api/auth/prove': 'it is the proof',
  'POST /api/auth/change-password': 'it needs the old password',
  updateUserProfile:
    'what people write about themselves: the number logs nobody in, nobody is shown it there, and its owner is told when a credit check opens it',
  addApiKey: KEY,
  'addApiKey: the scope listings': KEY,
  'addApiKey: the scope leases:read': KEY,
  'addApiKey: the scope leases:write': KEY,
  'addApiKey: the scope webhooks': KEY,
  revokeApiKey: STOPS,
  stopApproverChange: STOPS,
  stopClientAccount: STOPS,
  // Identity.
  addDepositKyc: 'a person’s own answers to the bank, which nobody reads here',
  changeSignerEmail: 'it deletes the answers of the person who had the address',
  withdrawLease: 'it deletes answers to a bank that is asked no more',
  statePetitionFacts:
    'facts of one petition, which is read and signed before it is sent; the profiles of its people stay as they are',
  changePostalAddress:
    'the address of one letter that is not posted yet, which the same person prints and posts',
  // Money.
  addLease: DRAFT,
  updateLease: DRAFT,
  addLeaseUnder: DRAFT,
  holdPayout: STOPS,
  withdrawRefund: STOPS,
  dismissBankAnswers: STOPS,
  correctRefund: APPROVED,
  refundSurplus: APPROVED,
  writeOffSurplus: 'less than a refund costs',
  settleBankException: RECORDED,
  undoBankSettlement: RECORDED,
  bookRepeatedPayment: RECORDED,
  receiveInvoiceDirectly: RECORDED,
  takeBackPayment: RECORDED,
  'POST /api/bank/files/:partnerId':
    'what it says of an order is only proposed; for its payments the leases have who brought it, whose approval does not count there',
  showDepositSuit: 'the money stays where it is until a court decides',
  withdrawDepositClaim: STOPS,
  // Files.
  'GET /api/annual-statements/:year/statement.pdf': OWN_YEAR,
  'GET /api/annual-statements/:year/statement.csv': OWN_YEAR,
  'GET /api/annual-statements/:year/statement.xlsx': OWN_YEAR,
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
