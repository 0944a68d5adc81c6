import { kroner } from '../kernel/kroner.ts';
import { z } from '../kernel/zod.ts';
import { uuid } from '../kernel/uuid.ts';
import { USE_COSTS } from '../leases/enums.ts';

/** What a lease's tenants pay each month on account of what they use, from a day on: all of it, each cost once. */
export const leaseCharges = z.strictObject({
  contractId: uuid,
  since: z.iso.date(),
  charges: z
    .array(
      z.strictObject({
        cost: z.enum(USE_COSTS),
        amount: kroner(z.number().positive()),
      }),
    )
    .max(USE_COSTS.length)
    .refine((charges) => new Set(charges.map(({ cost }) => cost)).size === charges.length),
});
export type LeaseCharges = z.output<typeof leaseCharges>;
