// Made by script/generate from the web's documents.

export type AccountSide =
  | 'landlord'
  | 'tenant';

export type AccountStatementQueryData = {
  account: LedgerAccount;
  contractId?: string | null | undefined;
  /** The first day, `YYYY-MM-DD`. Defaults to the first entry’s. */
  from?: string | null | undefined;
  /** Defaults to the operator’s own books. */
  partnerId?: string | null | undefined;
  /** Only of the leases that this person rents or lets. */
  personId?: string | null | undefined;
  /** The last day, `YYYY-MM-DD`. Defaults to the last entry’s. */
  to?: string | null | undefined;
};

export type AddCreditNoteInputData = {
  /** Defaults to everything that is not credited yet. */
  amount?: number | null | undefined;
  invoiceId: string;
  /** The reason, which is printed on the credit note. */
  reason: string;
};

export type AddDepositKycInputData = {
  /** Kroner. */
  amount: number;
  /** At most 1000 characters. */
  comment?: string | null | undefined;
  depositType: DepositSource;
  depositsCash: boolean;
  hasOtherIncome: boolean;
  investsForOthers: boolean;
  isNonStandardCustomer: boolean;
  isPoliticallyExposed: boolean;
  isTaxableAbroad: boolean;
  isUsTaxResident: boolean;
  /** ISO 3166-1 alpha-2. */
  motherland: string;
  /** Eleven digits. */
  nationalIdentification: string;
  receivesMoney: boolean;
  referenceNumber: string;
  /** The foreign country in which the tenant is taxable, if any, ISO 3166-1 alpha-2. */
  taxCountry?: string | null | undefined;
  taxNumber?: string | null | undefined;
  tradesDigitalCurrency: boolean;
  transfersMoney: boolean;
  /** Kroner. */
  yearlyAmount: number;
};

export type AddInterestFormInputData = {
  /** At most 1000 characters. */
  aboutYou?: string | null | undefined;
  agreesToCreditCheck: boolean;
  agreesToTerms: boolean;
  /** All attachments of the form, at most 5. Use `_id` for files that were sent before. */
  attachments?: Array<AttachmentInput> | null | undefined;
  /** YYYY-MM-DD */
  birthDate: string;
  hasPets: boolean;
  isSmoker: boolean;
  /** The length in months, 1 to 120. Null for a lease until further notice. */
  leaseLength?: number | null | undefined;
  listingId: string;
  /** Kroner. */
  monthlyIncome?: number | null | undefined;
  /** Eleven digits. Only allowed if a credit check is asked for and agreed to. Defaults to the number of the account. */
  nationalIdentification?: string | null | undefined;
  /** At most 100 characters. */
  occupation: string;
  /** 1 to 20. */
  people: number;
  /** At most 200 characters. */
  petsText?: string | null | undefined;
  phoneNumber: string;
  /** Give both `referenceName` and `referencePhone`, or neither. */
  referenceName?: string | null | undefined;
  referencePhone?: string | null | undefined;
  /** YYYY-MM-DD */
  rentFrom: string;
};

export type AddLandlordInvoiceInputData = {
  contractId: string;
  /** At most 20. */
  lines: Array<LandlordInvoiceLineInput>;
};

export type AddLeaseInputData = {
  /** The assignment of an agency. Omit it for a landlord without an agency. */
  assignment?: AssignmentTermsInput | null | undefined;
  /** The landlord, for a lease that an agent drafts. Defaults to the owner of the home. */
  landlordId?: string | null | undefined;
  listingId: string;
  /** The main tenant first. 1 to 10 tenants. */
  tenants: Array<LeaseTenantInput>;
  terms: LeaseTermsInput;
};

export type AddLeaseUnderInputData = {
  assignmentId: string;
  tenants: Array<LeaseTenantInput>;
  terms: LeaseTermsInput;
};

export type AddSavedSearchInputData = {
  frequency: SavedSearchFrequency;
  /** The language of its mails. */
  language: Language;
  /** 1 to 80 characters. */
  name: string;
  /** The filters to save. `publishedAfter` is ignored. */
  queryData: ListingsQueryData;
};

export type AddressSuggestionKind =
  | 'address'
  | 'place';

export type AgreeToApproversInputData = {
  /** The change that was shown. */
  changeId: string;
  /** Defaults to the operator’s own books. */
  partnerId?: string | null | undefined;
};

export type AgreeToClientAccountInputData = {
  /** The change that was shown. */
  changeId: string;
  /** Defaults to the operator’s own books. */
  partnerId?: string | null | undefined;
};

export type AgreeToPayoutSettingsInputData = {
  /** Of the changes that were shown. */
  lastNumber: string;
  /** Defaults to the operator’s own books. */
  partnerId?: string | null | undefined;
};

export type AgreeToReductionInputData = {
  reductionId: string;
};

export type AgreeToReopeningInputData = {
  /** The last closed day that the person has read; null if there was none. */
  closedUntil?: string | null | undefined;
  reopeningId: string;
};

export type AmendmentKind =
  | 'ending'
  | 'extension'
  | 'tenants';

export type AnswerViewingInputData = {
  /** The id of the viewer’s form. */
  _id: string;
  answer: ViewingAnswer;
  /** The proposed start. Required if the answer is `proposed`, and not allowed otherwise. */
  proposedStartsAt?: string | null | undefined;
};

export type ApiKeyInputData = {
  /** IP addresses and networks (`203.0.113.0/24`) from which it is valid, at most 20. Defaults to everywhere. */
  addresses?: Array<string> | null | undefined;
  /** The last day on which it is valid, ISO 8601: at most two years from today. Defaults to a year. */
  endsOn?: string | null | undefined;
  /** The name of the system that uses the key, 1 to 80 characters. */
  name: string;
  partnerId: string;
  /** Defaults to `listings` only. */
  scopes?: Array<ApiKeyScope> | null | undefined;
};

/** A permission of a key. */
export type ApiKeyScope =
  | 'interest_read'
  | 'leases_read'
  | 'leases_write'
  | 'listings'
  | 'money_read'
  | 'money_write'
  | 'webhooks';

export type ApproverChangeInputData = {
  /** Defaults to the operator’s own books. */
  partnerId?: string | null | undefined;
};

export type ArrearsOptionData = {
  /** At most 100. */
  limit?: number | null | undefined;
  skip?: number | null | undefined;
  sort?: ArrearsSort | null | undefined;
};

export type ArrearsQueryData = {
  /** Defaults to the operator’s own books. */
  partnerId?: string | null | undefined;
  /** The text to search for: a tenant, a landlord or a home, the number of a lease or an invoice, or a KID. */
  search?: string | null | undefined;
};

export type ArrearsSort =
  | 'largest'
  | 'longest';

export type AssignmentTermsInput = {
  addons: Array<LeaseAddonInput>;
  brokering?: CommissionInput | null | undefined;
  endsOn?: string | null | undefined;
  /** 1 to 24 months of unpaid rent. Omit it for no payout guarantee. */
  guaranteeMonths?: number | null | undefined;
  /** Whether other agencies have worked on the same brokering in the last three months. Defaults to false. */
  hadOtherBroker?: boolean | null | undefined;
  management?: CommissionInput | null | undefined;
  /** 1 to 28. */
  payoutDay: number;
  startsOn: string;
};

/** A file to attach. Exactly one of `key` and `_id` is required. */
export type AttachmentInput = {
  /** The id of an existing file of the viewer. */
  _id?: string | null | undefined;
  /** The key of a finished upload with a policy of the directive `Files`. */
  key?: string | null | undefined;
  /** The new name of an upload. Defaults to the name at upload. */
  title?: string | null | undefined;
};

export type AuditorState =
  | 'ended'
  | 'invited'
  | 'lapsed'
  | 'over'
  | 'reading';

export type BankAnswerKind =
  | 'debited'
  | 'rejected'
  | 'returned';

export type BankAnswersInputData = {
  /** At most 200. */
  answerIds: Array<string>;
};

export type BankConflictEffect =
  | 'confirmed'
  | 'moved_order'
  | 'none'
  | 'paid_rent'
  | 'proposed'
  | 'settled'
  | 'waits';

