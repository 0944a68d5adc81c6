import { email, personName } from '../accounts/credentials.ts';
import { z } from '../kernel/zod.ts';
import { uuid } from '../kernel/uuid.ts';

/** Maximum number of co-tenants. */
export const TENANTS_MAX = 10;

/** A person who applied for the home, by their interest form, or a person with this e-mail. */
export type LeaseTenantInput =
  | { interestId: string; email?: never; name?: never }
  | { interestId?: never; email: string; name: string };

const leaseTenant = z
  .strictObject({
    interestId: uuid.nullish(),
    email: email.nullish(),
    name: personName.nullish(),
  })
  .transform(({ interestId, email, name }, context): LeaseTenantInput => {
    if (interestId) return { interestId };
    if (email && name) return { email, name };
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
