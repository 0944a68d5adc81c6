// Made by script/generate from the migrations.
import type { GeneratedAlways } from 'kysely';

import type { SaftAccount, SaftProblem } from '@husvaer/domain/accounting/saft';
import type { Role } from '@husvaer/domain/accounts/roles';
import type { PetitionFacts } from '@husvaer/domain/arrears/petition';
import type { FileProblem } from '@husvaer/domain/banking/file-problems';
import type { ReconciliationProblemKind } from '@husvaer/domain/banking/reconciliation';
import type { UploadDirective } from '@husvaer/domain/files/uploads';
import type { LateRentStep, LineKind } from '@husvaer/domain/invoices/enums';
import type { LeaseKidLayout } from '@husvaer/domain/invoices/settings';
import type { UseCost } from '@husvaer/domain/leases/enums';
import type { LetterKind, PaperKind } from '@husvaer/domain/leases/papers';
import type { LedgerAccount } from '@husvaer/domain/ledger/accounts';
import type { ActKind } from '@husvaer/domain/ledger/acts';
import type { EntryKind } from '@husvaer/domain/ledger/entry-kinds';
import type { DraftContent } from '@husvaer/domain/listings/draft';
import type { EnergyLabel, Facility, Floor, Furnished, IncludedInRent, ListingType, PropertyType } from '@husvaer/domain/listings/enums';
import type { ReportReason } from '@husvaer/domain/listings/report';
import type { ListingState } from '@husvaer/domain/listings/states';
import type { PersonReportReason } from '@husvaer/domain/messaging/conversation';
import type { MailKind, NotificationKind, NotificationParams } from '@husvaer/domain/notifications/notification';
import type { ApiScope } from '@husvaer/domain/partners/api-key';
import type { CurrencySettings } from '@husvaer/domain/partners/currency';
import type { PayoutEvent, PayoutLineType } from '@husvaer/domain/payouts/enums';
import type { PostalAddress } from '@husvaer/domain/postal/letters';
import type { ReportKind } from '@husvaer/domain/reports/decision';
import type { SuggestionKind } from '@husvaer/domain/search/limits';
import type { StoredQuery } from '@husvaer/domain/search/saved-search';

import type { WithDefault } from './column.ts';
import type { Json } from './json.ts';
import type { MaybeMoment, Moment } from './moment.ts';