export type BankDifferenceKind =
  | 'before_first'
  | 'booked_late'
  | 'counted_twice'
  | 'in_transit'
  | 'missing_statement'
  | 'not_received'
  | 'repeated'
  | 'signed_off'
  | 'unexplained';

export type BankEvidenceKind =
  | 'booked'
  | 'interim'
  | 'part'
  | 'repeat'
  | 'statement'
  | 'sum';

export type BankFileFormat =
  | 'camt052'
  | 'camt053'
  | 'camt054'
  | 'ocr'
  | 'pain002';

export type BankFileProblemCode =
  | 'archive'
  | 'archive_duplicate'
  | 'archive_encrypted'
  | 'archive_files'
  | 'archive_name'
  | 'archive_nested'
  | 'empty'
  | 'foreign_account'
  | 'implausible_amount'
  | 'implausible_date'
  | 'kid_too_long'
  | 'missing'
  | 'not_positive'
  | 'other_currency'
  | 'other_source'
  | 'too_large'
  | 'truncated'
  | 'unknown_element'
  | 'unknown_kind'
  | 'unknown_order'
  | 'unknown_record'
  | 'unknown_transaction_type'
  | 'wrong_account'
  | 'wrong_count'
  | 'wrong_date'
  | 'wrong_encoding'
  | 'wrong_length'
  | 'wrong_order'
  | 'wrong_sum'
  | 'wrong_value'
  | 'xml_doctype'
  | 'xml_malformed'
  | 'xml_too_big'
  | 'xml_too_deep';

export type BankFileState =
  | 'booked'
  | 'refused'
  | 'waiting';

export type BankLineState =
  | 'counted'
  | 'not_ours'
  | 'refunded'
  | 'settled'
  | 'taken'
  | 'waiting';

export type BankPassedReason =
  | 'foreign_account'
  | 'information'
  | 'interim'
  | 'other_currency'
  | 'pending'
  | 'zero';

export type BankReportKind =
  | 'debited'
  | 'rejected'
  | 'returned';

export type BankSettlementChoice =
  | 'bank_charge'
  | 'counted'
  | 'lease'
  | 'not_ours'
  | 'paid_out'
  | 'refund'
  | 'transfer';

export type BankWaitingReason =
  | 'bad_kid'
  | 'debit_unknown'
  | 'no_kid'
  | 'reversal_unknown'
  | 'unclear'
  | 'unknown_kid';

export type BookRepeatedPaymentInputData = {
  /** The reason why it is a different payment, at most 500 characters. */
  note: string;
  repeatId: string;
};

export type BoundsInput = {
  east: number;
  north: number;
  south: number;
  west: number;
};

export type CancelPostalLetterInputData = {
  letterId: string;
  /** At most 500 characters. */
  reason: string;
};

export type ChangeComingInvoiceInputData = {
  contractId: string;
  /** `YYYY-MM-DD`. Defaults to the due date by the lease, and must not be before it. */
  dueOn?: string | null | undefined;
  /** All additions and discounts of the invoice. They replace the earlier ones. */
  lines: Array<SingleLineInput>;
  /** The first day of the month, `YYYY-MM-DD`. */
  month: string;
};

export type ChangePostalAddressInputData = {
  address: PostalAddressInput;
  letterId: string;
};

export type ChangeTenantsInputData = {
  /** Keys of contradictions that the viewer confirms to be right. */
  confirmed?: Array<string> | null | undefined;
  contractId: string;
  /** The first day with the new tenants, `YYYY-MM-DD`. Tomorrow at the earliest. */
  from: string;
  joining: Array<JoiningTenantInput>;
  /** The language of the agreement. Defaults to Norwegian. */
  language?: Language | null | undefined;
  /** The e-mail addresses of the tenants who move out. */
  leaving: Array<string>;
};

/** A draft as `updateLease`, `addLeaseUnder` or `addLease` would save it. */
export type CheckLeaseInputData = {
  assignment?: AssignmentTermsInput | null | undefined;
  assignmentId?: string | null | undefined;
  contractId?: string | null | undefined;
  landlordId?: string | null | undefined;
  listingId?: string | null | undefined;
  tenants: Array<LeaseTenantInput>;
  terms: LeaseTermsInput;
  version?: number | null | undefined;
};

export type CheckOutcome =
  | 'failure'
  | 'ok'
  | 'warning';

export type ClaimDepositInputData = {
  /** The amount of a landlord’s claim in kroner. */
  amount?: number | null | undefined;
  /** Documents that show the unpaid rent, for a landlord’s claim. */
  attachments?: Array<AttachmentInput> | null | undefined;
  contractId: string;
};

export type ClientAccountInputData = {
  /** Defaults to the operator’s own books. */
  partnerId?: string | null | undefined;
};

export type CloseBankConflictInputData = {
  conflictId: string;
  /** Why the files differ, at most 500 characters. */
  reason: string;
};

export type CloseEvictionCaseInputData = {
  contractId: string;
  outcome: EvictionClosing;
};

export type ClosePeriodInputData = {
  /** `2026-11` */
  month: string;
  /** Defaults to the operator’s own books. */
  partnerId?: string | null | undefined;
};

export type CommissionInput = {
  /** Per cent of the rent, or kroner: see `type`. */
  amount: number;
  type: CommissionType;
};

export type CommissionType =
  | 'fixed'
  | 'percent';

export type ContractAdditionInput = {
  en?: ContractAdditionTextInput | null | undefined;
  no: ContractAdditionTextInput;
};

export type ContractAdditionKind =
  | 'assignment'
  | 'lease';

/** A heading of at most 100 characters and a text of at most 5000. Placeholders such as {{tenantName}} are filled in. */
export type ContractAdditionTextInput = {
  heading: string;
  text: string;
};

export type ContradictionName =
  | 'account_changed'
  | 'account_of_books'
  | 'account_refused'
  | 'address_let'
  | 'authority_missing'
  | 'extension_offered'
  | 'home_let'
  | 'home_offered'
  | 'home_unidentified'
  | 'landlord_address_missing'
  | 'landlord_birth_date_missing'
  | 'let_by_another'
  | 'name_differs'
  | 'party_unidentified'
  | 'room_let'
  | 'same_person'
  | 'security_too_big'
  | 'signs_for'
  | 'tenant_address_missing'
  | 'tenant_birth_date_missing'
  | 'term_long'
  | 'term_over';

export type ConversationFilter =
  | 'all'
  | 'archived'
  | 'favorite'
  | 'unread';

export type ConversationUserStatus =
  | 'active'
  | 'blocked'
  | 'inactive';

export type ConversationsQueryData = {
  /** Defaults to all conversations that are not archived. */
  filter?: ConversationFilter | null | undefined;
  /** The partner whose homes the conversations are about. For its agents. */
  partnerId?: string | null | undefined;
  /** A part of a name, a title, a town or the last message. */
  search?: string | null | undefined;
};

export type CorrectRefundInputData = {
  /** Eleven digits. If omitted, the account does not change. A new account needs new approvals. */
  account?: string | null | undefined;
  /** The name of the account’s owner, at most 70 characters. */
  name?: string | null | undefined;
  refundId: string;
};

export type CreditLandlordInvoiceInputData = {
  /** Defaults to everything that is not credited yet. */
  amount?: number | null | undefined;
  invoiceId: string;
  /** The reason, which is printed on the credit note. */
  reason: string;
};

export type DecideReportInputData = {
  /** Required unless `outcome` is `nothing`. */
  ground?: ReportGround | null | undefined;
  outcome: ReportOutcome;
  /** 10 to 2,000 characters. */
  reason: string;
  reportId: string;
  /** Required unless `outcome` is `nothing`. At most 300 characters. */
  rule?: string | null | undefined;
};

export type DepositInputData = {
  contractId: string;
};

export type DepositReleaseGround =
  | 'agreement'
  | 'rent_claim'
  | 'tenant_claim';

export type DepositReleaseState =
  | 'contested'
  | 'due'
  | 'notifying'
  | 'ordered'
  | 'waiting'
  | 'withdrawn';

export type DepositSource =
  | 'business'
  | 'inheritance_gift'
  | 'other'
  | 'rental_income'
  | 'salary_pension_social_security'
  | 'savings'
  | 'student_loan';

