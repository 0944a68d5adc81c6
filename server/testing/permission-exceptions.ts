import type { NamedTest } from './named-test.ts';

/** Permission checks whose absence the guard does not detect. */
interface Exception {
  why: string;
  /**
   * The test that fails without any one of them: `script/permission-mutants --exceptions` proves it. Without
   * a test they refuse no one: the guard fails when one of them is the first to refuse a caller.
   */
  test?: NamedTest;
  /** By the file below `server/src/features`: the operation or function that checks, and what it checks. */
  checks: Readonly<Record<string, readonly string[]>>;
}

export const EXCEPTIONS: readonly Exception[] = [
  {
    why: 'It asks about what is the caller’s own: their account, or the partner whose key it is.',
    checks: {
      'accounts/use-cases/get-my-data.ts': ['getMyData: getProfile'],
      'accounts/use-cases/set-profile-image.ts': ['setProfileImage: accountPolicy.changeProfile'],
      'banking/partner-api/calls.ts': [
        'getUnplacedPayments: requireBook',
        'getRepeatedPayments: requireBook',
      ],
      'banking/partner-api/file-calls.ts': [
        'readFile: requireBook',
        'getBankFiles: requireBook',
        'mayReceive: requireBook',
        'getBankFile: readFile',
        'getPassedBankEntries: readFile',
      ],
      'banking/partner-api/reconciliation-call.ts': [
        'getBankReconciliation: getBankReconciliation',
      ],
      'banking/partner-api/surplus-calls.ts': ['getSurpluses: requireBook'],
      'interest/use-cases/get-interest-draft.ts': ['getInterestDraft: getProfile'],
      'interest/use-cases/add-interest-form.ts': [
        'addInterestForm: saveIdentification',
        'saveIdentification: updateUserProfile',
        'saveIdentification: getProfile',
      ],
      'arrears/partner-api/calls.ts': ['getInvoices: requireBook', 'getPayments: requireBook'],
      'lease-changes/partner-api/lease-calls.ts': ['getLeases: viewLeases'],
      'leases/use-cases/get-leases.ts': ['getLeases: viewLeases'],
      'payouts/partner-api/calls.ts': ['getPayouts: requireBook'],
      'payouts/partner-api/refund-calls.ts': ['getRefunds: requireBook'],
    },
  },
  {
    why: 'Its callers have checked the same before: it narrows the type for the compiler.',
    checks: {
      'payouts/statements/use-cases/get-annual-statement.ts': [
        'getAnnualStatement: payoutPolicy.account',
      ],
      'deposits/feature.ts': ['mayReadProof: depositPolicy.see'],
      'lease-documents/files/use-cases/get-files.ts': ['mayReadFile: leasePolicy.see'],
      'lease-documents/own-contract/use-cases/create-own-contract.ts': [
        'createOwnContract: accountErrors.login_required',
      ],
      'lease-documents/own-contract/may-read-contract.ts': ['mayReadContract: leasePolicy.see'],
      'lease-documents/papers/read-paper.ts': ['mayReadPaper: leasePolicy.see'],
      'lease-changes/protocols/read-photo.ts': ['mayReadPhoto: leasePolicy.see'],
      'properties/use-cases/require-agent.ts': ['requireAgent: leaseErrors.not_found'],
      'leases/use-cases/get-leases.ts': ['scopeOf: accountErrors.login_required'],
      'listings/partner-api/use-cases/get-partner-listings.ts': [
        'getPartnerListing: partnerFeed',
        'getPartnerListings: partnerFeed',
        'withdrawPartnerListing: partnerFeed',
      ],
      'listings/use-cases/import-listings.ts': ['importListings: listingPolicy.import'],
      'listings/partner-api/use-cases/import-partner-listings.ts': [
        'partnerFeed: listingErrors.forbidden',
        'importPartnerListings: partnerFeed',
        'importPartnerListings: importListings',
      ],
      'listings/partner-api/calls.ts': [
        'homeOf: getPartnerListing',
        'importListings: importPartnerListings',
        'getListings: getPartnerListings',
        'putListing: importListings',
        'putListing: homeOf',
        'getListing: homeOf',
        'withdrawListing: withdrawPartnerListing',
        'putListings: importListings',
      ],
      'notifications/publish-to-browsers.ts': ['channels: notificationPolicy.subscribe'],
      'signing/feature.ts': ['signing: signingPolicy.sign'],
      'accounts/passkeys/use-cases/save-passkey.ts': [
        'savePasskey: requirePasskeyOwner',
        'savePasskey: requirePasskeyCapacity',
      ],
      'accounts/passkeys/use-cases/prove-by-passkey.ts': [
        'proveByPasskey: accountErrors.passkey_failed',
        'proveByPasskey: prove',
      ],
      'accounts/use-cases/prove.ts': ['prove: accountErrors.login_required'],
      'accounts/use-cases/prove-by-identity.ts': ['proveByIdentity: prove'],
      'portal/calendar/own-calendar.ts': ['ownCalendar: leaseErrors.not_found'],
    },
  },
  {
    why: 'One before it asks the same of the same, or more: this one reads it anew, or for the answer.',
    checks: {
      'banking/partner-api/calls.ts': ['undoSettledPayment: readUnplaced'],
      'banking/reconciliation/use-cases/sign-bank-reconciliation.ts': [
        'signBankReconciliation: getBankReconciliation',
      ],
      'banking/originals/save-original.ts': [
        'keepUpload: senderOf',
        'noteOriginal: senderOf',
        'senderOf: bankingErrors.not_found',
        'senderOf: moneyPolicy.run',
      ],
      'invoices/list/use-cases/get-invoices-after.ts': ['getInvoicesAfter: requireBook'],
      'billing/landlord-invoices/use-cases/credit-landlord-invoice.ts': [
        'creditLandlordInvoice: getReadableInvoice (2)',
      ],
      'billing/credit-notes/use-cases/add-credit-note.ts': [
        'addCreditNote: getReadableInvoice (2)',
      ],
      'invoices/use-cases/get-invoice.ts': ['getInvoice: getInvoices'],
      'invoices/load-claim-for-update.ts': ['loadClaimForUpdate: getReadableInvoice (2)'],
      'lease-documents/papers/use-cases/send-assignment.ts': ['sendAssignment: getLease'],
      'lease-documents/papers/use-cases/send-lease.ts': ['sendLease: getLease'],
      'listings/drafts/editable-listing.ts': ['loadEditableListingForUpdate: listingPolicy.write'],
      'notifications/use-cases/update-notification-settings.ts': [
        'updateNotificationSettings: getNotificationSettings',
      ],
      'lease-changes/partner-api/letting-calls.ts': [
        'getProperties: readProperties',
        'getAssignments: readAssignments',
      ],
      'signing/use-cases/sign.ts': ['sign: loadSignerTurnForUpdate'],
      'lease-changes/bulk/use-cases/message-tenants.ts': [
        'messageTenants: accountErrors.login_required',
        'messageTenants: viewLeases',
        'messageTenants: addMessage',
      ],
      'lease-changes/bulk/use-cases/get-rent-adjustments.ts': ['getRentAdjustments: viewLeases'],
    },
  },
  {
    why: 'It decides which parts a page has, by roles that were read before, and refuses nobody the page.',
    checks: {
      'operations/use-cases/count-problems.ts': ['countProblems: operationsPolicy.see'],
      'start/parts/agency.ts': ['findAgency: findTasks'],
      'start/use-cases/get-start-page.ts': [
        'getStartPage: leasePolicy.seeForPartner',
        'getStartPage: leasePolicy.seeContacts',
        'getStartPage: findAgency',
        'getStartPage: findCare',
        'getStartPage: countProblems',
        'findCare: getJanitorProperties',
      ],
    },
  },
  {
    why: 'The operator calls it from a terminal.',
    checks: {
      'accounts/passkeys/use-cases/remove-lost-passkeys.ts': ['removeLostPasskeys: deletePasskey'],
    },
  },
  {
    why: 'Whoever comes to it has just confirmed at the bank who they are, which nobody has in the guard.',
    test: [
      'server/src/features/signing/signing.test.ts',
      'an identity that is bound to another account of the same person signs nothing',
    ],
    checks: {
      'signing/use-cases/sign.ts': ['sign: signingErrors.wrong_person'],
    },
  },
  {
    why: 'Whoever comes to it has just confirmed at the bank who they are, and is not logged in.',
    test: [
      'server/src/features/accounts/identity.test.ts',
      'an unknown identity is bound to the account they log in to, and only once',
    ],
    checks: {
      'accounts/use-cases/bind-confirmed-identity.ts': [
        'bindConfirmedIdentity: accountPolicy.bindIdentity',
      ],
    },
  },
  {
    why: 'It compares the identity provider’s answer with what the same session requested.',
    test: ['server/src/features/accounts/proofs.test.ts', 'accepts only the owner of the identity'],
    checks: {
      'accounts/use-cases/prove-by-identity.ts': ['proveByIdentity: accountErrors.identity_failed'],
    },
  },
  {
    why: 'It compares the passkey’s answer with what the same session requested.',
    test: [
      'server/src/features/accounts/passkeys/passkeys.test.ts',
      'is refused to another’s, to a wrong one, and to an answer of a login',
    ],
    checks: {
      'accounts/passkeys/use-cases/prove-by-passkey.ts': [
        'proveByPasskey: accountErrors.passkey_failed (2)',
      ],
    },
  },
  {
    why: 'It leaves another’s photos out of a list, and refuses nobody the list.',
    test: ['server/src/features/files/photos.test.ts', 'is visible to its owner alone'],
    checks: {
      'files/store.ts': ['findUploadedPhotos: own owner_id'],
      'files/use-cases/get-photos.ts': ['getPhotos: findUploadedPhotos'],
    },
  },
  {
    why: 'It leaves files that are for the other side out of a list, and refuses nobody the list.',
    test: [
      'server/src/features/lease-documents/files/files.test.ts',
      'are visible to the sides they are for, and to the user who added them',
    ],
    checks: {
      'lease-documents/files/use-cases/get-files.ts': ['getFiles: kept'],
    },
  },
  {
    why: 'It stands behind a deposit that can be claimed, which no lease of the guard has.',
    test: [
      'server/src/features/deposits/release.test.ts',
      'an enclosure of a claim or a suit must be the user’s own upload',
    ],
    checks: {
      'deposits/use-cases/claim-deposit.ts': ['claimDeposit: saveProofs'],
      'deposits/use-cases/show-deposit-suit.ts': ['showDepositSuit: saveProofs'],
      'deposits/save-proofs.ts': ['saveProofs: createAttachments'],
    },
  },
  {
    why: 'What the form says of its sender is kept before, in the same transaction.',
    test: ['server/src/features/interest/attachments/attachments.test.ts', '%s: refused'],
    checks: {
      'interest/use-cases/add-interest-form.ts': ['addInterestForm: createAttachments'],
    },
  },
  {
    why: 'No lease of the guard is signed with a contract of its landlord’s own.',
    test: [
      'server/src/features/lease-documents/own-contract/own-contract.test.ts',
      'is readable only by readers of the lease',
    ],
    checks: {
      'lease-documents/own-contract/use-cases/set-own-contract.ts': ['mayReadContract: viewLeases'],
    },
  },
  {
    why: 'The guard uploads no contract.',
    test: [
      'server/src/features/lease-documents/own-contract/own-contract.test.ts',
      'can not be chosen by tenants, nor for another user’s lease',
    ],
    checks: {
      'lease-documents/own-contract/use-cases/create-own-contract.ts': [
        'createOwnContract: loadDraftForUpdate',
      ],
    },
  },
  {
    why: 'The guard uploads no contract.',
    test: [
      'server/src/features/lease-documents/own-contract/own-contract.test.ts',
      'is refused when its content is of another type, or another user sent it',
    ],
    checks: {
      'lease-documents/own-contract/use-cases/create-own-contract.ts': [
        'createOwnContract: createDocumentFromUpload',
      ],
    },
  },
  {
    why: 'No lease of the guard has a paper that stands.',
    test: [
      'server/src/features/lease-changes/partner-api/partner-api.test.ts',
      'are listed when they are made, and can be fetched without a key for some minutes',
    ],
    checks: {
      'lease-changes/partner-api/paper-calls.ts': ['getDocument: documentsOf'],
    },
  },
  {
    why: 'Nobody of a lease of the guard has blocked another of the same.',
    test: [
      'server/src/features/portal/portal.test.ts',
      'a tenant can write to the landlord or agent after the listing has ended',
    ],
    checks: {
      'portal/use-cases/add-lease-conversation.ts': [
        'addLeaseConversation: messagingErrors.blocked',
      ],
    },
  },
  {
    why: 'The guard asks for no letters to print: they stand behind the question mark.',
    test: ['server/src/features/postal/postal.test.ts', 'is hidden from other users'],
    checks: {
      'postal/use-cases/print-postal-letters.ts': ['printPostalLetters: requireAll'],
    },
  },
  {
    why: 'No payout of the guard has ended, so that none has a settlement.',
    test: [
      'server/src/features/payouts/settlements/settlements.test.ts',
      'a settlement can be fetched by its landlord and by staff, and by no one else',
    ],
    checks: {
      'payouts/settlements/use-cases/get-settlements.ts': ['mayReadSettlement: getPayout'],
    },
  },
];
