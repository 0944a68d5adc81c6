import { z } from 'zod';

/** The number of an act or an approval, in the input of a client. */
export const actNumber = z
  .string()
  .regex(/^\d{1,18}$/)
  .transform(BigInt);