export type DepositSplitInput = {
  /** Required if an amount goes to the landlord. */
  reason?: string | null | undefined;
  /** Kroner. */
  toLandlord: number;
};

export type DepositStatus =
  | 'canceled'
  | 'created'
  | 'due'
  | 'ended'
  | 'failed'
  | 'no_deposit'
  | 'over_paid'
  | 'paid'
  | 'partially_paid'
  | 'registered'
  | 'released'
  | 'releasing'
  | 'sent_to_bank'
  | 'waiting_for_kyc';

export type DepositStepActor =
  | 'bank'
  | 'everyone'
  | 'landlord'
  | 'tenant';

export type DepositStepName =
  | 'answer'
  | 'confirm'
  | 'keep'
  | 'open'
  | 'pay'
  | 'settle'
  | 'sign';

export type DepositStepState =
  | 'done'
  | 'later'
  | 'now'
  | 'off';

export type DraftImageInput = {
  description?: string | null | undefined;
  photoId: string;
};

export type EndLeaseInputData = {
  contractId: string;
  /** The last day, `YYYY-MM-DD`. Today at the earliest. */
  endsOn: string;
  /** The language of the agreement. Defaults to Norwegian. */
  language?: Language | null | undefined;
  /** Defaults to the days until the last day. */
  lastMonthRent?: LastMonthRent | null | undefined;
  /** At most 500 characters. */
  reason?: string | null | undefined;
};

export type EnergyLabel =
  | 'A'
  | 'B'
  | 'C'
  | 'D'
  | 'E'
  | 'F'
  | 'G';

export type EnterRateInputData = {
  kind: RateKind;
  /** The known value of that day that it replaces, if any. */
  replaces?: number | null | undefined;
  /** The first day, 1 January or 1 July, `YYYY-MM-DD`. */
  since: string;
  /** The regulation or announcement that set it. */
  source: string;
  /** Per cent a year for interest, kroner for fees. */
  value: number;
};

export type EvictionClosing =
  | 'called_off'
  | 'evicted';

export type ExtendLeaseInputData = {
  /** Keys of contradictions that the viewer confirms to be right. */
  confirmed?: Array<string> | null | undefined;
  contractId: string;
  /** The last day, `YYYY-MM-DD`. Defaults to until further notice. */
  endsOn?: string | null | undefined;
  /** The ground of a fixed term that is shorter than the minimum by law (§ 9-3). Without one it is open-ended. */
  fixedTermGround?: FixedTermGround | null | undefined;
  /** The reason for an extension that is shorter than the minimum term by law, at most 500 characters. */
  fixedTermReason?: string | null | undefined;
  /** The language of the agreement. Defaults to Norwegian. */
  language?: Language | null | undefined;
};

export type Facility =
  | 'balcony'
  | 'dishwasher'
  | 'dryer'
  | 'elevator'
  | 'ev_charger'
  | 'fireplace'
  | 'garden'
  | 'gym'
  | 'internet_ready'
  | 'parking'
  | 'pets_allowed'
  | 'private_entrance'
  | 'smoking_allowed'
  | 'storage'
  | 'washing_machine'
  | 'wheelchair_accessible';

export type FailureKind =
  | 'bank_file'
  | 'event'
  | 'job'
  | 'mail'
  | 'webhook';

export type FavoriteListingsOptionData = {
  /** At most 150, which is the default. */
  limit?: number | null | undefined;
  skip?: number | null | undefined;
};

export type FixedTermGround =
  | 'other'
  | 'own_use';

export type Furnished =
  | 'furnished'
  | 'partially_furnished'
  | 'unfurnished';

export type Gender =
  | 'female'
  | 'male'
  | 'others';

export type GiveNoticeInputData = {
  /** The day on which the landlord approved the notice, `YYYY-MM-DD`. Required from an agency, and for nobody else. */
  approvedOn?: string | null | undefined;
  contractId: string;
  /** The ground of a landlord’s notice (husleieloven § 9-5), or of a tenant’s in a bound term (§ 7-5). */
  ground?: NoticeGround | null | undefined;
  /** The language of the letter. Defaults to Norwegian. */
  language?: Language | null | undefined;
  /** At most 2000 characters. Required with a ground. */
  reason?: string | null | undefined;
};

export type HoldPayoutInputData = {
  payoutId: string;
  /** At most 500 characters. */
  reason: string;
};

export type IncludedInRent =
  | 'cable_tv'
  | 'cleaning'
  | 'electricity'
  | 'gas'
  | 'heating'
  | 'hot_water'
  | 'internet'
  | 'parking'
  | 'water';

export type InterestSort =
  | 'leaseLength'
  | 'newest'
  | 'oldest'
  | 'people'
  | 'rentFrom';

export type InterestState =
  | 'declined'
  | 'invited'
  | 'sent'
  | 'shortlisted'
  | 'withdrawn';

export type InvitationInputData = {
  email: string;
  language?: string | null | undefined;
  name: string;
  partnerId: string;
  /** tenant or landlord */
  registerAs: string;
};

export type InviteAuditorInputData = {
  email: string;
  /** The last day, `YYYY-MM-DD`: at most twelve months ahead. */
  endsOn: string;
  /** The language of the mail: `no` or `en`. */
  language?: string | null | undefined;
  name: string;
  /** Defaults to the operator’s own books. */
  partnerId?: string | null | undefined;
};

export type InviteToViewingInputData = {
  /** The ids of 1 to 50 forms for the same home. */
  _ids: Array<string>;
  endsAt: string;
  /** At most 200 characters. Defaults to the address of the home. */
  place?: string | null | undefined;
  startsAt: string;
  /** At most 1000 characters. */
  text?: string | null | undefined;
};

export type InvoiceColour =
  | 'blue'
  | 'green'
  | 'grey'
  | 'red'
  | 'teal'
  | 'yellow';

export type InvoiceKind =
  | 'credit_note'
  | 'deposit_insurance'
  | 'landlord'
  | 'landlord_credit_note'
  | 'rent';

export type InvoiceLineKind =
  | 'discount'
  | 'expense'
  | 'extra'
  | 'final_settlement'
  | 'insurance_premium'
  | 'rent'
  | 'use_cost';

export type InvoiceStatus =
  | 'active'
  | 'balanced'
  | 'canceled'
  | 'completed'
  | 'created'
  | 'credited'
  | 'eviction_notice_due'
  | 'failed'
  | 'fees_due'
  | 'fees_paid'
  | 'lost'
  | 'new'
  | 'outstanding'
  | 'over_paid'
  | 'overdue'
  | 'paid'
  | 'partially_credited'
  | 'partially_paid'
  | 'pending'
  | 'sent'
  | 'unpaid'
  | 'upcoming'
  | 'waiting_for_payment';

export type InvoiceStepKind =
  | 'credit_note'
  | 'direct_payment'
  | 'fee'
  | 'fee_waived'
  | 'invoice'
  | 'payment'
  | 'set_off'
  | 'write_off'
  | 'write_off_taken_back';

export type JoiningTenantInput = {
  /** `YYYY-MM-DD`. The agreement states it, and the signature has to have the same. */
  birthDate: string;
  email: string;
  name: string;
};

export type JournalOptionData = {
  /** The value of `next` of the page before. */
  after?: string | null | undefined;
  /** At most 200. Defaults to 50. */
  limit?: number | null | undefined;
};

export type JournalQueryData = {
  account?: LedgerAccount | null | undefined;
  contractId?: string | null | undefined;
  /** The first day, `YYYY-MM-DD`. Defaults to the first entry’s. */
  from?: string | null | undefined;
  /** Defaults to the operator’s own books. */
  partnerId?: string | null | undefined;
  /** Only of the leases that this person rents or lets. */
  personId?: string | null | undefined;
  /** The last day, `YYYY-MM-DD`. Defaults to the last entry’s. */
  to?: string | null | undefined;
};

export type KidLayoutPartInput = {
  name: KidPart;
  /** The value of a part that is the same in every KID. */
  value?: number | null | undefined;
  width: number;
};

export type KidPart =
  | 'fixed'
  | 'invoice'
  | 'lease';

