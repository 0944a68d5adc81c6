/**
 * The roles (specification, section 1). `main_tenant` and `co_tenant` follow from a lease. An `operator` runs
 * the system, a `bookkeeper` the operator's money; both are only granted from a terminal. An `auditor` reads the books of an agency, or of
 * the operator, until a day.
 */
export const ROLES = [
  'tenant',
  'landlord',
  'agent',
  'janitor',
  'main_tenant',
  'co_tenant',
  'partner_landlord',
  'partner_tenant',
  'operator',
  'bookkeeper',
  'auditor',
] as const;
export type Role = (typeof ROLES)[number];

/** The value in a visitor's token in place of a role. */
export const PUBLIC_ROLE = 'public';

/** The roles a person can register with. */
export const SIDES = ['tenant', 'landlord'] as const;
export type Side = (typeof SIDES)[number];

/** A role, and the partner it is bound to, if any. */
export interface Grant {
  role: Role;
  partnerId: string | null;
}

/** A role as it is given: an auditor's has the last day on which it counts, ISO, and no other has one. */
export interface GivenGrant extends Grant {
  endsOn?: string | null;
}

/** The sides a partner can invite a person to, with their roles. */
export const INVITED_ROLES: Record<Side, readonly Role[]> = {
  tenant: ['tenant', 'partner_tenant'],
  landlord: ['landlord', 'partner_landlord'],
};

/**
 * The side of a person by their roles: landlord before tenant; null without either (specification, section
 * 6).
 */
export const sideOf = (roles: readonly string[]): Side | null =>
  (['landlord', 'tenant'] as const).find((side) =>
    INVITED_ROLES[side].some((role) => roles.includes(role)),
  ) ?? null;
