import { tidyLine, tidyText } from './text.ts';
import { z } from './zod.ts';

/**
 * Characters that a client may send. More than any field stores, because characters that are removed do not
 * count towards a field's maximum.
 */
const SENT_MAX = 20_000;

/**
 * A text that is tidied, then has `minimum` to `maximum` characters. Whatever its length, the error and the
 * JSON schema state the field's own maximum.
 */
const tidied = (tidy: (text: string) => string, minimum: 0 | 1, maximum: number) =>
  z
    .string()
    .refine((text) => text.length <= SENT_MAX, {
      params: { reason: 'too_long', maximum },
      abort: true,
    })
    .meta({ ...(minimum > 0 && { minLength: minimum }), maxLength: maximum })
    .transform(tidy)
    .pipe(z.string().min(minimum).max(maximum));

/** A text on one line ({@link tidyLine}), which may be empty. */
export const tidiedLine = (maximum: number) => tidied(tidyLine, 0, maximum);
/** A text on one line with at least one character. */
export const nonEmptyLine = (maximum: number) => tidied(tidyLine, 1, maximum);
/** A text of several lines ({@link tidyText}), which may be empty. */
export const tidiedText = (maximum: number) => tidied(tidyText, 0, maximum);
/** A text of several lines with at least one character. */
export const nonEmptyText = (maximum: number) => tidied(tidyText, 1, maximum);

/** A line that need not be given. An empty one is null. */
export const lineOrNull = (maximum: number) => orNull(tidiedLine(maximum));
/** A text of several lines that need not be given. An empty one is null. */
export const textOrNull = (maximum: number) => orNull(tidiedText(maximum));

const orNull = <Text extends z.ZodType<string>>(text: Text) =>
  text.nullish().transform((value) => value || null);