export type KidSource =
  | 'camt054'
  | 'ocr';

export type LandlordInvoiceLineInput = {
  /** Including any value added tax. */
  amount: number;
  /** Whether value added tax applies. Set it to false for an expense paid on behalf of the landlord. Other lines have value added tax if the agency is registered for it. */
  hasVat?: boolean | null | undefined;
  /** At most 100 characters. */
  name: string;
};

export type Language =
  | 'en'
  | 'no';

/** The rent for the month in which a lease ends: for the days until the last day, or for the whole month. */
export type LastMonthRent =
  | 'by_days'
  | 'whole_month';

export type LateRentStep =
  | 'notice'
  | 'petition'
  | 'pre_reminder'
  | 'reminder'
  | 'second_reminder'
  | 'soft_reminder';

export type LateRentStepInput = {
  days: number;
  isOn: boolean;
};

export type LateRentStepsInput = {
  notice: LateRentStepInput;
  petition: LateRentStepInput;
  pre_reminder: LateRentStepInput;
  reminder: LateRentStepInput;
  second_reminder: LateRentStepInput;
  soft_reminder: LateRentStepInput;
};

export type LateStage =
  | 'coming'
  | 'notice_over'
  | 'noticed'
  | 'overdue'
  | 'petitioned'
  | 'reminded';

export type LateStop =
  | 'not_sent'
  | 'objection'
  | 'plan'
  | 'said_paid';

export type LeaseAddonInput = {
  amount: number;
  name: string;
};

export type LeaseChargeInput = {
  amount: number;
  cost: UseCost;
};

export type LeaseFileInput = {
  /** Always `contract`. */
  context: string;
  /** The same for all files. */
  contractId: string;
  /** `Files`, the directive of the upload. */
  directive: string;
  isVisibleToLandlord: boolean;
  isVisibleToTenant: boolean;
  leaseSerial: number;
  /** The last part of the key of the upload policy. The upload’s sub-folder is `<partnerId>/contract`, or `contract` if there is no agency. */
  name: string;
  propertyId: string;
  /** The size in bytes. The server measures the size itself. */
  size: number;
  /** Always `lease`. */
  subContext: string;
  /** 1 to 255 characters. */
  title: string;
};

export type LeasePersonType =
  | 'landlord'
  | 'tenant';

export type LeaseSide =
  | 'agent'
  | 'landlord'
  | 'tenant';

export type LeaseSort =
  | 'agent'
  | 'arrears'
  | 'ends'
  | 'home'
  | 'landlord'
  | 'number'
  | 'rent'
  | 'starts'
  | 'status'
  | 'tenant';

export type LeaseStatus =
  | 'active'
  | 'closed'
  | 'eviction'
  | 'eviction_notice'
  | 'eviction_notice_due'
  | 'in_progress'
  | 'new'
  | 'overdue'
  | 'paid'
  | 'payout'
  | 'soon_ending'
  | 'upcoming'
  | 'waiting_for_creation';

/** A tenant, identified by an interest form or by e-mail and name. */
export type LeaseTenantInput = {
  /** `YYYY-MM-DD`. A lease states it, or the organisation number, of each tenant. The profile of a person who asked for the home comes first. */
  birthDate?: string | null | undefined;
  email?: string | null | undefined;
  interestId?: string | null | undefined;
  name?: string | null | undefined;
  /** Nine digits, for an organisation. */
  orgNumber?: string | null | undefined;
  /** In one line, at most 200 characters. A lease states it of each tenant. The profile of a person who asked for the home comes first. */
  postalAddress?: string | null | undefined;
};

export type LeaseTermsInput = {
  /** 1 to 28. */
  dueDay: number;
  /** The last day, `YYYY-MM-DD`. Defaults to until further notice. */
  endsOn?: string | null | undefined;
  /** The ground of a fixed term that is shorter than the minimum by law (§ 9-3). Without one it is open-ended. */
  fixedTermGround?: FixedTermGround | null | undefined;
  /** The reason for a fixed term that is shorter than the minimum by law, at most 500 characters. */
  fixedTermReason?: string | null | undefined;
  /** Whose home the tenant of a room has access to. Needed to send the lease of a room. */
  homeOf?: string | null | undefined;
  /** At most 5000 characters. */
  houseRules?: string | null | undefined;
  kind: TenancyKind;
  mayGiveNotice: boolean;
  /** Kroner. */
  monthlyRent: number;
  /** The months of notice, 1 to 12. Defaults to the period by law. */
  noticeMonths?: number | null | undefined;
  /** The Norwegian account that tenants pay the rent to directly. Eleven digits. */
  rentAccount?: string | null | undefined;
  /** How a landlord without an agency receives the rent. By default, no one collects it. */
  rentCollection?: RentCollection | null | undefined;
  /** Which room, garage or storage room, at most 100 characters. Needed to send the lease of a room. */
  roomName?: string | null | undefined;
  /** Kroner, at most six months’ rent. */
  securityAmount?: number | null | undefined;
  securityType: SecurityType;
  /** YYYY-MM-DD */
  startsOn: string;
  useCosts: Array<UseCost>;
};

export type LeaseTimelineKind =
  | 'account_changed'
  | 'asked_again'
  | 'assignment_asked_again'
  | 'assignment_completed'
  | 'assignment_ended'
  | 'assignment_sent'
  | 'assignment_signed'
  | 'begun'
  | 'brokering_consented'
  | 'called_off'
  | 'completed'
  | 'contradiction_confirmed'
  | 'credited'
  | 'declined'
  | 'deposit_paid'
  | 'deposit_registered'
  | 'drafted'
  | 'due_day_moved'
  | 'ended'
  | 'ending_sent'
  | 'ends_soon'
  | 'eviction_notice_sent'
  | 'expired'
  | 'extended'
  | 'extension_sent'
  | 'failed'
  | 'insurance_invoiced'
  | 'landlord_credited'
  | 'landlord_invoiced'
  | 'landlord_paid'
  | 'name_confirmed'
  | 'name_differs'
  | 'notice_given'
  | 'notice_protested'
  | 'notice_withdrawn'
  | 'over'
  | 'paid'
  | 'paid_back'
  | 'paid_out'
  | 'paper_ended'
  | 'payment_taken_back'
  | 'petition_made'
  | 'plan_accepted'
  | 'plan_broken'
  | 'plan_declined'
  | 'plan_kept'
  | 'plan_proposed'
  | 'plan_reopened'
  | 'plan_withdrawn'
  | 'pre_reminder_sent'
  | 'protocol_sent'
  | 'protocol_signed'
  | 'reminder_sent'
  | 'rent_adjusted'
  | 'rent_collected'
  | 'rent_invoiced'
  | 'sent'
  | 'signed'
  | 'signer_moved'
  | 'soft_reminder_sent'
  | 'surplus_written_off'
  | 'tenants_changed'
  | 'tenants_sent'
  | 'withdrawn'
  | 'write_off_taken_back'
  | 'written_off';

export type LeasesOptionData = {
  /** Rows without a value come last in both orders. */
  isDescending?: boolean | null | undefined;
  /** At most 100. */
  limit?: number | null | undefined;
  skip?: number | null | undefined;
  /** Defaults to the start date, latest first. */
  sort?: LeaseSort | null | undefined;
};

export type LeasesQueryData = {
  /** The agent of the assignment. */
  agentId?: string | null | undefined;
  /** Only binding leases whose last day is within this number of days, 1 to 3650. */
  endsWithinDays?: number | null | undefined;
  /** If true, only leases that contradict themselves. */
  isContradictory?: boolean | null | undefined;
  /** If true, only leases with an overdue amount. */
  isInArrears?: boolean | null | undefined;
  landlordId?: string | null | undefined;
  /** The partner whose leases are returned. For its agents. */
  partnerId?: string | null | undefined;
  /** The viewer’s role in the leases. Defaults to tenant. Ignored with `partnerId`. */
  personType?: LeasePersonType | null | undefined;
  rentStatus?: RentStatus | null | undefined;
  /** Part of a tenant’s, the landlord’s or the property’s name, or a number: `12-3`. */
  search?: string | null | undefined;
  status?: LeaseStatus | null | undefined;
};

