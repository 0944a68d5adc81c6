import type { NamedTest } from './named-test.ts';

/** Permission checks whose absence the guard does not detect. */
interface Exception {
  why: string;
  /**
   * The test that fails without any one of them: `script/permission-mutants --exceptions` proves it. Without
   * a test they refuse no one: the guard fails when one of them is the first to refuse a caller.
   */
  test?: NamedTest;
  /**
   * Each by its file below `server/src/features` and its text, with a number when the text occurs several
   * times.
   */
  checks: Readonly<Record<string, readonly string[]>>;
}

export const EXCEPTIONS: readonly Exception[] = [
  {
    why: 'It asks about what is the caller’s own: their account, or the partner whose key it is.',
    checks: {
      'accounts/use-cases/get-my-data.ts': ['getProfile(work, accountId)'],
      'accounts/use-cases/set-profile-image.ts': [
        'accountPolicy.changeProfile(work.viewer, accountId)',
      ],
      'banking/partner-api/calls.ts': [
        "requireBook(work, viewer.partnerId, 'see')",
        "requireBook(work, viewer.partnerId, 'see') (2)",
      ],
      'banking/partner-api/file-calls.ts': [
        "requireBook(work, viewer.partnerId, 'see')",
        "requireBook(work, viewer.partnerId, 'see') (2)",
        "requireBook(work, partnerId, 'run')",
        "readFile(work, { viewer, id: id('fileId') })",
        "readFile(work, { viewer, id: id('fileId') }) (2)",
      ],
      'banking/partner-api/reconciliation-call.ts': [
        'getBankReconciliation(work, { partnerId, month: month ?? present })',
      ],
      'banking/partner-api/surplus-calls.ts': ["requireBook(work, partnerId, 'see')"],
      'interest/use-cases/get-interest-draft.ts': ['getProfile(work, sender.id)'],
      'interest/use-cases/add-interest-form.ts': [
        'saveIdentification(work, sender, { ...form, agreesToCreditCheck })',
        'updateUserProfile(work, { accountId: sender.id, input })',
        'getProfile(work, sender.id)',
      ],
      'arrears/partner-api/calls.ts': [
        "requireBook(work, viewer.partnerId, 'see')",
        "requireBook(work, viewer.partnerId, 'see') (2)",
      ],
      'lease-changes/partner-api/lease-calls.ts': ['viewLeases(work, viewer, page.data)'],
      'leases/use-cases/get-leases.ts': ['viewLeases(work, viewer, ids)'],
      'payouts/partner-api/calls.ts': ["requireBook(work, viewer.partnerId, 'see')"],
      'payouts/partner-api/refund-calls.ts': ["requireBook(work, viewer.partnerId, 'see')"],
    },
  },
  {
    why: 'Its callers have checked the same before: it narrows the type for the compiler.',
    checks: {
      'payouts/approvals/use-cases/approve-payouts.ts': ["viewer.kind !== 'account'"],
      'payouts/statements/use-cases/get-annual-statement.ts': ['payoutPolicy.account(viewer)'],
      'deposits/feature.ts': ['depositPolicy.see(viewer)'],
      'lease-documents/files/use-cases/get-files.ts': ['leasePolicy.see(viewer)'],
      'lease-documents/own-contract/use-cases/create-own-contract.ts': ['ownerId === null'],
      'lease-documents/own-contract/use-cases/set-own-contract.ts': ['leasePolicy.see(viewer)'],
      'lease-documents/papers/read-paper.ts': ['leasePolicy.see(viewer)'],
      'lease-changes/protocols/read-photo.ts': ['leasePolicy.see(viewer)'],
      'properties/use-cases/require-agent.ts': ["viewer.kind !== 'account'"],
      'leases/use-cases/get-leases.ts': ["viewer.kind !== 'account'"],
      'listings/partner-api/use-cases/get-partner-listings.ts': [
        'partnerFeed(work.viewer)',
        'partnerFeed(work.viewer) (2)',
        'partnerFeed(work.viewer) (3)',
      ],
      'listings/use-cases/import-listings.ts': ['listingPolicy.import(work.viewer, owner)'],
      'listings/partner-api/use-cases/import-partner-listings.ts': [
        "viewer.kind !== 'partner'",
        'partnerFeed(work.viewer)',
        'importListings(work, { owner, listings })',
      ],
      'listings/partner-api/calls.ts': [
        'getPartnerListing(work, name)',
        'importPartnerListings(work, listings)',
        "getPartnerListings(work, { after: after ?? '', limit })",
        'importListings(work, [readOne(called.text, name)])',
        'homeOf(work, name)',
        'homeOf(work, nameIn(called))',
        'withdrawPartnerListing(work, nameIn(called))',
        'importListings(work, listings)',
      ],
      'notifications/publish-to-browsers.ts': ['notificationPolicy.subscribe(viewer)'],
      'signing/feature.ts': ['signingPolicy.sign(viewer)'],
      'accounts/passkeys/use-cases/save-passkey.ts': [
        'requirePasskeyOwner(viewer)',
        'requirePasskeyCapacity(work)',
      ],
      'accounts/passkeys/use-cases/prove-by-passkey.ts': [
        "viewer.kind !== 'account'",
        "prove(work, 'passkey')",
      ],
      'accounts/use-cases/prove.ts': ["viewer.kind !== 'account'"],
      'accounts/use-cases/prove-by-identity.ts': ["prove(work, 'identity')"],
      'portal/calendar/own-calendar.ts': ['lease.viewerId === null'],
    },
  },
  {
    why: 'One before it asks the same of the same, or more: this one reads it anew, or for the answer.',
    checks: {
      'banking/partner-api/calls.ts': ['readUnplaced(work, lineId) (2)'],
      'banking/reconciliation/use-cases/sign-bank-reconciliation.ts': [
        'getBankReconciliation(work, { partnerId, month })',
      ],
      'banking/originals/save-original.ts': [
        'senderOf(work, partnerId)',
        'senderOf(work, file.partnerId)',
        "viewer.kind !== 'system'",
        'moneyPolicy.run(viewer, partnerId)',
      ],
      'invoices/list/use-cases/get-invoices-after.ts': ["requireBook(work, partnerId, 'see')"],
      'billing/landlord-invoices/use-cases/credit-landlord-invoice.ts': [
        'getReadableInvoice(work, invoiceId) (2)',
      ],
      'billing/credit-notes/use-cases/add-credit-note.ts': [
        'getReadableInvoice(work, invoiceId) (2)',
      ],
      'invoices/use-cases/get-invoice.ts': ['getInvoices(work, lease.id)'],
      'invoices/load-claim-for-update.ts': ['getReadableInvoice(work, invoiceId) (2)'],
      'lease-changes/partner-api/lease-calls.ts': ['readLease(work, leaseIn(called)) (4)'],
      'lease-documents/papers/use-cases/send-assignment.ts': ['getLease(work, id)'],
      'lease-documents/papers/use-cases/send-lease.ts': ['getLease(work, id)'],
      'listings/drafts/editable-listing.ts': ['listingPolicy.write(viewer, hand)'],
      'notifications/use-cases/update-notification-settings.ts': ['getNotificationSettings(work)'],
      'lease-changes/partner-api/letting-calls.ts': [
        'readProperties(work, viewer, page.data)',
        'readAssignments(work, viewer, page.data)',
      ],
      'payouts/partner-api/refund-calls.ts': ['readRefund(work, called)'],
      'signing/use-cases/sign.ts': ['loadSignerTurnForUpdate(work, signerId)'],
      'lease-changes/bulk/use-cases/message-tenants.ts': [
        "viewer.kind !== 'account'",
        'viewLeases(work, viewer, [id])',
        'addMessage(work, { conversationId, clientId, text, attachments: [] })',
      ],
      'lease-changes/bulk/use-cases/get-rent-adjustments.ts': [
        'viewLeases(work, work.viewer as LeaseViewer, [...writable])',
      ],
    },
  },
  {
    why: 'It decides which parts a page has, by roles that were read before, and refuses nobody the page.',
    checks: {
      'operations/use-cases/count-problems.ts': ['operationsPolicy.see(viewer)'],
      'start/parts/agency.ts': ['moneyPolicy.see(viewer, partnerId)'],
      'start/use-cases/get-start-page.ts': [
        'leasePolicy.seeForPartner(viewer, agencyId)',
        'leasePolicy.seeContacts(viewer, careId)',
        'findAgency({ ...work, viewer }, agencyId)',
        'findCare(work, careId)',
        'countProblems(work)',
        'getJanitorProperties(work, { partnerId, ...page })',
      ],
    },
  },
  {
    why: 'The operator calls it from a terminal.',
    checks: {
      'accounts/passkeys/use-cases/remove-lost-passkeys.ts': [
        'deletePasskey(work.tx, { id, accountId })',
      ],
    },
  },
  {
    why: 'Whoever comes to it has just confirmed at the bank who they are, which nobody has in the guard.',
    test: [
      'server/src/features/signing/signing.test.ts',
      'an identity that is bound to another account of the same person signs nothing',
    ],
    checks: {
      'signing/use-cases/sign.ts': ['(await findIdentity(tx, who)) !== viewer.id'],
    },
  },
  {
    why: 'Whoever comes to it has just confirmed at the bank who they are, and is not logged in.',
    test: [
      'server/src/features/accounts/identity.test.ts',
      'an unknown identity is bound to the account they log in to, and only once',
    ],
    checks: {
      'accounts/use-cases/bind-confirmed-identity.ts': ['accountPolicy.bindIdentity(viewer)'],
    },
  },
  {
    why: 'It compares the identity provider’s answer with what the same session requested.',
    test: ['server/src/features/accounts/proofs.test.ts', 'accepts only the owner of the identity'],
    checks: {
      'accounts/use-cases/prove-by-identity.ts': ['!isOwn'],
    },
  },
  {
    why: 'It compares the passkey’s answer with what the same session requested.',
    test: [
      'server/src/features/accounts/passkeys/passkeys.test.ts',
      'is refused to another’s, to a wrong one, and to an answer of a login',
    ],
    checks: {
      'accounts/passkeys/use-cases/prove-by-passkey.ts': ['viewer.id !== used.passkey.accountId'],
    },
  },
  {
    why: 'It leaves another’s photos out of a list, and refuses nobody the list.',
    test: ['server/src/features/files/photos.test.ts', 'is visible to its owner alone'],
    checks: {
      'files/store.ts': ['ownerId'],
      'files/use-cases/get-photos.ts': ['findUploadedPhotos(tx, { ids, ownerId: viewer.id })'],
    },
  },
  {
    why: 'It leaves files that are for the other side out of a list, and refuses nobody the list.',
    test: [
      'server/src/features/lease-documents/files/files.test.ts',
      'are visible to the sides they are for, and to the user who added them',
    ],
    checks: {
      'lease-documents/files/use-cases/get-files.ts': ['one.ownerId === lease.viewerId'],
    },
  },
  {
    why: 'It stands behind a deposit that can be claimed, which no lease of the guard has.',
    test: [
      'server/src/features/deposits/release.test.ts',
      'an enclosure of a claim or a suit must be the user’s own upload',
    ],
    checks: {
      'deposits/use-cases/claim-deposit.ts': [
        'saveProofs(work, release.id, side, request.attachments)',
      ],
      'deposits/use-cases/show-deposit-suit.ts': ['saveProofs(work, open.id, side, attachments)'],
      'deposits/save-proofs.ts': [
        "createAttachments(work, { attachments, ownerId, at: 'inputData.attachments', })",
      ],
    },
  },
  {
    why: 'What the form says of its sender is kept before, in the same transaction.',
    test: ['server/src/features/interest/attachments/attachments.test.ts', '%s: refused'],
    checks: {
      'interest/use-cases/add-interest-form.ts': ['createAttachments(work, files)'],
    },
  },
  {
    why: 'No lease of the guard is signed with a contract of its landlord’s own.',
    test: [
      'server/src/features/lease-documents/own-contract/own-contract.test.ts',
      'is readable only by readers of the lease',
    ],
    checks: {
      'lease-documents/own-contract/use-cases/set-own-contract.ts': [
        'viewLeases(work, viewer, ids)',
      ],
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
        'loadDraftForUpdate(work, draft)',
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
        'createDocumentFromUpload(work, { key, ownerId, path: PATH })',
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
      'lease-changes/partner-api/paper-calls.ts': ['documentsOf(work, leaseIn(called)) (2)'],
    },
  },
  {
    why: 'Nobody of a lease of the guard has blocked another of the same.',
    test: [
      'server/src/features/portal/portal.test.ts',
      'a tenant can write to the landlord or agent after the listing has ended',
    ],
    checks: {
      'portal/use-cases/add-lease-conversation.ts': ['await isBlocked(work.tx, viewerId, [to.id])'],
    },
  },
  {
    why: 'The guard asks for no letters to print: they stand behind the question mark.',
    test: ['server/src/features/postal/postal.test.ts', 'is hidden from other users'],
    checks: {
      'postal/use-cases/print-postal-letters.ts': ["requireAll(work, letters, ids, 'run')"],
    },
  },
  {
    why: 'No payout of the guard has ended, so that none has a settlement.',
    test: [
      'server/src/features/payouts/settlements/settlements.test.ts',
      'a settlement can be fetched by its landlord and by staff, and by no one else',
    ],
    checks: { 'payouts/settlements/use-cases/get-settlements.ts': ['getPayout(work, payoutId)'] },
  },
];
