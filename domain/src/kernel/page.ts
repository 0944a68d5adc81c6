import { z } from './zod.ts';

/** The page of a list: `usual` entries by default, and at most `most`. */
export const pageOf = ({
  usual,
  most,
  skipMost,
}: {
  usual: number;
  most: number;
  skipMost: number;
}) =>
  z.strictObject({
    limit: z
      .int()
      .min(1)
      .max(most)
      .nullish()
      .transform((limit) => limit ?? usual),
    skip: z
      .int()
      .min(0)
      .max(skipMost)
      .nullish()
      .transform((skip) => skip ?? 0),
  });
