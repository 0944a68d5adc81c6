import { email, personName } from '../accounts/credentials.ts';
import { z } from '../kernel/zod.ts';
import { uuid } from '../kernel/uuid.ts';

/** People who rent together, at most. */
export const TENANTS_MAX = 10;

/** Somebody who asked for the home, by their interest form; or whoever has this e-mail. */
export type LeaseTenantAsk =
  | { interestId: string; email?: never; name?: never }
  | { interestId?: never; email: string; name: string };

const leaseTenant = z
  .strictObject({
    interestId: uuid.nullish(),
    email: email.nullish(),
    name: personName.nullish(),
  })
  .transform(({ interestId, email, name }, context): LeaseTenantAsk => {
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

/** Who is to rent, the main tenant first; all of them answer for all of the rent. */
export const leaseTenants = z.array(leaseTenant).min(1).max(TENANTS_MAX);
