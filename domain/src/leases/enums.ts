/** The closed lists a lease is described with, in the specification's own words (section 4). */

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
 * What kind of tenancy it is, where the law tells them apart: `at_landlords` is a loft or basement in
 * a detached house, or half of a two-family house, in which the landlord lives (§ 9-3); `room` a
 * single room with access to another's home, a garage or a store room (§ 9-6).
 */
export const TENANCY_KINDS = ['home', 'at_landlords', 'room'] as const;
export type TenancyKind = (typeof TENANCY_KINDS)[number];

/** What may be asked for beside the rent, and only by what was used (husleieloven § 3-4). */
export const USE_COSTS = ['electricity', 'fuel', 'water', 'sewage'] as const;
export type UseCost = (typeof USE_COSTS)[number];

/**
 * How a landlord without an agency has the rent: `collected` by the operator, which invoices the tenants
 * and pays out each month, or `direct` from the tenants.
 */
export const RENT_COLLECTIONS = ['collected', 'direct'] as const;
export type RentCollection = (typeof RENT_COLLECTIONS)[number];

/** Who reads a status. */
export const LEASE_SIDES = ['tenant', 'landlord', 'agent'] as const;
export type LeaseSide = (typeof LEASE_SIDES)[number];
