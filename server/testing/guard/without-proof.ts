/** Why a call needs no fresh proof. */
const STOPS = 'it takes something away or stops money, which must be possible at once';
const APPROVED =
  'nothing is paid before others approve, with a fresh proof: the approval of the person who named the account does not count';
const DRAFT = 'a draft: all parties sign it, and the account that it names';
const NO_MORE = 'it deletes answers to a bank that is asked no more';
const RECORDED =
  'the act is recorded on the lease (`money_act`): the approval of the person who did it, or made the key, does not count on what the lease pays out';
const REDUCED =
  'above a limit another person agrees, with a fresh proof; below it the act is recorded on the lease, and the person’s approval does not count there';
const SETTLED =
  'what it pays to a lease, or to an account that was entered, is recorded (`money_act`): the approval of the person who did it does not count there; its other choices order nothing';
const READ = 'a system can prove nothing again: it reads what the scopes of its key name';
const WAITS = 'it pays nothing: the payout waits for an approval again, of somebody else';
const FILE =
  'what it says of an order is only proposed; for its payments the leases have who brought it, whose approval does not count there';
const HOOK = 'what is sent there names changes by their ids: reading them needs a key';
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
  'POST /api/auth/logout': STOPS,
  revokeApiKey: STOPS,
  endAuditor: STOPS,
  stopApproverChange: STOPS,
  stopClientAccount: STOPS,
  stopReopening: STOPS,
  // Identity.
  getCheckup:
    'it reads the certificate of the seal: the first look makes the key that the first seal would make, and shows it to nobody',
  addDepositKyc: 'a person’s own answers to the bank, which nobody reads here',
  changeSignerEmail: 'it deletes the answers of the person who had the address',
  withdrawLease: NO_MORE,
  statePetitionFacts:
    'facts of one petition, which is read and signed before it is sent; the profiles of its people stay as they are',
  changePostalAddress:
    'the address of one letter that is not posted yet, which the same person prints and posts',
  // Money.
  checkLease: 'what it saves is taken back',
  addLease: DRAFT,
  updateLease: DRAFT,
  addLeaseUnder: DRAFT,
  holdPayout: STOPS,
  withdrawRefund: STOPS,
  dismissBankAnswers: STOPS,
  withdrawBankFile: 'nothing of the file was booked, and it can be sent again',
  correctRefund: APPROVED,
  refundSurplus: APPROVED,
  writeOffSurplus: 'less than a refund costs',
  settleBankException: SETTLED,
  undoBankSettlement: SETTLED,
  bookRepeatedPayment: RECORDED,
  writeOffInvoice: REDUCED,
  addCreditNote: REDUCED,
  takeBackWriteOff: RECORDED,
  receiveInvoiceDirectly: REDUCED,
  takeBackPayment: RECORDED,
  'POST /api/bank/files/:partnerId': FILE,
  'POST /api/bank/files/:partnerId/:fileId/rehearsal':
    'what it books is taken back in the same transaction',
  showDepositSuit: 'the money stays where it is until a court decides',
  withdrawDepositClaim: STOPS,
  // Files.
  'GET /api/annual-statements/:year/statement.pdf': OWN_YEAR,
  'GET /api/annual-statements/:year/statement.csv': OWN_YEAR,
  'GET /api/annual-statements/:year/statement.xlsx': OWN_YEAR,
  // Calls of partners’ systems, which have a key in place of a person.
  'GET /partner/v1/invoices': READ,
  'GET /partner/v1/invoices/:invoiceId': READ,
  'GET /partner/v1/invoices/:invoiceId/document': READ,
  'GET /partner/v1/payments': READ,
  'GET /partner/v1/leases/:leaseId/late-letters': READ,
  'GET /partner/v1/leases/:leaseId/payment-agreements': READ,
  'GET /partner/v1/payouts': READ,
  'GET /partner/v1/payouts/:payoutId': READ,
  'GET /partner/v1/refunds': READ,
  'GET /partner/v1/refunds/:refundId': READ,
  'GET /partner/v1/surpluses': READ,
  'GET /partner/v1/leases/:leaseId/next-payout': READ,
  'GET /partner/v1/leases/:leaseId/deposit': READ,
  'GET /partner/v1/bank-files': READ,
  'GET /partner/v1/bank-files/:fileId': READ,
  'GET /partner/v1/bank-files/:fileId/passed-entries': READ,
  'GET /partner/v1/payments/repeated': READ,
  'GET /partner/v1/bank-reconciliation': READ,
  'GET /partner/v1/payments/unplaced': READ,
  'GET /partner/v1/payments/unplaced/:lineId': READ,
  'GET /partner/v1/leases': READ,
  'GET /partner/v1/leases/:leaseId': READ,
  'GET /partner/v1/leases/:leaseId/tenants': READ,
  'GET /partner/v1/leases/:leaseId/history': READ,
  'GET /partner/v1/leases/:leaseId/rent-adjustment': READ,
  'GET /partner/v1/leases/:leaseId/protocols': READ,
  'GET /partner/v1/leases/:leaseId/documents': READ,
  'GET /partner/v1/interests': READ,
  'GET /partner/v1/interests/:interestId': READ,
  'POST /partner/v1/invitations':
    'as `addInvitation`: it gives somebody else the role of a tenant or a landlord, no more',
  'POST /partner/v1/leases': DRAFT,
  'PUT /partner/v1/leases/:leaseId': DRAFT,
  'POST /partner/v1/leases/:leaseId/withdraw': NO_MORE,
  'POST /partner/v1/leases/:leaseId/call-off': NO_MORE,
  'POST /partner/v1/invoices/:invoiceId/received': REDUCED,
  'POST /partner/v1/invoices/:invoiceId/write-off': REDUCED,
  'POST /partner/v1/invoices/:invoiceId/credit': REDUCED,
  'POST /partner/v1/payments/unplaced/:lineId/settle': SETTLED,
  'POST /partner/v1/payments/unplaced/:lineId/undo': SETTLED,
  'POST /partner/v1/bank-files': FILE,
  'POST /partner/v1/leases/:leaseId/surplus/refund': APPROVED,
  'POST /partner/v1/refunds/:refundId/withdraw': STOPS,
  'POST /partner/v1/payouts/:payoutId/hold': STOPS,
  'POST /partner/v1/payouts/:payoutId/release': WAITS,
  'POST /partner/v1/webhooks': HOOK,
  'PUT /partner/v1/webhooks/:webhookId': HOOK,
  'POST /partner/v1/webhooks/:webhookId/rotate-secret': HOOK,
  'POST /partner/v1/webhooks/:webhookId/resume': HOOK,
  'DELETE /partner/v1/webhooks/:webhookId': STOPS,
};

