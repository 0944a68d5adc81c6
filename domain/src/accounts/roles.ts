/**
 * The parts people play (specification, section 1). `main_tenant` and `co_tenant` follow from a lease;
 * an `operator` runs the house, a `bookkeeper` its money; both are made from a terminal alone.
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
] as const;
export type Role = (typeof ROLES)[number];

/** A visitor's token has this in place of a role. */
export const PUBLIC_ROLE = 'public';

/** What one can register as by oneself. */
export const SIDES = ['tenant', 'landlord'] as const;
export type Side = (typeof SIDES)[number];

/** A role, and the partner it is bound to, if any. */
export interface Grant {
  role: Role;
  partnerId: string | null;
}

/** What a partner may invite somebody as, and the roles that come with it. */
export const INVITED_ROLES: Record<Side, readonly Role[]> = {
  tenant: ['tenant', 'partner_tenant'],
  landlord: ['landlord', 'partner_landlord'],
};

/** The side somebody is on by their roles: a landlord, whatever else they are; null for who is on neither (specification, section 6). */
export const sideOf = (roles: readonly string[]): Side | null =>
  (['landlord', 'tenant'] as const).find((side) =>
    INVITED_ROLES[side].some((role) => roles.includes(role)),
  ) ?? null;
