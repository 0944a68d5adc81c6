/** The enums of a lease, in the specification's terms (section 4). */

export const LEASE_STATUSES = [
  'waiting_for_creation',
  'new',
  'in_progress',
  'upcoming',
  'active',
  'paid',
  'payout',
  'soon_ending',
  'overdue',
  'eviction_notice',
  'eviction_notice_due',
  'eviction',
  'closed',
] as const;
export type LeaseStatus = (typeof LEASE_STATUSES)[number];

export const RENT_STATUSES = [
  'to_pay',
  'outstanding',
  'overdue',
  'eviction_notice',
  'eviction_notice_due',
  'paid',
  'over_paid',
  'payout',
] as const;
export type RentStatus = (typeof RENT_STATUSES)[number];

export const SECURITY_TYPES = [
  'deposit_account',
  'deposit_insurance',
  'deposit_guarantee',
  'no_deposit',
] as const;
export type SecurityType = (typeof SECURITY_TYPES)[number];

/**
 * Kinds of tenancy with different rules: `at_landlords` is a loft or basement in a detached house, or half of
 * a two-family house, where the landlord lives (§ 9-3); `room` is a single room that shares access with
 * another's home, a garage or a storage room (§ 9-6).
 */
export const TENANCY_KINDS = ['home', 'at_landlords', 'room'] as const;
export type TenancyKind = (typeof TENANCY_KINDS)[number];

/**
 * Why a fixed term of a home is shorter than the law's minimum (§ 9-3): `own_use` by the landlord or somebody
 * in their household (a), or another just reason (b), which is written out.
 */
export const FIXED_TERM_GROUNDS = ['own_use', 'other'] as const;
export type FixedTermGround = (typeof FIXED_TERM_GROUNDS)[number];

/** Costs that may be charged in addition to the rent, and only by consumption (husleieloven § 3-4). */
export const USE_COSTS = ['electricity', 'fuel', 'water', 'sewage'] as const;
export type UseCost = (typeof USE_COSTS)[number];

/**
 * How a landlord without an agency gets the rent: `collected` by the operator, which invoices the tenants and
 * pays out each month, or `direct` from the tenants.
 */
export const RENT_COLLECTIONS = ['collected', 'direct'] as const;
export type RentCollection = (typeof RENT_COLLECTIONS)[number];

/** The reader of a status. */
export const LEASE_SIDES = ['tenant', 'landlord', 'agent'] as const;
export type LeaseSide = (typeof LEASE_SIDES)[number];