export type LedgerAccount =
  | 'bank_charges'
  | 'client_account'
  | 'commission_income'
  | 'deposits_payable'
  | 'fee_income'
  | 'landlord_payable'
  | 'losses'
  | 'operating_account'
  | 'payouts_under_way'
  | 'retained_earnings'
  | 'rounding'
  | 'suspense'
  | 'tenant_receivable'
  | 'vat_payable';

export type LedgerEntryKind =
  | 'bank_charge'
  | 'commission'
  | 'counted'
  | 'credit_note'
  | 'direct_payment'
  | 'fee'
  | 'fee_waived'
  | 'interest_corrected'
  | 'invoice'
  | 'not_ours'
  | 'payment'
  | 'payout_came_back'
  | 'payout_ordered'
  | 'payout_paid'
  | 'payout_rejected'
  | 'payout_returned'
  | 'refund'
  | 'refund_asked'
  | 'refund_came_back'
  | 'refund_paid'
  | 'refund_withdrawn'
  | 'suspense'
  | 'write_off'
  | 'write_off_taken_back';

export type ListingDraftAddressInput = {
  /** The apartment number (bruksenhetsnummer): `H0101`. */
  apartmentNumber?: string | null | undefined;
  city?: string | null | undefined;
  /** The municipality (kommune). */
  municipality?: string | null | undefined;
  neighbourhood?: string | null | undefined;
  postalCode?: string | null | undefined;
  street?: string | null | undefined;
  streetNumber?: string | null | undefined;
};

/** The fields to change. A field that is omitted does not change; null removes the value. Amounts are in kroner. */
export type ListingDraftInput = {
  /** Replaces the whole address. */
  address?: ListingDraftAddressInput | null | undefined;
  /** `YYYY-MM-DD`. Homes are shown by month. */
  availableFrom?: string | null | undefined;
  /** `YYYY-MM-DD`. */
  availableTo?: string | null | undefined;
  /** m² (TBA). */
  balconySize?: number | null | undefined;
  /** Kroner, at most six months’ rent. */
  depositAmount?: number | null | undefined;
  /** Plain text; HTML becomes text. */
  description?: string | null | undefined;
  energyLabel?: EnergyLabel | null | undefined;
  /** m² (BRA-e). */
  externalUsableSize?: number | null | undefined;
  facilities?: Array<Facility> | null | undefined;
  /** `basement`, `ground`, `2`, `3`, `4`, or `5` for the fifth and above. */
  floor?: string | null | undefined;
  furnished?: Furnished | null | undefined;
  includedInRent?: Array<IncludedInRent> | null | undefined;
  /** m² (BRA-i). */
  internalUsableSize?: number | null | undefined;
  /** The language of the title and the description. Absent means unknown. */
  language?: Language | null | undefined;
  listingType?: ListingType | null | undefined;
  /** The minimum stay in months. */
  minimumStay?: number | null | undefined;
  /** Kroner. The landlord’s estimate of what the tenant pays each month on top of the rent, for example electricity, heating and internet. 0 means nothing, and absent means unknown. */
  monthlyExtras?: number | null | undefined;
  /** Kroner, at most two decimals. */
  monthlyRent?: number | null | undefined;
  position?: ListingPositionInput | null | undefined;
  propertyType?: PropertyType | null | undefined;
  /** If false, the public sees the street, the postal code, and the position to about a hundred metres. */
  showsExactAddress?: boolean | null | undefined;
  title?: string | null | undefined;
  totalBedrooms?: number | null | undefined;
  /** m² (BRA). */
  totalSize?: number | null | undefined;
  videoUrl?: string | null | undefined;
  view360Url?: string | null | undefined;
};

export type ListingPositionInput = {
  lat: number;
  lng: number;
};

export type ListingReportReason =
  | 'discriminating'
  | 'duplicate'
  | 'not_available'
  | 'other'
  | 'scam'
  | 'wrong_information';

export type ListingState =
  | 'active'
  | 'draft'
  | 'inactive'
  | 'published';

export type ListingType =
  | 'entire_place'
  | 'parking'
  | 'private_room'
  | 'shared_room'
  | 'storage_room';

export type ListingsOptionData = {
  /** At most 150, which is the default. */
  limit?: number | null | undefined;
  skip?: number | null | undefined;
  sort?: ListingsSort | null | undefined;
};

export type ListingsQueryData = {
  /** A polygon of 3 to 100 corners. It is closed automatically, and may cross itself. */
  area?: Array<PositionInput> | null | undefined;
  /** `YYYY-MM`: available in this month or before. */
  availableFrom?: string | null | undefined;
  /** `YYYY-MM-DD`: available on this day. */
  availableOn?: string | null | undefined;
  bounds?: BoundsInput | null | undefined;
  city?: string | null | undefined;
  cityPlaceId?: string | null | undefined;
  /** In any of these towns, at most 20. `cityPlaceId` adds one more. */
  cityPlaceIds?: Array<string> | null | undefined;
  /** Homes with all of these. */
  facilities?: Array<Facility> | null | undefined;
  furnished?: Array<Furnished> | null | undefined;
  /** Homes to exclude from the list, map, count and chart, at most 200. */
  hiddenListingIds?: Array<string> | null | undefined;
  /** Homes with all of these. */
  includedInRent?: Array<IncludedInRent> | null | undefined;
  /** Homes described in any of these languages. Listings without a language are not found. */
  languages?: Array<Language> | null | undefined;
  listingTypes?: Array<ListingType> | null | undefined;
  maxBedrooms?: number | null | undefined;
  /** The longest minimum stay, in months. */
  maxMinimumStay?: number | null | undefined;
  maxRent?: number | null | undefined;
  minBedrooms?: number | null | undefined;
  /** Kroner a month. */
  minRent?: number | null | undefined;
  /** m². */
  minSize?: number | null | undefined;
  /** In exactly this municipality. */
  municipality?: string | null | undefined;
  /** In exactly this part of a town. */
  neighbourhood?: string | null | undefined;
  partnerId?: string | null | undefined;
  /** Four digits. */
  postalCode?: string | null | undefined;
  propertyTypes?: Array<PropertyType> | null | undefined;
  /** Published after this time. */
  publishedAfter?: string | null | undefined;
  search?: string | boolean | null | undefined;
  /** In exactly this street, without a number. */
  street?: string | null | undefined;
};

/** `square_metre`: lowest rent per square metre first. `monthly_cost`: lowest sum of rent and `monthlyExtras` first. `move_in_cost`: lowest sum of rent and deposit first. Homes without the value come last. */
export type ListingsSort =
  | 'monthly_cost'
  | 'move_in_cost'
  | 'newest'
  | 'rent_down'
  | 'rent_up'
  | 'square_metre';

export type LossBearer =
  | 'agency'
  | 'landlord';

export type MailKind =
  | 'approvals'
  | 'instalments'
  | 'interest'
  | 'messages'
  | 'payments';

export type MarkPostalLettersPostedInputData = {
  /** At most 100. */
  letterIds: Array<string>;
  /** The day the letters were posted, `YYYY-MM-DD`. */
  postedOn: string;
  /** The key of the receipt, uploaded with a policy of the directive `Files`. */
  receiptKey?: string | null | undefined;
  /** The tracking number of a registered letter, at most 40 characters. */
  tracking?: string | null | undefined;
};

export type MessagesQueryData = {
  /** Only messages after this position. */
  after?: number | null | undefined;
  /** Only messages before this position, the latest of them. */
  before?: number | null | undefined;
  conversationId: string;
};

export type Meter =
  | 'electricity'
  | 'gas'
  | 'heating'
  | 'other'
  | 'water';

export type MoneyActivityKind =
  | 'added_key'
  | 'agreed_guarantee'
  | 'agreed_to_reduction'
  | 'approved'
  | 'changed_day'
  | 'changed_setting'
  | 'closed_conflict'
  | 'confirmed_answer'
  | 'credited'
  | 'failed'
  | 'found_conflict'
  | 'held'
  | 'named_account'
  | 'named_payout_account'
  | 'ordered'
  | 'placed_payment'
  | 'proposed_credit'
  | 'proposed_received_directly'
  | 'proposed_write_off'
  | 'received_directly'
  | 'released'
  | 'requested_refund'
  | 'settled_as_bank_charge'
  | 'settled_as_counted'
  | 'settled_as_not_ours'
  | 'settled_as_refund'
  | 'settled_debit'
  | 'stopped_reduction'
  | 'took_back_write_off'
  | 'undid_settlement'
  | 'uploaded_file'
  | 'voided_reduction'
  | 'wrote_off';

