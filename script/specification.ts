/**
 * The tables and limits of the specification that code repeats, with the section that each is in. A constant of
 * section 9 is a list of numbers, next to the declaration that has them.
 */

const words = (text: string): string[] => text.trim().split(/\s+/);

/** The values of each enum of the API (sections 3 and 4). */
export const ENUMS: Record<string, string[]> = {
  // Section 3.
  ListingType: words('entire_place private_room shared_room parking storage_room'),
  PropertyType:
    words(`apartment studio house detached_house semi_detached_house terraced_house dorm parking
    shared_accommodation other`),
  Furnished: words('unfurnished furnished partially_furnished'),
  IncludedInRent: words(
    'electricity water gas heating internet cable_tv hot_water parking cleaning',
  ),
  Gender: words('male female others'),
  DepositSource: words(
    'salary_pension_social_security inheritance_gift rental_income business savings student_loan other',
  ),
  // Section 4.
  ListingState: words('draft active inactive published'),
  LeaseStatus:
    words(`in_progress active waiting_for_creation paid payout soon_ending upcoming overdue eviction_notice_due
    eviction_notice eviction closed new`),
  // The last value is only in the specification's list of colours.
  InvoiceStatus:
    words(`pending paid partially_paid unpaid overdue upcoming credited balanced sent failed outstanding over_paid
    waiting_for_payment lost completed active fees_paid fees_due partially_credited created new canceled
    eviction_notice_due`),
  RentStatus: words(
    'to_pay overdue eviction_notice eviction_notice_due paid over_paid outstanding payout',
  ),
  SecurityType: words('deposit_account deposit_insurance deposit_guarantee no_deposit'),
  SecurityStatus: words(
    'no_deposit deposit_account deposit_insurance deposit_guarantee sent_to_bank registered',
  ),
  // Late interest is our addition: the specification has no line type for it.
  PayoutLineType:
    words(`late_interest rent_invoice unpaid_earlier_payout brokering_commission addon_commissions management_commission
    unpaid_expenses_and_commissions moved_to_next_payout credit_rent_invoice credit_brokering_commission
    credit_addon_commission credit_management_commission credit_addons landlord_invoice final_settlement_invoiced
    final_settlement_invoiced_cancelled`),
};

/** “Rent status on the lease” (section 4): the colour, the date, and what the link opens. */
export const RENT_DISPLAY = {
  paid: ['green', 'next_invoice', 'all_invoices'],
  over_paid: ['blue', null, null],
  to_pay: ['plain', 'due', 'open_invoice'],
  overdue: ['red', 'due', 'open_invoice'],
  eviction_notice: ['red', 'due', 'eviction_notice'],
  eviction_notice_due: ['red', 'notice_sent', 'eviction_letter'],
} as const;

/** “Invoice list colours” (section 4). */
export const INVOICE_LIST_COLOURS = {
  red: words('credited lost overdue eviction_notice_due'),
  green: words('paid completed balanced active'),
  teal: words('fees_paid'),
  blue: words('partially_paid'),
  yellow: words('over_paid'),
  grey: words('created new canceled fees_due partially_credited'),
} as const;

/** Statuses in which a deposit does not count as paid (section 4); all others of an insurance do. */
export const INSURANCE_OWED = words('created due partially_paid');

/** “General” (section 4), as far as a payout has them; created and canceled are an invoice's. */
export const GENERAL_STATUSES = words('pending_for_approval approved in_progress completed failed');

interface Constant {
  limit: string;
  numbers: readonly number[];
  file: string;
  /** The declared name, or the text before the numbers. */
  at: string;
}

const constant = (
  limit: string,
  numbers: readonly number[],
  file: string,
  at: string,
): Constant => ({ limit, numbers, file, at });

/** Section 9. Orders, signs and words of it have tests of their own: docs/spec-coverage.md. */
export const CONSTANTS: readonly Constant[] = [
  constant('Title 80', [80], 'domain/src/listings/fields.ts', 'TITLE_MAX ='),
  constant('text 1000', [1000], 'domain/src/listings/fields.ts', 'DESCRIPTION_MAX ='),
  constant('report 1000', [1000], 'domain/src/listings/report.ts', 'REPORT_TEXT_MAX ='),
  constant(
    'activation code 6 digits',
    [6],
    'domain/src/accounts/credentials.ts',
    '.regex(/^[0-9]{',
  ),
  constant('12 listings per page', [12], 'domain/src/search/limits.ts', 'PAGE_SIZE ='),
  constant('listing limit 150', [150], 'domain/src/search/limits.ts', 'LIMIT_MAX ='),
  constant('more than 10 bedrooms', [10], 'domain/src/search/limits.ts', 'BEDROOMS_FILTER_MAX ='),
  constant('six years ahead', [6], 'domain/src/search/limits.ts', 'AVAILABLE_YEARS_AHEAD ='),
  constant('six years ahead', [6], 'domain/src/listings/draft.ts', 'YEARS_AHEAD ='),
  constant(
    'upload 25,000,000 bytes',
    [25_000_000],
    'domain/src/files/limits.ts',
    'UPLOAD_BYTES_MAX =',
  ),
  constant('3 attachments', [3], 'domain/src/portal/invoices.ts', 'ATTACHMENTS_SHOWN ='),
  constant('cookies of 7 days', [7, 24, 60, 60], 'web/app/platform/session.ts', 'COOKIE_SECONDS ='),
  constant(
    'tokens of 7 days',
    [7, 24, 60, 60],
    'server/src/features/accounts/sessions/tokens.ts',
    'REFRESH_SECONDS =',
  ),
  constant('refresh every 900,000 ms', [900_000], 'web/app/platform/refresh.ts', 'EVERY ='),
  constant('login error 3000 ms', [3000], 'web/app/features/accounts/use-log-in.ts', 'SHOWN_FOR ='),
  constant('toast 5000 ms', [5000], 'web/app/platform/toasts.tsx', 'STAYS ='),
  constant('centre', [59.907, 10.775], 'domain/src/search/limits.ts', 'DEFAULT_CENTRE: Position ='),
  constant('zoom 12', [12], 'domain/src/search/limits.ts', 'DEFAULT_ZOOM ='),
  constant('name cut at 15', [15], 'web/app/shell/menu-button.tsx', 'NAME_MAX ='),
  constant(
    'signing progress',
    [0, 33, 66, 99],
    'web/app/features/lease-changes/signing/lease-signing.tsx',
    'const AT =',
  ),
  constant(
    'assignment',
    [0, 50, 99],
    'web/app/features/lease-changes/signing/assignment-signing.tsx',
    'const AT =',
  ),
  constant('translations retried 5 times', [5], 'web/app/platform/i18n.ts', 'maxRetries:'),
  constant('backoff from 350 ms', [350], 'web/app/platform/i18n.ts', 'retryTimeout:'),
  constant(
    'downtime notice 72 hours',
    [72],
    'domain/src/legal/constants.ts',
    'downtimeNoticeHours:',
  ),
  constant('liability of 3 months', [3], 'domain/src/legal/constants.ts', 'liabilityMonths:'),
  constant(
    'breach notice within 4 working days',
    [4],
    'domain/src/legal/constants.ts',
    'breachNoticeWorkingDays:',
  ),
  constant('PEP lookback 12 months', [12], 'domain/src/legal/constants.ts', 'pepLookBackMonths:'),
];
