import { kroner } from '../kernel/kroner.ts';
import { z } from '../kernel/zod.ts';
import { uuid } from '../kernel/uuid.ts';
import { USE_COSTS } from '../leases/enums.ts';

/** The monthly payments on account of a lease's utilities, from a day on: all of them, each cost once. */
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
