import { email, personName } from '../accounts/credentials.ts';
import { POSTAL_ADDRESS_MAX, type PartyFacts } from '../accounts/profile.ts';
import { orgNumber } from '../kernel/org-number.ts';
import { lineOrNull } from '../kernel/tidied-text.ts';
import { uuid } from '../kernel/uuid.ts';
import { z } from '../kernel/zod.ts';

/** Maximum number of co-tenants. */
export const TENANTS_MAX = 10;

/**
 * A person who applied for the home, by their interest form, or a person with this e-mail. The facts are the
 * writer's; those of the profile of a person who applied come before them.
 */
export type LeaseTenantInput = PartyFacts &
  (
    | { interestId: string; email?: never; name?: never }
    | { interestId?: never; email: string; name: string }
  );

const leaseTenant = z
  .strictObject({
    interestId: uuid.nullish(),
    email: email.nullish(),
    name: personName.nullish(),
    // BankID states it when the tenant signs, and refuses another one.
    birthDate: z.iso
      .date()
      .refine((day) => /^(19|20)/.test(day), { params: { reason: 'not_allowed' } })
      .nullish(),
    orgNumber: orgNumber.nullish(),
    postalAddress: lineOrNull(POSTAL_ADDRESS_MAX),
  })
  .transform(({ interestId, email, name, ...given }, context): LeaseTenantInput => {
    const { birthDate = null, orgNumber = null, postalAddress } = given;
    const facts = { birthDate, orgNumber, postalAddress };
    if (interestId) return { interestId, ...facts };
    if (email && name) return { email, name, ...facts };
    context.addIssue({
      code: 'custom',
      path: [email ? 'name' : 'email'],
      params: { reason: 'required' },
      input: undefined,
    });
    return z.NEVER;
  });

/** The tenants, the main tenant first; each is liable for the whole rent. */
export const leaseTenants = z.array(leaseTenant).min(1).max(TENANTS_MAX);