export type MoveDueDayInputData = {
  contractId: string;
  /** The day of the month, 1 to 28. */
  dueDay: number;
  /** Whether the tenants have agreed. Required to be true for an earlier day. */
  isAgreed: boolean;
  /** The first day of the first month with the new due day, `YYYY-MM-DD`. The month must not be invoiced already. */
  since: string;
};

export type MyListingsQueryData = {
  /** The partner whose homes are returned. For its agents. */
  partnerId?: string | null | undefined;
  /** A part of the title or the town. */
  search?: string | null | undefined;
  state?: ListingState | null | undefined;
};

export type NewRentInput = {
  /** Kroner a month, as the preview showed it. If the amount differs, no letter is sent. */
  amount: number;
  contractId: string;
};

export type NextLateStep =
  | 'filing'
  | 'notice'
  | 'petition'
  | 'posting'
  | 'pre_reminder'
  | 'reminder'
  | 'second_reminder'
  | 'soft_reminder';

export type NoteDepositGuaranteeInputData = {
  contractId: string;
  guarantor: string;
  reference?: string | null | undefined;
};

export type NoteDepositInsuranceInputData = {
  contractId: string;
  isRefused: boolean;
  reference?: string | null | undefined;
};

export type NotePetitionInputData = {
  contractId: string;
  petitionedOn: string;
};

export type NoticeGround =
  | 'breach'
  | 'other'
  | 'own_use'
  | 'rebuilding'
  | 'sublet_refused';

export type NotificationKind =
  | 'address_let'
  | 'api_key_ends_soon'
  | 'bank_conflict'
  | 'bank_differs'
  | 'brokering_consent_needed'
  | 'client_account_changes'
  | 'client_account_claimed'
  | 'client_account_of_other'
  | 'client_account_refused'
  | 'coming_rent_raised'
  | 'decision_against'
  | 'decision_reversed'
  | 'due_day_moved'
  | 'eviction_case_closed'
  | 'home_let'
  | 'interest_declined'
  | 'interest_received'
  | 'interest_withdrawn'
  | 'lease_begun'
  | 'lease_ends_soon'
  | 'lease_over'
  | 'letters_to_post'
  | 'listing_taken_off'
  | 'objection_settled'
  | 'payout_account_needed'
  | 'payout_late'
  | 'payouts_to_approve'
  | 'period_reopened'
  | 'period_reopening'
  | 'petition_facts_missing'
  | 'petition_ready'
  | 'plan_accepted'
  | 'plan_broken'
  | 'plan_declined'
  | 'plan_due'
  | 'plan_kept'
  | 'plan_proposed'
  | 'plan_reopened'
  | 'reduction_proposed'
  | 'reduction_stopped'
  | 'reduction_void'
  | 'refunds_to_approve'
  | 'rent_account_changed'
  | 'rent_collected'
  | 'rent_credited'
  | 'rent_denied_paid'
  | 'rent_discounted'
  | 'rent_objected'
  | 'rent_received'
  | 'rent_recorded_received'
  | 'rent_said_paid'
  | 'rent_written_off'
  | 'report_decided'
  | 'room_let'
  | 'signer_name_differs'
  | 'signing_completed'
  | 'signing_declined'
  | 'signing_expired'
  | 'signing_reminder'
  | 'signing_turn'
  | 'signing_withdrawn'
  | 'viewing_accepted'
  | 'viewing_cancelled'
  | 'viewing_changed'
  | 'viewing_declined'
  | 'viewing_invited'
  | 'viewing_proposed'
  | 'viewing_reminder'
  | 'write_off_taken_back';

export type OrderFormat =
  | 'pain_001_001_03'
  | 'pain_001_001_09';

export type OrderSaftExportInputData = {
  /** The first day, `YYYY-MM-DD`. */
  from: string;
  /** Defaults to the operator’s own books. */
  partnerId?: string | null | undefined;
  /** The last day, `YYYY-MM-DD`. */
  to: string;
};

export type OrderToApproveInputData = {
  _id: string;
  /** The account that was shown. Eleven digits. */
  account: string;
  /** The amount that was shown. */
  amount: number;
  /** The `lastActNumber` that was shown. */
  lastActNumber: string;
};

export type PaperKind =
  | 'assignment'
  | 'ending'
  | 'extension'
  | 'lease'
  | 'move_in'
  | 'move_out'
  | 'notice'
  | 'rent_adjustment'
  | 'tenants';

export type PaperState =
  | 'declined'
  | 'expired'
  | 'failed'
  | 'making'
  | 'sent'
  | 'signed'
  | 'signing'
  | 'withdrawn';

export type PartnerInvoiceFilter =
  | 'all'
  | 'not_sent'
  | 'objected'
  | 'open'
  | 'overdue';

export type PartnerInvoiceSort =
  | 'due_first'
  | 'latest';

export type PartnerInvoicesOptionData = {
  /** At most 100. */
  limit?: number | null | undefined;
  skip?: number | null | undefined;
  sort?: PartnerInvoiceSort | null | undefined;
};

export type PartnerInvoicesQueryData = {
  /** The month of the rent, or of the due date if the invoice is not for rent: `2027-03`. */
  month?: string | null | undefined;
  /** Defaults to the operator’s own books. */
  partnerId?: string | null | undefined;
  /** The text to search for: a tenant, a landlord or a home, the number of a lease or an invoice, or a KID. */
  search?: string | null | undefined;
  /** Defaults to all. */
  status?: PartnerInvoiceFilter | null | undefined;
};

export type PartnerPersonInputData = {
  accountId: string;
  email?: string | null | undefined;
  phoneNumber?: string | null | undefined;
  title?: string | null | undefined;
};

export type PartnerPresentationInputData = {
  aboutEn?: string | null | undefined;
  /** At most 2000 characters. */
  aboutNo?: string | null | undefined;
  email?: string | null | undefined;
  /** Given with `responsibleBroker`, or not at all. */
  licence?: string | null | undefined;
  partnerId: string;
  /** The people shown on the site, in this order, at most 30. All must work for the agency. */
  people: Array<PartnerPersonInputData>;
  phoneNumber?: string | null | undefined;
  responsibleBroker?: string | null | undefined;
  streetAddress?: string | null | undefined;
};

export type PaymentPlanInstalmentInput = {
  amount: number;
  /** The last day to pay it, YYYY-MM-DD. */
  dueOn: string;
};

export type PaymentPlanState =
  | 'accepted'
  | 'broken'
  | 'declined'
  | 'kept'
  | 'proposed'
  | 'withdrawn';

export type PayoutEventName =
  | 'accepted'
  | 'approval_lapsed'
  | 'approved'
  | 'created'
  | 'debited_late'
  | 'estimated'
  | 'failed'
  | 'held'
  | 'ordered'
  | 'paid'
  | 'rejected'
  | 'released'
  | 'retried'
  | 'returned';

export type PayoutLateReason =
  | 'account'
  | 'approval'
  | 'bank'
  | 'failed'
  | 'held';

export type PayoutLineType =
  | 'addon_commissions'
  | 'brokering_commission'
  | 'credit_addon_commission'
  | 'credit_addons'
  | 'credit_brokering_commission'
  | 'credit_management_commission'
  | 'credit_rent_invoice'
  | 'final_settlement_invoiced'
  | 'final_settlement_invoiced_cancelled'
  | 'landlord_invoice'
  | 'late_interest'
  | 'management_commission'
  | 'moved_to_next_payout'
  | 'rent_invoice'
  | 'unpaid_earlier_payout'
  | 'unpaid_expenses_and_commissions';

export type PayoutPaymentStatus =
  | 'balanced'
  | 'failed'
  | 'paid'
  | 'pending';

export type PayoutStatus =
  | 'approved'
  | 'completed'
  | 'estimated'
  | 'failed'
  | 'in_progress'
  | 'pending_for_approval';