/** The tables and views, as a store reads and writes them. */
export interface Tables {
  account: {
    id: string;
    name: string;
    email: string;
    phoneNumber: string | null;
    createdAt: Moment;
    language: WithDefault<'en' | 'no'>;
    passwordHash: string | null;
    verifiedAt: MaybeMoment;
    deactivatedAt: MaybeMoment;
    occupation: string | null;
    birthDate: string | null;
    gender: 'male' | 'female' | 'others' | null;
    optimiseFor: WithDefault<'tenant' | 'landlord'>;
    photoId: string | null;
    identification: string | null;
    identificationPrint: string | null;
    identificationHint: string | null;
    termsVersion: string | null;
    agreedAt: MaybeMoment;
    deletedAt: MaybeMoment;
    blockedAt: MaybeMoment;
    postalAddress: string | null;
    orgNumber: string | null;
  };
  accountBlock: {
    blockerId: string;
    blockedId: string;
    createdAt: Moment;
  };
  accountGrant: {
    accountId: string;
    role: Role;
    partnerId: string | null;
    /** The last day of an auditor. */
    endsOn: string | null;
  };
  accountHold: {
    accountId: string;
    reason: 'lease_active';
    holderId: string;
  };
  accountIdentity: {
    issuer: string;
    subject: string;
    accountId: string;
    boundAt: Moment;
    /** As the provider last stated it; null for identities from before it was stored. */
    name: string | null;
    /** As the provider last stated it. */
    birthDate: string | null;
  };
  /** What accounts publish of people. */
  accountName: {
    id: string;
    name: string;
  };
  activationCode: {
    accountId: string;
    print: string;
    expiresAt: Moment;
    attempts: WithDefault<number>;
  };
  approverChange: {
    id: string;
    bookId: string;
    approvalsNeeded: number;
    approverIds: string[];
    askedById: string | null;
    askedAt: Moment;
    countsFrom: Moment;
    endedAt: MaybeMoment;
    outcome: 'agreed' | 'waited' | 'stopped' | 'replaced' | null;
  };
  assignment: {
    id: string;
    propertyId: string;
    agentId: string | null;
    startsOn: string;
    endsOn: string | null;
    brokeringType: 'percent' | 'fixed' | null;
    brokeringAmount: bigint | null;
    managementType: 'percent' | 'fixed' | null;
    managementAmount: bigint | null;
    addons: WithDefault<Json<unknown>>;
    payoutDay: number;
    createdAt: Moment;
    madeById: string | null;
    guaranteeMonths: number | null;
    hadOtherBroker: WithDefault<boolean>;
  };
  bankAnswer: {
    id: string;
    bookId: string;
    kind: 'debited' | 'returned' | 'rejected';
    endToEndId: string;
    dated: string | null;
    bankLineId: string | null;
    reason: string | null;
    broughtById: string | null;
    broughtAt: Moment;
    outcome: 'confirmed' | 'by_bank' | 'dismissed' | null;
    endedById: string | null;
    endedAt: MaybeMoment;
  };
  bankConflict: {
    id: string;
    bookId: string;
    reportId: string | null;
    lineId: string | null;
    ownReportId: string | null;
    ownFileId: string;
    foundAt: Moment;
    closedAt: MaybeMoment;
    closedById: string | null;
    reason: string | null;
    firstClosedById: string | null;
    firstReason: string | null;
  };
  bankFile: {
    id: string;
    bookId: string | null;
    sha256: string | null;
    name: string;
    format: 'ocr' | 'camt.054' | 'camt.053' | 'camt.052' | 'pain.002' | null;
    bankId: string | null;
    state: 'booked' | 'refused' | 'waiting';
    receivedAt: Moment;
    byId: string | null;
    lineCount: WithDefault<number>;
    sum: WithDefault<bigint>;
    report: WithDefault<Json<unknown>>;
    isBrought: WithDefault<boolean>;
    broughtById: string | null;
    /** When the bank itself sent the same bytes. */
    sentByBankAt: MaybeMoment;
    /** Whether the bank itself sent it. */
    isOwn: GeneratedAlways<boolean>;
    archive: string | null;
    waitsUntil: string | null;
  };
  bankLine: {
    id: string;
    fileId: string;
    bookId: string;
    position: number;
    account: string;
    amount: bigint;
    bookedOn: string;
    paidOn: string;
    kid: string | null;
    text: string | null;
    counterpartyAccount: string | null;
    counterpartyName: string | null;
    reference: string | null;
    endToEndId: string | null;
    isReversal: boolean;
    fingerprint: string;
    ordinal: number;
    state: WithDefault<'taken' | 'waiting' | 'settled' | 'refunded' | 'not_ours' | 'counted'>;
    reason: 'no_kid' | 'bad_kid' | 'unknown_kid' | 'reversal_unknown' | 'debit_unknown' | 'unclear' | null;
    takenBy: string | null;
    originalAmount: string | null;
    originalCurrency: string | null;
    chargesAmount: string | null;
    chargesCurrency: string | null;
    entryReference: string | null;
    statementId: string | null;
    entry: number | null;
    unclear: Json<FileProblem | null>;
  };
  bankOriginal: {
    id: string;
    sha256: string;
    bytes: bigint;
    name: string;
    bookId: string | null;
    byId: string | null;
    isBrought: boolean;
    broughtById: string | null;
    receivedAt: Moment;
    readAt: MaybeMoment;
    tries: WithDefault<number>;
    triedAt: MaybeMoment;
    problem: string | null;
    archive: string | null;
    waitsUntil: string | null;
  };
  bankPassedEntry: {
    fileId: string;
    position: number;
    account: string;
    amount: string;
    currency: string;
    bookedOn: string | null;
    text: string | null;
    reason: 'pending' | 'information' | 'interim' | 'zero' | 'other_currency' | 'foreign_account';
    reference: string | null;
  };
  bankReconciliation: {
    id: string;
    bookId: string;
    month: string;
    signedAt: Moment;
    signedById: string | null;
    note: string | null;
    report: Json<unknown>;
    closes: WithDefault<boolean>;
  };
  bankReconciliationProblem: {
    bookId: string;
    key: string;
    kind: ReconciliationProblemKind;
    foundAt: Moment;
  };
  bankRepeat: {
    id: string;
    fileId: string;
    position: number;
    lineId: string;
    bookId: string;
    bookedOn: string;
    text: string | null;
    counterpartyName: string | null;
    isReversal: boolean;
    originalAmount: string | null;
    originalCurrency: string | null;
    chargesAmount: string | null;
    chargesCurrency: string | null;
    entryReference: string | null;
    statementId: string | null;
    isExpected: boolean;
    bookedLineId: string | null;
    bookedById: string | null;
    bookedAt: MaybeMoment;
    note: string | null;
    fingerprint: string | null;
    amount: bigint | null;
    paidOn: string | null;
    kid: string | null;
    counterpartyAccount: string | null;
    reference: string | null;
    endToEndId: string | null;
  };
  bankReport: {
    id: string;
    fileId: string;
    bookId: string;
    endToEndId: string;
    kind: 'debited' | 'returned' | 'rejected';
    amount: bigint;
    dated: string | null;
  };
  bankSettlement: {
    id: string;
    lineId: string;
    choice: 'lease' | 'refund' | 'not_ours' | 'counted' | 'paid_out' | 'bank_charge' | 'transfer';
    leaseId: string | null;
    invoiceId: string | null;
    note: string | null;
    byId: string | null;
    at: Moment;
    undoneById: string | null;
    undoneAt: MaybeMoment;
    refundId: string | null;
    dated: string | null;
    activityBookId: string | null;
  };
  bankStatement: {
    id: string;
    fileId: string;
    bookId: string;
    position: number;
    account: string;
    format: 'ocr' | 'camt.054' | 'camt.053' | 'camt.052';
    bankId: string | null;
    number: bigint | null;
    series: string;
    movedOn: string | null;
    opening: bigint | null;
    openingOn: string | null;
    closing: bigint | null;
    closingOn: string | null;
    supersededBy: string | null;
  };
  bankStatementEntry: {
    fileId: string;
    position: number;
    account: string;
    amount: bigint;
    bookedOn: string;
    kid: string;
    text: string | null;
  };
  bankWitness: {
    lineId: string;
    movementId: string;
  };
  billing: {
    leaseId: string;
    bookId: string;
    number: number;
    kids: WithDefault<number>;
    invoicedTo: string;
    nextDueOn: string | null;
    efakturaReference: string | null;
    avtalegiroKid: string | null;
    isNavRefused: WithDefault<boolean>;
    landlordAddress: string | null;
    /** The account that tenants knew when notices were last looked for; null: none was yet. */
    noticedAccount: string | null;
  };
  billingSweep: {
    bookId: string;
    sweptOn: string;
  };
  changedListing: {
    transaction: string;
    listingId: string;
  };
  claimReduction: {
    id: string;
    kind: 'write_off' | 'credit' | 'received_directly' | 'discount';
    bookId: string;
    leaseId: string;
    invoiceId: string | null;
    amount: bigint;
    borneBy: 'landlord' | 'agency' | null;
    reason: string | null;
    madeById: string | null;
    madeAt: Moment;
    status: 'waiting' | 'booked' | 'stopped' | 'void' | 'taken_back';
    isAgreed: WithDefault<boolean>;
    endedById: string | null;
    endedAt: MaybeMoment;
    stopReason: string | null;
    bookedOn: string | null;
    takenBackById: string | null;
    takenBackAt: MaybeMoment;
    isOwnLoss: WithDefault<boolean>;
    claimLeft: bigint | null;
    receivedOn: string | null;
  };
  clientAccount: {
    account: string;
    bookId: string;
    bic: string;
    since: Moment;
    givenUpAt: MaybeMoment;
    provedAt: MaybeMoment;
    otherOwner: string | null;
  };
  clientAccountChange: {
    id: string;
    bookId: string;
    account: string;
    bic: string;
    requestedById: string | null;
    requestedAt: Moment;
    agreedById: string | null;
    agreedAt: MaybeMoment;
    endedAt: MaybeMoment;
    outcome: 'applied' | 'stopped' | 'replaced' | null;
    countsFrom: MaybeMoment;
  };
  clientAccountClaim: {
    account: string;
    partnerId: string | null;
    claimedAt: Moment;
  };
  closedPeriod: {
    bookId: string;
    until: string;
  };
  comingInvoice: {
    id: string;
    leaseId: string;
    month: string;
    dueOn: string | null;
    lines: Json<unknown>;
    saidBy: string | null;
    saidAt: Moment;
    usedOn: string | null;
    invoiceId: string | null;
  };
  comparableListing: {
    id: string;
    listingType: ListingType;
    propertyType: PropertyType;
    cityPlaceId: string | null;
    lat: number;
    lng: number;
    totalBedrooms: number | null;
    monthlyRent: bigint | null;
  };
  conversation: {
    id: string;
    identity: string;
    listingId: string | null;
    contractId: string | null;
    propertyId: string | null;
    partnerId: string | null;
    hideForPartner: WithDefault<boolean>;
    tenantId: string | null;
    agentId: string | null;
    createdBy: string | null;
    createdAt: Moment;
    messages: WithDefault<number>;
    lastMessageAt: MaybeMoment;
    lastMessage: string | null;
    interactedAt: MaybeMoment;
    lastAttachment: string | null;
  };
  decidedReport: {
    reportId: string;
    decisionId: string;
    reporterId: string | null;
  };
  deposit: {
    id: string;
    leaseId: string;
    partnerId: string | null;
    landlordId: string;
    type: 'deposit_account' | 'deposit_insurance' | 'deposit_guarantee' | 'no_deposit';
    amount: bigint;
    hasAccountEach: boolean;
    createdAt: Moment;
    signedOn: string | null;
    canceledAt: MaybeMoment;
    batchId: string | null;
    insuranceFee: bigint | null;
    insuranceInvoiceId: string | null;
    insuranceReference: string | null;
    insuranceRegisteredOn: string | null;
    insuranceFailedOn: string | null;
    guarantor: string | null;
    guaranteeReference: string | null;
    guaranteeGivenOn: string | null;
  };
  depositAnswersRead: {
    id: string;
    reference: string;
    purpose: string;
    readAt: Moment;
  };
  depositBankFile: {
    name: string;
    sha256: string;
    takenAt: Moment;
  };
  depositBatch: {
    id: string;
    serial: number;
    createdAt: Moment;
    content: string | null;
    documents: Json<unknown>;
    dueAt: Moment;
    writtenAt: MaybeMoment;
  };
  depositPayment: {
    id: string;
    accountNumber: string;
    amount: bigint;
    bookedOn: string;
  };
  depositRelease: {
    id: string;
    depositId: string;
    ground: 'agreement' | 'rent_claim' | 'tenant_claim';
    asked: bigint;
    /** Null until the notice of a claim for rent is posted (husleieloven § 3-5 fifth paragraph) */
    notifiedOn: string | null;
    agreedOn: string | null;
    suitShownOn: string | null;
    withdrawnOn: string | null;
    batchId: string | null;
    orderedOn: string | null;
    toLandlord: bigint | null;
    toTenant: bigint | null;
    claimedOn: WithDefault<string>;
  };
  depositReleaseDocument: {
    releaseId: string;
    documentId: string;
    side: 'tenant' | 'landlord';
  };
  depositSettings: {
    partnerId: string;
    insuranceShare: number;
    hasAccountEach: boolean;
    insurer: string | null;
  };
  depositTenant: {
    depositId: string;
    position: number;
    accountId: string | null;
    email: string;
    name: string;
    reference: string;
    submittedAt: MaybeMoment;
    answers: Json<unknown>;
    identificationHint: string | null;
    accountNumber: string | null;
    bankName: string | null;
    openedOn: string | null;
    refusal: string | null;
  };
  depositTransfer: {
    id: string;
    accountNumber: string;
    side: 'tenant' | 'landlord';
    amount: bigint;
    paidOn: string;
  };
  document: {
    id: string;
    sentKey: string;
    key: string;
    ownerId: string | null;
    title: string;
    name: string;
    size: number;
    contentType: string;
    createdAt: Moment;
  };
  documentInUse: {
    documentId: string;
  };
  emailChange: {
    id: string;
    accountId: string;
    email: string;
    expiresAt: Moment;
    formerConfirmedAt: MaybeMoment;
    newConfirmedAt: MaybeMoment;
  };
  evictionCase: {
    id: string;
    leaseId: string;
    openedOn: string;
    petitionedOn: string | null;
    closedOn: string | null;
    outcome: 'paid' | 'evicted' | 'called_off' | null;
  };
  favourite: {
    accountId: string;
    listingId: string;
    addedAt: Moment;
  };
  favouriteShare: {
    id: string;
    accountId: string;
    sharedAt: Moment;
  };
  identificationRead: {
    id: string;
    accountId: string;
    readerId: string | null;
    purpose: string;
    readAt: Moment;
  };
  interest: {
    id: string;
    listingId: string;
    accountId: string;
    state: 'sent' | 'shortlisted' | 'invited' | 'declined' | 'withdrawn';
    rentFrom: string;
    people: number;
    leaseLength: number | null;
    isSmoker: boolean;
    hasPets: boolean;
    petsText: string | null;
    referenceName: string | null;
    referencePhone: string | null;
    birthDate: string;
    phoneNumber: string;
    occupation: string;
    monthlyIncome: bigint | null;
    aboutYou: string | null;
    agreesToCreditCheck: boolean;
    termsVersion: string;
    declinedText: string | null;
    viewingId: string | null;
    invitations: WithDefault<number>;
    sentAt: Moment;
    changedAt: Moment;
    toldAt: MaybeMoment;
    viewingAnswer: 'accepted' | 'declined' | 'proposed' | null;
    proposedStartsAt: MaybeMoment;
    isLet: WithDefault<boolean>;
  };
  interestAttachment: {
    interestId: string;
    documentId: string;
    position: number;
  };
  interestNotice: {
    listingId: string;
    toldAt: Moment;
  };
  invitation: {
    id: string;
    partnerId: string | null;
    invitedBy: string | null;
    email: string;
    name: string;
    registerAs: 'tenant' | 'landlord' | 'auditor';
    language: 'en' | 'no';
    secretPrint: string | null;
    createdAt: Moment;
    expiresAt: Moment;
    acceptedAt: MaybeMoment;
    accountId: string | null;
    endsOn: string | null;
    endedAt: MaybeMoment;
  };
  invoice: {
    id: string;
    bookId: string;
    leaseId: string;
    kind: 'rent' | 'credit_note' | 'deposit_insurance' | 'landlord' | 'landlord_credit_note';
    serial: number;
    month: string | null;
    startsOn: string | null;
    issuedOn: string;
    dueOn: string;
    account: string;
    kid: string | null;
    total: bigint;
    creditsId: string | null;
    reason: string | null;
    language: 'en' | 'no';
    parties: Json<unknown>;
    fees: WithDefault<bigint>;
    paid: WithDefault<bigint>;
    surplus: WithDefault<bigint>;
    credited: WithDefault<bigint>;
    creditedOn: string | null;
    lost: WithDefault<bigint>;
    setOff: WithDefault<bigint>;
    settledOn: string | null;
    saidPaidAt: MaybeMoment;
    objectedAt: MaybeMoment;
    objection: string | null;
    madeAt: MaybeMoment;
    sentAt: MaybeMoment;
    sendingFailed: WithDefault<boolean>;
    documentId: string | null;
    isFinalSettlement: WithDefault<boolean>;
    about: GeneratedAlways<string>;
    interest: WithDefault<bigint>;
    accountChange: Json<unknown>;
    lostByAgency: WithDefault<bigint>;
    lostOn: string | null;
    petitionFrom: string | null;
  };
  invoiceAbout: {
    leaseId: string;
    about: string;
    bookId: string;
    lease: string;
    words: string;
  };
  invoiceCount: {
    bookId: string;
    invoices: WithDefault<number>;
    leases: WithDefault<number>;
  };
  invoiceKid: {
    account: string;
    kid: string;
    leaseId: string;
    invoiceId: string | null;
  };
  invoiceLine: {
    invoiceId: string;
    position: number;
    kind: LineKind;
    cost: UseCost | null;
    name: string | null;
    fromOn: string | null;
    toOn: string | null;
    monthly: bigint | null;
    amount: bigint;
    vat: WithDefault<bigint>;
  };
  invoicingSettings: {
    bookId: string;
    leadDays: number;
    remainderLimit: WithDefault<bigint>;
    aloneLimit: WithDefault<bigint>;
  };
  kidLayout: {
    bookId: string;
    length: number;
    parts: Json<LeaseKidLayout['parts']>;
    since: Moment;
  };
  landlordPayment: {
    id: string;
    invoiceId: string;
    leaseId: string;
    bookId: string;
    amount: bigint;
    paidOn: string;
    source: 'bank' | 'payout';
    bankLineId: string | null;
    saidBy: string | null;
    takesBackId: string | null;
    createdAt: Moment;
    isBrought: WithDefault<boolean>;
    broughtById: string | null;
  };
  latePayoutTold: {
    payoutId: string;
    toldAt: Moment;
  };
  lateRentSettings: {
    bookId: string;
    settings: Json<unknown>;
  };
  lease: {
    id: string;
    assignmentId: string;
    propertyId: string;
    serial: number;
    paper: 'draft' | 'sent' | 'signed' | 'called_off';
    version: WithDefault<number>;
    kind: 'home' | 'at_landlords' | 'room';
    startsOn: string;
    endsOn: string | null;
    fixedTermReason: string | null;
    mayGiveNotice: boolean;
    noticeMonths: number;
    monthlyRent: bigint;
    useCosts: UseCost[];
    dueDay: number;
    securityType: 'deposit_account' | 'deposit_insurance' | 'deposit_guarantee' | 'no_deposit';
    securityAmount: bigint | null;
    houseRules: string | null;
    createdBy: string | null;
    createdAt: Moment;
    endedOn: string | null;
    begunAt: MaybeMoment;
    endsSoonAt: MaybeMoment;
    overAt: MaybeMoment;
    rentCollection: 'collected' | 'direct' | null;
    rentAccount: string | null;
    ownContractId: string | null;
    rentEndsOn: string | null;
    roomName: string | null;
    homeOf: string | null;
    fixedTermGround: 'own_use' | 'other' | null;
    brokeringConsentedAt: MaybeMoment;
  };
  leaseAccount: {
    id: GeneratedAlways<bigint>;
    leaseId: string;
    account: string;
    former: string | null;
    namedAt: Moment;
  };
  leaseAddition: {
    partnerId: string;
    kind: 'lease' | 'assignment';
    position: number;
    headingNo: string;
    textNo: string;
    headingEn: string | null;
    textEn: string | null;
  };
  leaseAmendment: {
    paperId: string;
    change: Json<unknown>;
  };
  leaseCharge: {
    leaseId: string;
    cost: 'electricity' | 'fuel' | 'water' | 'sewage';
    since: string;
    until: string | null;
    amount: bigint;
  };
  leaseConfirmation: {
    leaseId: string;
    key: string;
    confirmedById: string | null;
    confirmedAt: Moment;
  };
  leaseContradiction: {
    leaseId: string;
    key: string;
    foundAt: Moment;
  };
  leaseCount: {
    ofId: string;
    last: number;
  };
  leaseDueDay: {
    leaseId: string;
    since: string;
    dueDay: number;
    saidAt: Moment;
    saidBy: string | null;
  };
  leaseEvent: {
    leaseId: string;
    position: number;
    at: Moment;
    byId: string | null;
    name: string;
    payload: WithDefault<Json<unknown>>;
  };
  leaseFile: {
    leaseId: string;
    documentId: string;
    isVisibleToTenant: boolean;
    isVisibleToLandlord: boolean;
  };
  leaseListView: {
    id: string;
    accountId: string;
    partnerId: string | null;
    name: string;
    query: string;
    createdAt: Moment;
  };
  leaseMoney: {
    leaseId: string;
    surplus: WithDefault<bigint>;
    hasPayout: WithDefault<boolean>;
    noticeSentOn: string | null;
    petitionedOn: string | null;
    petitionFrom: string | null;
  };
  leaseNotice: {
    id: string;
    leaseId: string;
    side: 'tenant' | 'landlord';
    /** A landlord's (husleieloven § 9-5), or a tenant's in a bound term (§ 7-5) */
    ground: 'own_use' | 'rebuilding' | 'breach' | 'other' | 'sublet_refused' | null;
    reason: string | null;
    language: 'en' | 'no';
    givenOn: string | null;
    endsOn: string | null;
    protestUntil: string | null;
    protestedAt: MaybeMoment;
    protest: string | null;
    overAt: MaybeMoment;
  };
  leaseNoticeGiver: {
    noticeId: string;
    accountId: string;
    at: Moment;
  };
  leaseOwed: {
    leaseId: string;
    dueOn: string;
    owed: bigint;
    paid: bigint;
  };
  leasePaper: {
    id: string;
    kind: PaperKind | LetterKind;
    leaseId: string | null;
    assignmentId: string | null;
    language: 'en' | 'no';
    edition: string;
    text: Json<unknown>;
    titles: Json<unknown>;
    signers: Json<unknown>;
    recipients: WithDefault<Json<unknown>>;
    returnTo: string;
    partnerId: string | null;
    state: 'making' | 'signing' | 'signed' | 'sent' | 'declined' | 'expired' | 'withdrawn' | 'failed';
    sentBy: string | null;
    sentAt: Moment;
    dueAt: Moment;
    attempts: WithDefault<number>;
    documentId: string | null;
    orderId: string | null;
    signedDocumentId: string | null;
    endedAt: MaybeMoment;
    endedBy: string | null;
    reason: string | null;
    ownContractId: string | null;
    mail: Json<unknown>;
    translation: Json<unknown>;
    insuranceFee: bigint | null;
  };
  leaseProtocol: {
    id: string;
    leaseId: string;
    kind: 'move_in' | 'move_out';
    version: WithDefault<number>;
    content: Json<unknown>;
    changedAt: Moment;
    signedAt: MaybeMoment;
  };
  leaseProtocolPhoto: {
    protocolId: string;
    documentId: string;
  };
  leaseRent: {
    leaseId: string;
    takesEffectOn: string;
    amount: bigint;
    announcedOn: string;
    indexFromMonth: string;
    indexFrom: string;
    indexToMonth: string;
    indexTo: string;
    announcedBy: string | null;
  };
  leaseSettings: {
    partnerId: string;
    endingMonths: number;
    signingDays: number;
    remindingDays: number;
  };
  leaseTenant: {
    leaseId: string;
    position: number;
    accountId: string | null;
    email: string;
    name: string;
    joinedOn: string | null;
    leftOn: string | null;
    birthDate: string | null;
    orgNumber: string | null;
    postalAddress: string | null;
  };
  ledgerBook: {
    id: string;
    partnerId: string | null;
    name: string;
    orgNumber: string;
    address: string;
    email: string;
    inVatRegister: boolean;
    inBusinessRegister: boolean;
    bankCustomerId: string | null;
    kidSource: 'ocr' | 'camt.054';
    createdAt: Moment;
    orderFormat: WithDefault<'pain.001.001.03' | 'pain.001.001.09'>;
    chargeCodes: WithDefault<string[]>;
  };
  ledgerEntry: {
    id: string;
    bookId: string;
    key: string;
    kind: EntryKind;
    dated: string;
    bookedAt: Moment;
    occurredOn: string | null;
  };
  ledgerLine: {
    entryId: string;
    position: number;
    account: LedgerAccount;
    leaseId: string | null;
    amount: bigint;
  };
  legalRate: {
    kind: 'late_interest' | 'reminder_fee' | 'court_fee';
    since: string;
    value: bigint;
    source: string;
    enteredAt: Moment;
  };
  listing: {
    id: string;
    feed: string | null;
    externalId: string | null;
    state: 'draft' | 'active' | 'inactive' | 'published';
    partnerId: string | null;
    ownerId: string | null;
    contactId: string | null;
    title: string;
    description: string | null;
    listingType: ListingType;
    propertyType: PropertyType;
    street: string | null;
    streetNumber: string | null;
    apartmentNumber: string | null;
    postalCode: string | null;
    neighbourhood: string | null;
    city: string;
    cityPlaceId: string | null;
    lat: number;
    lng: number;
    showsExactAddress: boolean;
    floor: Floor | null;
    totalBedrooms: number | null;
    totalSize: number | null;
    internalUsableSize: number | null;
    externalUsableSize: number | null;
    balconySize: number | null;
    energyLabel: EnergyLabel | null;
    availableFrom: string | null;
    availableTo: string | null;
    minimumStay: number | null;
    monthlyRent: bigint;
    depositAmount: bigint | null;
    furnished: Furnished | null;
    facilities: Facility[];
    includedInRent: IncludedInRent[];
    videoUrl: string | null;
    view360Url: string | null;
    publishedAt: MaybeMoment;
    createdAt: Moment;
    updatedAt: Moment;
    publicLat: GeneratedAlways<number>;
    publicLng: GeneratedAlways<number>;
    municipality: string | null;
    deletedAt: MaybeMoment;
    language: 'no' | 'en' | null;
    words: GeneratedAlways<string>;
    placeWords: GeneratedAlways<string | null>;
    monthlyExtras: bigint | null;
    takenDownAt: MaybeMoment;
    stateBeforeTakenDown: 'draft' | 'active' | 'published' | 'inactive' | null;
    /** The first day of the lease for which it was taken off; null while it is advertised. */
    letFrom: string | null;
    /** How often it changed: the database counts. */
    version: WithDefault<number>;
  };
  listingChange: {
    transaction: string;
    listingId: string;
    changedAt: Moment;
  };
  listingDraft: {
    listingId: string;
    ownerId: string | null;
    partnerId: string | null;
    contactId: string | null;
    content: Json<DraftContent | null>;
    version: number;
    createdAt: Moment;
    updatedAt: Moment;
  };
  listingDraftImage: {
    listingId: string;
    photoId: string;
    position: number;
    description: string | null;
  };
  listingImage: {
    listingId: string;
    photoId: string;
    position: number;
    description: string | null;
    /** Null until the photo's sizes are made; the same for its height and colour. */
    width: number | null;
    height: number | null;
    color: string | null;
  };
  listingInHand: {
    id: string;
    state: ListingState;
    ownerId: string | null;
    partnerId: string | null;
    contactId: string | null;
    title: string | null;
    city: string | null;
    updatedAt: Moment;
  };
  listingPicture: {
    listingId: string;
    position: number;
    url: string;
    description: string | null;
    photoId: string;
    askedAt: Moment;
  };
  listingReport: {
    id: string;
    listingId: string;
    reason: ReportReason;
    text: string | null;
    /** Null for a guest. */
    reporterId: string | null;
    createdAt: Moment;
  };
  /** What listings publish of who advertises a home. */
  listingSide: {
    id: string;
    ownerId: string | null;
    contactId: string | null;
    partnerId: string | null;
    title: string;
  };
  /** What listings publish of homes that may be let. */
  listingToLet: {
    id: string;
    partnerId: string | null;
    ownerId: string | null;
    title: string;
    city: string;
    street: string | null;
    streetNumber: string | null;
    apartmentNumber: string | null;
    monthlyRent: bigint | null;
  };
  listingView: {
    listingId: string;
    day: string;
    views: number;
  };
  mail: {
    id: string;
    recipient: string;
    subject: string;
    text: string;
    html: string;
    headers: Json<unknown>;
    createdAt: Moment;
    /** The mail is claimed until this time: it is being sent, or waits after a failure. */
    dueAt: Moment;
    attempts: WithDefault<number>;
    lastError: string | null;
    attachments: WithDefault<Json<unknown>>;
    /** Since when it is no longer tried. */
    givenUpAt: MaybeMoment;
    /** The name the mail is sent in. */
    sender: string | null;
  };
  mailBounce: {
    address: string;
    since: Moment;
    /** When a mail came back that the mail server had accepted; null when all were refused at sending. */
    returnedAt: MaybeMoment;
    /** When the first mail after that was sent. */
    retriedAt: MaybeMoment;
  };
  mailSent: {
    id: string;
    recipient: string;
    sentAt: Moment;
  };
  mailSilence: {
    accountId: string;
    kind: MailKind;
  };
  message: {
    conversationId: string;
    position: number;
    id: string;
    senderId: string | null;
    clientId: string;
    text: string;
    carriesWarning: boolean;
    createdAt: Moment;
    hasOwnMail: WithDefault<boolean>;
  };
  messageAttachment: {
    messageId: string;
    documentId: string;
    position: number;
  };
  migration: {
    name: string;
    hash: string;
    ranAt: WithDefault<Moment>;
  };
  moneyAct: {
    number: WithDefault<bigint>;
    kind: ActKind;
    about: 'book' | 'lease' | 'order';
    aboutId: string;
    bookId: string;
    at: Moment;
    isBank: boolean;
    byId: string | null;
    payoutId: string | null;
    orderId: string | null;
    touchesTo: string | null;
    agreedById: string | null;
    agreedAt: MaybeMoment;
    /** Of an act by somebody unknown: the first of the two who agree. */
    firstAgreedById: string | null;
    settingChangeId: string | null;
  };
  notification: {
    id: string;
    accountId: string;
    kind: NotificationKind;
    params: Json<NotificationParams>;
    path: string;
    count: WithDefault<number>;
    createdAt: Moment;
    readAt: MaybeMoment;
  };
  orderApproval: {
    number: WithDefault<bigint>;
    payoutId: string | null;
    refundId: string | null;
    accountId: string;
    amount: bigint;
    toAccount: string | null;
    at: Moment;
    lastActNumber: bigint | null;
    bookId: string | null;
  };
  outbox: {
    id: string;
    position: GeneratedAlways<bigint>;
    name: string;
    payload: Json<unknown>;
    createdAt: Moment;
    attempts: WithDefault<number>;
    /** The event is claimed until this time: it is being handled, or waits after a failure. */
    dueAt: Moment;
    doneAt: MaybeMoment;
    lastError: string | null;
  };
  outboxDelivery: {
    eventId: string;
    listener: string;
  };
  paperDelivery: {
    ofId: string;
    what: 'invoice' | 'letter' | 'deposit_claim';
    dueAt: Moment;
    attempts: WithDefault<number>;
  };
  participant: {
    conversationId: string;
    accountId: string;
    deliveredPosition: WithDefault<number>;
    readPosition: WithDefault<number>;
    archivedAt: MaybeMoment;
    favouriteAt: MaybeMoment;
    toldPosition: WithDefault<number>;
    toldAt: MaybeMoment;
    tellAt: MaybeMoment;
  };
  partner: {
    id: string;
    subDomain: string;
    name: string;
    logo: string | null;
    color: string | null;
    siteUrl: string | null;
    cityPlaceId: string | null;
    defaultMapZoom: number | null;
    defaultMapLocation: string | null;
    defaultLat: number | null;
    defaultLng: number | null;
    currencySettings: Json<CurrencySettings | null>;
    features: WithDefault<string[]>;
    createdAt: Moment;
    aboutNo: string | null;
    aboutEn: string | null;
    phoneNumber: string | null;
    email: string | null;
    streetAddress: string | null;
    legalName: string | null;
    orgNumber: string | null;
    licence: string | null;
    responsibleBroker: string | null;
  };
  partnerCall: {
    partnerId: string;
    key: string;
    print: string;
    answer: string;
    at: Moment;
  };
  partnerKey: {
    id: string;
    partnerId: string;
    name: string;
    hash: string;
    createdBy: string | null;
    createdAt: Moment;
    lastUsedAt: MaybeMoment;
    revokedAt: MaybeMoment;
    scopes: ApiScope[];
    endsOn: WithDefault<string>;
    addresses: WithDefault<string[]>;
    lastUsedFrom: string | null;
    warnedAt: MaybeMoment;
  };
  partnerPerson: {
    partnerId: string;
    accountId: string;
    position: number;
    title: string | null;
    phoneNumber: string | null;
    email: string | null;
  };
  partnerRecord: {
    id: string;
    partnerId: string;
    kind: 'lease' | 'invoice' | 'payment';
    digest: string;
    notified: Json<unknown>;
    version: number;
    updatedAt: Moment;
  };
  passkey: {
    id: string;
    accountId: string;
    credentialId: string;
    publicKey: string;
    counter: bigint;
    transports: string[];
    name: string;
    isBackedUp: boolean;
    createdAt: Moment;
    usedAt: MaybeMoment;
  };
  passkeyChallenge: {
    hash: string;
    purpose: 'add' | 'log_in' | 'prove';
    holder: string;
    expiresAt: Moment;
  };
  passwordLink: {
    id: string;
    accountId: string;
    secretPrint: string;
    expiresAt: Moment;
    usedAt: MaybeMoment;
  };
  payment: {
    id: string;
    leaseId: string;
    bookId: string;
    invoiceId: string | null;
    amount: bigint;
    paidOn: string;
    source: 'bank' | 'direct' | 'refund' | 'write_off';
    bankLineId: string | null;
    saidBy: string | null;
    takesBackId: string | null;
    createdAt: Moment;
    isBrought: WithDefault<boolean>;
    broughtById: string | null;
  };
  paymentOrder: {
    id: string;
    bookId: string;
    serial: number;
    messageId: string;
    executesOn: string;
    payer: Json<unknown>;
    createdAt: Moment;
    writtenAt: MaybeMoment;
  };
  paymentOrderLine: {
    orderId: string;
    position: number;
    payoutId: string | null;
    try: number;
    endToEndId: string;
    amount: bigint;
    account: string;
    name: string;
    text: string;
    answer: 'accepted' | 'rejected' | null;
    reason: string | null;
    answeredAt: MaybeMoment;
    bookedOn: string | null;
    bankLineId: string | null;
    refundId: string | null;
    returnedOn: string | null;
    returnedLineId: string | null;
    lateLineId: string | null;
    lateDebitOn: string | null;
    lateDebitWaits: WithDefault<boolean>;
  };
  paymentPart: {
    paymentId: string;
    invoiceId: string;
    leaseId: string;
    paidOn: string;
    amount: bigint;
  };
  paymentPlan: {
    id: string;
    leaseId: string;
    side: 'tenant' | 'letting';
    proposedAt: Moment;
    acceptedAt: MaybeMoment;
    endedAt: MaybeMoment;
    outcome: 'declined' | 'withdrawn' | 'kept' | 'broken' | null;
  };
  paymentPlanInstalment: {
    planId: string;
    position: number;
    dueOn: string;
    amount: bigint;
    remindedAt: MaybeMoment;
  };
  paymentPlanInvoice: {
    planId: string;
    invoiceId: string;
  };
  payout: {
    id: string;
    bookId: string;
    leaseId: string;
    landlordId: string;
    dueOn: string | null;
    madeOn: string | null;
    serial: number | null;
    amount: bigint | null;
    approvalsNeeded: number | null;
    approvedAt: MaybeMoment;
    orderFrom: string | null;
    tries: WithDefault<number>;
    fails: WithDefault<number>;
    isOrdered: WithDefault<boolean>;
    answer: 'accepted' | 'rejected' | 'returned' | null;
    bookedOn: string | null;
    givenUpAt: MaybeMoment;
    heldAt: MaybeMoment;
    createdAt: Moment;
    madeNumber: bigint | null;
  };
  payoutAccount: {
    id: string;
    landlordId: string;
    account: string;
    setAt: Moment;
    setBy: string;
    countsFrom: Moment;
    /** How its landlord had proved who they are when they named it; null for accounts named before this was kept */
    provedBy: 'password' | 'passkey' | 'identity' | 'social' | null;
  };
  payoutAccountBook: {
    accountId: string;
    bookId: string;
    setAt: Moment;
  };
  payoutApprover: {
    bookId: string;
    accountId: string;
  };
  payoutCount: {
    bookId: string;
    payouts: WithDefault<number>;
    orders: WithDefault<number>;
  };
  payoutEvent: {
    id: string;
    payoutId: string;
    name: PayoutEvent;
    dated: string;
    at: Moment;
    byId: string | null;
    note: string | null;
    bookId: string | null;
  };
  payoutLine: {
    id: string;
    payoutId: string;
    position: number;
    type: PayoutLineType;
    amount: bigint;
    invoiceId: string | null;
    landlordInvoiceId: string | null;
    aboutId: string | null;
    addons: Json<unknown>;
    vat: WithDefault<bigint>;
  };
  payoutSettings: {
    bookId: string;
    payoutDay: number;
    waitDays: number;
    guaranteeMonths: number;
    approvalsNeeded: number;
    retryDays: number;
    brokeringType: 'percent' | 'fixed' | null;
    brokeringAmount: bigint | null;
    managementType: 'percent' | 'fixed' | null;
    managementAmount: bigint | null;
    dayLimit: bigint | null;
    recipientLimit: bigint | null;
  };
  periodReopening: {
    id: string;
    bookId: string;
    month: string;
    reason: string;
    requestedById: string | null;
    requestedAt: Moment;
    endedById: string | null;
    endedAt: MaybeMoment;
    outcome: 'agreed' | 'stopped' | null;
  };
  personReport: {
    id: string;
    reporterId: string | null;
    reportedId: string | null;
    conversationId: string;
    reason: PersonReportReason;
    text: string | null;
    createdAt: Moment;
    settledAt: MaybeMoment;
  };
  petitionFacts: {
    leaseId: string;
    askedOn: string | null;
    facts: Json<PetitionFacts | null>;
  };
  photo: {
    id: string;
    width: number | null;
    height: number | null;
    color: string | null;
    createdAt: Moment;
    refusal: string | null;
    ownerId: string | null;
  };
  photoInUse: {
    photoId: string;
  };
  photoWaiting: {
    photoId: string;
    key: string;
    dueAt: Moment;
    attempts: WithDefault<number>;
  };
  pictureWanted: {
    photoId: string;
    url: string;
    host: string;
    dueAt: Moment;
    attempts: WithDefault<number>;
  };
  placeSuggestion: {
    kind: SuggestionKind;
    word: string;
    name: string;
    folded: GeneratedAlways<string>;
    foldedWithMore: GeneratedAlways<string>;
    cityPlaceId: string;
    city: string;
    homes: number;
  };
  postalLetter: {
    id: string;
    partnerId: string | null;
    leaseId: string;
    kind: 'rent_notice' | 'nav_copy' | 'notice' | 'deposit_claim';
    /** The letter about late rent, the lease's paper, or the claim on a deposit */
    ofId: string;
    position: number;
    documentId: string;
    leaseNumber: string;
    sender: string;
    recipient: string;
    address: Json<PostalAddress | null>;
    addressedById: string | null;
    queuedAt: Moment;
    postBy: string | null;
    handedOverAt: MaybeMoment;
    serviceRefusal: string | null;
    postedOn: string | null;
    postedById: string | null;
    tracking: string | null;
    receiptId: string | null;
    cancelledAt: MaybeMoment;
    cancelledById: string | null;
    cancelReason: string | null;
  };
  priceIndex: {
    month: string;
    value: string;
    importedAt: Moment;
    source: WithDefault<'statistics' | 'staff'>;
  };
  property: {
    id: string;
    partnerId: string | null;
    landlordId: string;
    listingId: string | null;
    serial: number;
    name: string;
    street: string | null;
    streetNumber: string | null;
    apartmentNumber: string | null;
    postalCode: string | null;
    neighbourhood: string | null;
    city: string;
    cityPlaceId: string | null;
    lat: number;
    lng: number;
    createdAt: Moment;
  };
  publishedImage: {
    listingId: string;
    photoId: string;
    position: number;
    description: string | null;
    width: number;
    height: number;
    color: string | null;
  };
  publishedListing: {
    id: string;
    partnerId: string | null;
    title: string;
    listingType: ListingType;
    propertyType: PropertyType;
    street: string | null;
    streetNumber: string | null;
    postalCode: string | null;
    neighbourhood: string | null;
    city: string;
    cityPlaceId: string | null;
    lat: number;
    lng: number;
    totalBedrooms: number | null;
    totalSize: number | null;
    availableFrom: string | null;
    availableTo: string | null;
    minimumStay: number | null;
    monthlyRent: bigint;
    depositAmount: bigint | null;
    furnished: Furnished | null;
    facilities: Facility[];
    includedInRent: IncludedInRent[];
    publishedAt: Moment;
    words: string;
    language: 'no' | 'en';
    placeWords: string;
    municipality: string | null;
    monthlyExtras: bigint | null;
  };
  refreshToken: {
    hash: string;
    sessionId: string;
    expiresAt: Moment;
    usedAt: MaybeMoment;
  };
  refund: {
    id: string;
    bookId: string;
    leaseId: string | null;
    bankLineId: string | null;
    amount: bigint;
    account: string;
    isNamed: boolean;
    name: string;
    text: string;
    note: string | null;
    askedById: string | null;
    askedAt: Moment;
    approvalsNeeded: number;
    approvedAt: MaybeMoment;
    orderFrom: string | null;
    tries: WithDefault<number>;
    fails: WithDefault<number>;
    isOrdered: WithDefault<boolean>;
    answer: 'accepted' | 'rejected' | 'returned' | null;
    bookedOn: string | null;
    givenUpAt: MaybeMoment;
    withdrawnAt: MaybeMoment;
    isBrought: WithDefault<boolean>;
    broughtById: string | null;
  };
  refusedClientAccount: {
    bookId: string;
    account: string;
    bic: string;
    since: Moment;
    refusedAt: Moment;
    refusedById: string | null;
    reason: string;
  };
  rentCalendar: {
    leaseId: string;
    accountId: string;
    secretHash: string;
    openedAt: Moment;
  };
  rentLetter: {
    id: string;
    leaseId: string;
    bookId: string;
    kind: 'pre_reminder' | 'soft_reminder' | 'reminder' | 'second_reminder' | 'notice' | 'petition';
    sentOn: string;
    payBy: string | null;
    tellsNav: boolean;
    total: bigint;
    language: 'en' | 'no';
    parties: Json<unknown>;
    account: string;
    kid: string | null;
    madeAt: MaybeMoment;
    sentAt: MaybeMoment;
    sendingFailed: WithDefault<boolean>;
    documentId: string | null;
    sentTo: string[] | null;
    petitionFacts: Json<PetitionFacts | null>;
    everything: bigint | null;
    promised: bigint | null;
    promisedBy: string | null;
    cases: WithDefault<Json<unknown>>;
    navObjectBy: string | null;
  };
  rentLetterClaim: {
    letterId: string;
    position: number;
    invoiceId: string;
    steps: LateRentStep[];
    principal: bigint;
    earlier: bigint;
    fee: bigint;
    interest: bigint;
    waivedAt: MaybeMoment;
    isLandlords: boolean | null;
  };
  reportDecision: {
    id: string;
    kind: 'listing' | 'person';
    outcome: 'nothing' | 'taken_down' | 'blocked';
    ground: 'terms' | 'law' | null;
    rule: string | null;
    reason: string;
    listingId: string | null;
    personId: string | null;
    title: string;
    decidedBy: string | null;
    decidedAt: Moment;
  };
  reportReversal: {
    decisionId: string;
    reason: string;
    reversedBy: string | null;
    reversedAt: Moment;
  };
  /** What listings and messaging publish of reports. */
  reported: {
    id: string;
    kind: ReportKind;
    listingId: string | null;
    personId: string | null;
    conversationId: string | null;
    reason: ReportReason;
    text: string | null;
    reporterId: string | null;
    createdAt: Moment;
    isSettled: boolean;
  };
  saftAccount: {
    bookId: string;
    account: SaftAccount['account'];
    standardAccount: SaftAccount['standardAccount'] | null;
    taxCode: NonNullable<SaftAccount['taxCode']> | null;
  };
  saftExport: {
    id: string;
    bookId: string;
    firstDay: string;
    lastDay: string;
    orderedAt: Moment;
    orderedById: string | null;
    dueAt: MaybeMoment;
    attempts: WithDefault<number>;
    madeAt: MaybeMoment;
    entries: number | null;
    debit: bigint | null;
    bytes: bigint | null;
    problem: SaftProblem | null;
  };
  savedSearch: {
    id: string;
    accountId: string;
    name: string;
    query: Json<StoredQuery>;
    frequency: 'at_once' | 'daily' | 'weekly' | 'never';
    language: 'en' | 'no';
    createdAt: Moment;
    asksBox: string | null;
    asksArea: string | null;
    asksPlaces: string[] | null;
    asksCity: string | null;
    asksPartner: string | null;
    asksNot: string[] | null;
    asksSearch: string | null;
    asksListingTypes: string[] | null;
    asksPropertyTypes: string[] | null;
    asksMinRent: bigint | null;
    asksMaxRent: bigint | null;
    asksMinBedrooms: number | null;
    asksMaxBedrooms: number | null;
    asksMinSize: number | null;
    asksAvailableFrom: string | null;
    asksMaxMinimumStay: number | null;
    asksFurnished: string[] | null;
    asksFacilities: string[] | null;
    asksIncludedInRent: string[] | null;
    asksAvailableOn: string | null;
    asksLanguages: string[] | null;
    asksPlaceWords: string | null;
  };
  savedSearchFind: {
    searchId: string;
    listingId: string;
    reason: 'new' | 'cheaper';
    rentBefore: bigint | null;
    foundAt: Moment;
    toldAt: MaybeMoment;
  };
  sealingKey: {
    id: number;
    p12: string;
    createdAt: Moment;
  };
  session: {
    id: string;
    accountId: string;
    partnerId: string | null;
    createdAt: Moment;
    endedAt: MaybeMoment;
    provedAt: MaybeMoment;
    provedBy: 'password' | 'passkey' | 'identity' | 'social' | null;
    browser: string | null;
    system: string | null;
  };
  settingChange: {
    id: string;
    bookId: string;
    at: Moment;
    byId: string | null;
    what: string;
    was: Json<unknown>;
    became: Json<unknown>;
  };
  settlement: {
    payoutId: string;
    try: number;
    dueAt: MaybeMoment;
    attempts: WithDefault<number>;
    documentId: string | null;
  };
  signature: {
    signerId: string;
    accountId: string | null;
    name: string;
    birthDate: string | null;
    issuer: string;
    subject: string;
    method: string;
    signedAt: Moment;
    ipAddress: string | null;
    consentEdition: string | null;
    consentLanguage: 'en' | 'no' | null;
    sha256: string;
  };
  /** What leases publish of leases that all parties have signed. */
  signedLease: {
    id: string;
    partnerId: string | null;
    rentCollection: 'collected' | 'direct' | null;
  };
  signer: {
    id: string;
    orderId: string;
    position: number;
    role: string;
    turn: number;
    accountId: string | null;
    email: string;
    name: string;
    signedAt: MaybeMoment;
    declinedAt: MaybeMoment;
    declineReason: string | null;
    remoteUrl: string | null;
    errandPath: string | null;
    seenAt: MaybeMoment;
    openedAt: MaybeMoment;
    otherName: string | null;
    otherNameConfirmedBy: string | null;
    otherNameConfirmedAt: MaybeMoment;
    birthDate: string | null;
    orgNumber: string | null;
  };
  signingDocument: {
    documentId: string;
  };
  signingOrder: {
    id: string;
    subjectKind: string;
    subjectId: string;
    titleEn: string;
    titleNo: string;
    documentId: string;
    documentKey: string;
    sha256: string;
    partnerId: string | null;
    returnTo: string;
    provider: 'house' | 'idura';
    remoteId: string | null;
    fetchedAt: MaybeMoment;
    status: WithDefault<'open' | 'completed' | 'declined' | 'expired' | 'withdrawn'>;
    createdAt: Moment;
    expiresAt: Moment;
    remindAfterDays: number | null;
    toldAt: MaybeMoment;
    reminders: WithDefault<number>;
    endedAt: MaybeMoment;
    endReason: string | null;
    sealedDocumentId: string | null;
    language: 'en' | 'no' | null;
    informationPath: string | null;
  };
  signingTask: {
    orderId: string;
    kind: 'seal' | 'send' | 'fetch' | 'cancel';
    dueAt: Moment;
    attempts: WithDefault<number>;
  };
  staffAction: {
    id: string;
    at: Moment;
    who: string;
    what: string;
    whom: string | null;
  };
  strongLogin: {
    partnerId: string;
    since: Moment;
  };
  upload: {
    key: string;
    ownerId: string | null;
    directive: UploadDirective;
    title: string;
    permittedAt: Moment;
    receivedAt: MaybeMoment;
    photoId: string | null;
  };
  viewing: {
    id: string;
    listingId: string;
    startsAt: Moment;
    endsAt: Moment;
    place: string;
    text: string | null;
    createdAt: Moment;
    remindedAt: MaybeMoment;
  };
  voucher: {
    entryId: string;
    bookId: string;
    dated: string;
    year: GeneratedAlways<number>;
    number: number;
  };
  voucherQueue: {
    id: GeneratedAlways<bigint>;
    entryIds: string[];
  };
  voucherSeries: {
    bookId: string;
    year: number;
    last: number;
  };
  webhook: {
    id: string;
    partnerId: string;
    url: string;
    types: string[];
    secret: string;
    formerSecret: string | null;
    formerUntil: MaybeMoment;
    failingSince: MaybeMoment;
    pausedAt: MaybeMoment;
    createdAt: Moment;
  };
  webhookDelivery: {
    id: string;
    webhookId: string;
    eventId: string;
    type: string;
    body: string;
    createdAt: Moment;
    attempts: WithDefault<number>;
    dueAt: MaybeMoment;
    deliveredAt: MaybeMoment;
    triedAt: MaybeMoment;
    status: number | null;
    problem: string | null;
  };
  withdrawnReconciliation: {
    id: string;
    bookId: string;
    month: string;
    signedAt: Moment;
    signedById: string | null;
    note: string | null;
    report: Json<unknown>;
    withdrawnAt: Moment;
  };
}