/** Mutations and routes that no call here completes, and why. */
export const UNREACHED: Readonly<Record<string, string>> = {
  collectRent: 'of a landlord without an agency: it writes leases and invoices, as `addLease` does',
  consentToBrokering:
    'of the landlord of a lease with brokering: it lets a commission that they owe be taken off their own rent',
  'POST /api/auth': 'of guests: it is the login',
  'POST /api/auth/passkey': 'of guests: it is the login',
  'POST /api/auth/refresh': 'by a secret that is valid once; the proof stays as old as it is',
  'POST /api/auth/register': 'of guests: a new account, which has nothing yet',
  'POST /api/auth/verify-email': 'of guests, by a code from a mail to the owner',
  'POST /api/auth/resend-code': 'of guests: it mails the owner',
  'POST /api/auth/forgot-password': 'of guests: it mails the owner',
  'POST /api/auth/reset-password': 'of guests, by a secret from a mail to the owner, who is told',
  'POST /api/auth/confirm-email': 'by secrets from mails to both addresses, after a fresh proof',
  'POST /api/auth/invitation': 'of guests, by a secret from a mail: it shows the invitation',
  'POST /api/auth/accept-invitation': 'by a secret from a mail, which its inviter sent',
  'POST /api/uploads': 'its form is a permission for one file',
  'POST /partner/v1/leases/:leaseId/signers/:signerId/confirm-name':
    'a signer with another name: it writes what `confirmSignerName` writes',
  'POST /partner/v1/leases/:leaseId/ending':
    'a document that all parties sign, as `endLease` sends it',
  'POST /partner/v1/leases/:leaseId/notice':
    'a lease that may be ended by notice: it writes what `giveNotice` writes',
  'POST /partner/v1/leases/:leaseId/notice/withdraw':
    'after a notice: it writes what `withdrawNotice` writes',
  'POST /partner/v1/leases/:leaseId/tenants-change':
    'a document that all parties sign, as `changeTenants` sends it',
  'POST /partner/v1/leases/:leaseId/rent-adjustment':
    'a year after the rent was set: it writes what `adjustRent` writes',
  'GET /partner/v1/leases/:leaseId/documents/:documentId':
    'one document of a lease, for the key that reads the lease',
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