export type PayoutsOptionData = {
  /** At most 100. */
  limit?: number | null | undefined;
  skip?: number | null | undefined;
};

export type PayoutsQueryData = {
  /** If true, only payouts that are on hold. */
  isHeld?: boolean | null | undefined;
  /** Defaults to the operator’s own books. */
  partnerId?: string | null | undefined;
  /** Defaults to all payouts that are made. */
  status?: PayoutStatus | null | undefined;
};

export type PersonReportReason =
  | 'discrimination'
  | 'fraud'
  | 'harassment'
  | 'other'
  | 'spam';

export type PetitionLandlordInput = {
  address: string;
  /** `YYYY-MM-DD`. Required unless `orgNumber` is stated. */
  birthDate?: string | null | undefined;
  orgNumber?: string | null | undefined;
};

export type PetitionObstacleReason =
  | 'missing_fact'
  | 'missing_rate'
  | 'no_notice'
  | 'not_posted'
  | 'not_sent'
  | 'objection'
  | 'plan'
  | 'said_paid'
  | 'too_early';

export type PetitionTenantInput = {
  address: string;
  /** `YYYY-MM-DD`. Required unless `orgNumber` is stated. */
  birthDate?: string | null | undefined;
  /** The tenant’s e-mail address in the lease. */
  email: string;
  orgNumber?: string | null | undefined;
};

export type PhotoState =
  | 'ready'
  | 'refused'
  | 'waiting';

export type PositionInput = {
  lat: number;
  lng: number;
};

export type PostalAddressInput = {
  /** At most 60 characters. */
  city: string;
  /** One to three lines of at most 60 characters. */
  lines: Array<string>;
  /** Four digits. */
  postalCode: string;
};

export type PostalLetterKind =
  | 'deposit_claim'
  | 'nav_copy'
  | 'notice'
  | 'rent_notice';

export type PostalLetterState =
  | 'cancelled'
  | 'handed_over'
  | 'posted'
  | 'waiting';

export type PriceIndexSource =
  | 'staff'
  | 'statistics';

export type PropertyType =
  | 'apartment'
  | 'detached_house'
  | 'dorm'
  | 'house'
  | 'other'
  | 'parking'
  | 'semi_detached_house'
  | 'shared_accommodation'
  | 'studio'
  | 'terraced_house';

export type ProtocolContentInput = {
  /** The split of the deposit. Required for a move-out protocol if there is a deposit or guarantee, and not allowed otherwise. */
  deposit?: DepositSplitInput | null | undefined;
  keys: Array<ProtocolKeysInput>;
  meters: Array<ProtocolMeterInput>;
  note?: string | null | undefined;
  rooms: Array<ProtocolRoomInput>;
  /** YYYY-MM-DD */
  takenOn: string;
};

export type ProtocolKeysInput = {
  count: number;
  name: string;
};

export type ProtocolKind =
  | 'move_in'
  | 'move_out';

export type ProtocolMeterInput = {
  meter: Meter;
  number?: string | null | undefined;
  reading: string;
};

export type ProtocolRoomInput = {
  condition: RoomCondition;
  name: string;
  /** At most 2000 characters. */
  note?: string | null | undefined;
  /** Photos, at most 8. A protocol has at most 60 in total. */
  photos: Array<AttachmentInput>;
};

export type RateKind =
  | 'court_fee'
  | 'late_interest'
  | 'reminder_fee';

export type ReconciliationNotSignable =
  | 'earlier_month'
  | 'no_statement'
  | 'not_over'
  | 'signed';

export type ReconciliationProblemKind =
  | 'late_statement'
  | 'missing_number'
  | 'missing_statement'
  | 'payments_missing'
  | 'refill'
  | 'unexplained';

export type ReductionKind =
  | 'credit'
  | 'discount'
  | 'received_directly'
  | 'write_off';

export type ReductionStatus =
  | 'booked'
  | 'stopped'
  | 'taken_back'
  | 'void'
  | 'waiting';

export type RefundStatus =
  | 'approved'
  | 'completed'
  | 'failed'
  | 'in_progress'
  | 'pending_for_approval'
  | 'withdrawn';

export type RefundSurplusInputData = {
  /** The account that the refund is paid to. Defaults to the account of the last payer who paid as much. */
  account?: string | null | undefined;
  /** Defaults to the whole surplus. */
  amount?: number | null | undefined;
  contractId: string;
  /** The name of the account holder, at most 70 characters. */
  name?: string | null | undefined;
  /** The reason for the refund, at most 500 characters. */
  note: string;
};

export type RefuseClientAccountInputData = {
  /** Eleven digits. */
  clientAccount: string;
  /** Why the account is not the agency’s, at most 500 characters. */
  reason: string;
};

export type RefuseNavInputData = {
  contractId: string;
  isRefused: boolean;
};

export type RentCollection =
  | 'collected'
  | 'direct';

export type RentKind =
  | 'home'
  | 'parking'
  | 'room'
  | 'storage';

export type RentStatus =
  | 'eviction_notice'
  | 'eviction_notice_due'
  | 'outstanding'
  | 'over_paid'
  | 'overdue'
  | 'paid'
  | 'payout'
  | 'to_pay';

export type ReopeningInputData = {
  reopeningId: string;
};

export type ReportGround =
  | 'law'
  | 'terms';

export type ReportKind =
  | 'listing'
  | 'person';

export type ReportOutcome =
  | 'blocked'
  | 'nothing'
  | 'taken_down';

export type ReportPersonInputData = {
  conversationId: string;
  reason: PersonReportReason;
  text?: string | null | undefined;
};

export type RequestReopeningInputData = {
  /** The first month to open, such as `2026-11`. */
  month: string;
  /** Defaults to the operator’s own books. */
  partnerId?: string | null | undefined;
  /** At most 1,000 characters. */
  reason: string;
};

export type RoomCondition =
  | 'damaged'
  | 'good'
  | 'worn';

export type SaftAccountInput = {
  account: LedgerAccount;
  standardAccount?: string | null | undefined;
  taxCode?: string | null | undefined;
};

export type SaftExportProblem =
  | 'failed'
  | 'unmapped';

export type SaftExportState =
  | 'failed'
  | 'made'
  | 'waiting';

export type SaveLeaseListViewInputData = {
  /** The view to change. If omitted, a new view is saved. */
  _id?: string | null | undefined;
  /** At most 40 characters. Replaces another view with the same name. */
  name: string;
  partnerId?: string | null | undefined;
  /** The query string of the list’s URL: `?status=overdue&sort=arrears`. */
  query: string;
};

export type SavedSearchFrequency =
  | 'at_once'
  | 'daily'
  | 'never'
  | 'weekly';

export type SearchSuggestionKind =
  | 'city'
  | 'municipality'
  | 'neighbourhood'
  | 'postal_code'
  | 'street';

export type SearchSuggestionsQueryData = {
  /** Counts only homes of this partner. */
  partnerId?: string | null | undefined;
  /** The text that was typed, at most 80 characters. */
  text: string;
};

export type SecurityStatus =
  | 'deposit_account'
  | 'deposit_guarantee'
  | 'deposit_insurance'
  | 'no_deposit'
  | 'registered'
  | 'sent_to_bank';

export type SecurityType =
  | 'deposit_account'
  | 'deposit_guarantee'
  | 'deposit_insurance'
  | 'no_deposit';

export type SetAgentLoginInputData = {
  isStrong: boolean;
  partnerId: string;
};

export type SetContractAdditionsInputData = {
  /** All additions, in order. */
  additions: Array<ContractAdditionInput>;
  kind: ContractAdditionKind;
  partnerId: string;
};

export type SetDepositSettingsInputData = {
  hasAccountEach: boolean;
  /** The price as a percentage of the deposit, 0.01 to 100. */
  insuranceShare: number;
  /** The name of the insurer in leases. */
  insurer?: string | null | undefined;
  partnerId: string;
};