/** The columns of tables that are read whole as JSON. */
export const COLUMNS = {
  assignment: [
    'assignment.id',
    'assignment.propertyId',
    'assignment.agentId',
    'assignment.startsOn',
    'assignment.endsOn',
    'assignment.brokeringType',
    'assignment.brokeringAmount',
    'assignment.managementType',
    'assignment.managementAmount',
    'assignment.addons',
    'assignment.payoutDay',
    'assignment.createdAt',
    'assignment.madeById',
    'assignment.guaranteeMonths',
    'assignment.hadOtherBroker',
  ],
  invoice: [
    'invoice.id',
    'invoice.bookId',
    'invoice.leaseId',
    'invoice.kind',
    'invoice.serial',
    'invoice.month',
    'invoice.startsOn',
    'invoice.issuedOn',
    'invoice.dueOn',
    'invoice.account',
    'invoice.kid',
    'invoice.total',
    'invoice.creditsId',
    'invoice.reason',
    'invoice.language',
    'invoice.parties',
    'invoice.fees',
    'invoice.paid',
    'invoice.surplus',
    'invoice.credited',
    'invoice.creditedOn',
    'invoice.lost',
    'invoice.setOff',
    'invoice.settledOn',
    'invoice.saidPaidAt',
    'invoice.objectedAt',
    'invoice.objection',
    'invoice.madeAt',
    'invoice.sentAt',
    'invoice.sendingFailed',
    'invoice.documentId',
    'invoice.isFinalSettlement',
    'invoice.about',
    'invoice.interest',
    'invoice.accountChange',
    'invoice.lostByAgency',
    'invoice.lostOn',
    'invoice.petitionFrom',
  ],
  invoiceLine: [
    'invoiceLine.invoiceId',
    'invoiceLine.position',
    'invoiceLine.kind',
    'invoiceLine.cost',
    'invoiceLine.name',
    'invoiceLine.fromOn',
    'invoiceLine.toOn',
    'invoiceLine.monthly',
    'invoiceLine.amount',
    'invoiceLine.vat',
  ],
  leaseMoney: [
    'leaseMoney.leaseId',
    'leaseMoney.surplus',
    'leaseMoney.hasPayout',
    'leaseMoney.noticeSentOn',
    'leaseMoney.petitionedOn',
    'leaseMoney.petitionFrom',
  ],
  leaseRent: [
    'leaseRent.leaseId',
    'leaseRent.takesEffectOn',
    'leaseRent.amount',
    'leaseRent.announcedOn',
    'leaseRent.indexFromMonth',
    'leaseRent.indexFrom',
    'leaseRent.indexToMonth',
    'leaseRent.indexTo',
    'leaseRent.announcedBy',
  ],
  payout: [
    'payout.id',
    'payout.bookId',
    'payout.leaseId',
    'payout.landlordId',
    'payout.dueOn',
    'payout.madeOn',
    'payout.serial',
    'payout.amount',
    'payout.approvalsNeeded',
    'payout.approvedAt',
    'payout.orderFrom',
    'payout.tries',
    'payout.fails',
    'payout.isOrdered',
    'payout.answer',
    'payout.bookedOn',
    'payout.givenUpAt',
    'payout.heldAt',
    'payout.createdAt',
    'payout.madeNumber',
  ],
  payoutLine: [
    'payoutLine.id',
    'payoutLine.payoutId',
    'payoutLine.position',
    'payoutLine.type',
    'payoutLine.amount',
    'payoutLine.invoiceId',
    'payoutLine.landlordInvoiceId',
    'payoutLine.aboutId',
    'payoutLine.addons',
    'payoutLine.vat',
  ],
} as const;