export type SetInvoicingSettingsInputData = {
  /** 0 to 100,000. If omitted, it does not change. */
  aloneLimit?: number | null | undefined;
  /** If omitted, the parts do not change. Without a part for the invoice, a lease has one KID for all invoices. */
  kidParts?: Array<KidLayoutPartInput> | null | undefined;
  /** 1 to 31. */
  leadDays: number;
  /** Defaults to the operator’s own books. */
  partnerId?: string | null | undefined;
  /** 0 to 50. If omitted, it does not change. */
  remainderLimit?: number | null | undefined;
};

export type SetLateRentSettingsInputData = {
  chargesFee: boolean;
  chargesInterest: boolean;
  minimum: number;
  /** Defaults to the operator’s own books. */
  partnerId?: string | null | undefined;
  steps: LateRentStepsInput;
  tellsNav: boolean;
};

export type SetLeaseChargesInputData = {
  charges: Array<LeaseChargeInput>;
  contractId: string;
  /** The first day of the charges, `YYYY-MM-DD`. The day must not be invoiced already. */
  since: string;
};

export type SetLeaseSettingsInputData = {
  /** 1 to 12. */
  endingMonths: number;
  partnerId: string;
  /** 1 to 30. */
  remindingDays: number;
  /** 1 to 90. */
  signingDays: number;
};

export type SetLedgerBookInputData = {
  address: string;
  bankCustomerId?: string | null | undefined;
  bic: string;
  /** At most 20 codes of 35 characters. They stay as they are by default. */
  chargeCodes?: Array<string> | null | undefined;
  clientAccount: string;
  email: string;
  isInBusiness: boolean;
  isInVat: boolean;
  kidSource: KidSource;
  name: string;
  /** Defaults to `pain_001_001_03`. */
  orderFormat?: OrderFormat | null | undefined;
  orgNumber: string;
  /** Defaults to the operator’s own books. */
  partnerId?: string | null | undefined;
};

export type SetPayoutAccountInputData = {
  /** A Norwegian account number of eleven digits. */
  accountNumber: string;
};

export type SetPayoutSettingsInputData = {
  /** 1 or 2. Requires `approverIds`. */
  approvalsNeeded?: number | null | undefined;
  /** Agents of the agency: at least `approvalsNeeded`, at most 20. Requires `approvalsNeeded`. */
  approverIds?: Array<string> | null | undefined;
  /** The default brokering commission. Null removes it. */
  brokering?: CommissionInput | null | undefined;
  /** Null removes it. */
  dayLimit?: number | null | undefined;
  /** 1 to 24. */
  guaranteeMonths?: number | null | undefined;
  /** The default management commission. Null removes it. */
  management?: CommissionInput | null | undefined;
  /** Defaults to the operator’s own books. */
  partnerId?: string | null | undefined;
  /** 1 to 28. */
  payoutDay?: number | null | undefined;
  /** Null removes it. */
  recipientLimit?: number | null | undefined;
  /** 0 to 10. */
  retryDays?: number | null | undefined;
  /** 0 to 30. */
  waitDays?: number | null | undefined;
};

export type SetSaftAccountsInputData = {
  /** All accounts. One that is left out has no standard account. */
  accounts: Array<SaftAccountInput>;
  /** Defaults to the operator’s own books. */
  partnerId?: string | null | undefined;
};

export type SettleBankExceptionInputData = {
  /** The account that a refund is paid to. Defaults to the Norwegian account that the payment came from. */
  account?: string | null | undefined;
  choice: BankSettlementChoice;
  /** The lease that the payment is rent of. Required for `lease`. */
  contractId?: string | null | undefined;
  /** The invoice that the payment pays first. Defaults to the oldest. */
  invoiceId?: string | null | undefined;
  lineId: string;
  /** The name of the account holder, at most 70 characters. */
  name?: string | null | undefined;
  /** At most 500 characters. Required for `refund`, `not_ours` and `counted`. */
  note?: string | null | undefined;
};

export type ShowDepositSuitInputData = {
  attachments: Array<AttachmentInput>;
  contractId: string;
};

export type SignBankReconciliationInputData = {
  /** `2026-11` */
  month: string;
  /** The reason why the bank and the books differ. Required if `needsNote` is true. At most 1,000 characters. */
  note?: string | null | undefined;
  /** Defaults to the operator’s own books. */
  partnerId?: string | null | undefined;
};

export type SigningOrderStatus =
  | 'completed'
  | 'declined'
  | 'expired'
  | 'open'
  | 'withdrawn';

export type SingleLineInput = {
  /** Positive. */
  amount: number;
  kind: SingleLineKind;
  /** At most 100 characters. Unique within the invoice. */
  name: string;
};

export type SingleLineKind =
  | 'discount'
  | 'extra';

export type SingleListingQueryData = {
  listingId: string;
};

export type StartRentState =
  | 'direct'
  | 'due'
  | 'late'
  | 'received'
  | 'unsigned';

export type StatePetitionFactsInputData = {
  contractId: string;
  landlord: PetitionLandlordInput;
  /** The day on which the lease was signed, `YYYY-MM-DD`. Only for a lease that was not signed on this site. */
  leaseSignedOn?: string | null | undefined;
  tenants: Array<PetitionTenantInput>;
};

export type StopReductionInputData = {
  /** At most 500 characters. */
  reason: string;
  reductionId: string;
};

export type TakeBackWriteOffInputData = {
  reductionId: string;
};

export type TenancyKind =
  | 'at_landlords'
  | 'home'
  | 'room';

export type UnagreedActKind =
  | 'changed_approvers'
  | 'changed_bank_terms'
  | 'changed_owner'
  | 'raised_alone_limit'
  | 'raised_guarantee'
  | 'raised_limit'
  | 'raised_remainder';

export type UpdateConversationInputData = {
  conversationId: string;
  /** The position of the latest message that has reached the browser. */
  deliveredPosition?: number | null | undefined;
  /** Whether the conversation is hidden from the partner’s agents. */
  hideForPartner?: boolean | null | undefined;
  isArchived?: boolean | null | undefined;
  isFavorite?: boolean | null | undefined;
  /** The position of the latest message that the viewer has read. */
  readPosition?: number | null | undefined;
};

export type UpdateLeaseInputData = {
  contractId: string;
  tenants: Array<LeaseTenantInput>;
  terms: LeaseTermsInput;
  version: number;
};

export type UploadFilesInputData = {
  /** 1 to 50. */
  files: Array<LeaseFileInput>;
  /** Always `partner_public`. */
  requestFrom: string;
};

export type UploadPolicyQueryData = {
  /** `Files`, `ListingImages` or `ProfileImages`. */
  directive: string;
  filename: string;
  /** Such as `<partnerId>/contract`. */
  subFolderName?: string | null | undefined;
};

export type UseCost =
  | 'electricity'
  | 'fuel'
  | 'sewage'
  | 'water';

/** Changes to a profile. If a field is omitted, the value does not change. Null removes it. */
export type UserProfileData = {
  /** ISO 8601. */
  birthday?: string | null | undefined;
  gender?: string | null | undefined;
  language?: string | null | undefined;
  name?: string | null | undefined;
  norwegianNationalIdentification?: string | null | undefined;
  occupation?: string | null | undefined;
  optimiseFor?: string | null | undefined;
  /** With or without spaces. */
  orgNumber?: string | null | undefined;
  phoneNumber?: string | null | undefined;
  postalAddress?: string | null | undefined;
};

export type ViewingAnswer =
  | 'accepted'
  | 'declined'
  | 'proposed';

export type VoucherDocumentKind =
  | 'bank_line'
  | 'credit_note'
  | 'invoice'
  | 'lease_record'
  | 'letter'
  | 'payout'
  | 'refund';

export type WithdrawBankFileInputData = {
  fileId: string;
  /** Defaults to the operator’s own books. */
  partnerId?: string | null | undefined;
};

export type WriteOffInvoiceInputData = {
  /** Who bears the rent. Defaults to the landlord; with a payout guarantee always the agency. */
  borneBy?: LossBearer | null | undefined;
  invoiceId: string;
  /** The reason, at most 500 characters. Both sides can read it. */
  reason: string;
};

export type WriteProtocolInputData = {
  content: ProtocolContentInput;
  contractId: string;
  kind: ProtocolKind;
  /** The latest version of the protocol. 0 for the first. */
  version: number;
};
