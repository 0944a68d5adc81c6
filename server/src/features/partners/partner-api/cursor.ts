import { z } from 'zod';

import { requestErrors } from '@husvaer/domain/kernel/errors';

const LIMIT_MAX = 200;
const CURSOR_MAX = 1000;

/** The page of a list: `limit` entries after the last page. */
export const cursorPage = z.strictObject({
  after: z.string().max(CURSOR_MAX).optional().describe('`next` of the previous page.'),
  limit: z.coerce.number().int().min(1).max(LIMIT_MAX).default(50),
});
/** Only what changed at a time or later, by an act or by a day that came. */
export const updatedSince = z.iso
  .datetime({ offset: true })
  .regex(/^[12]\d{3}-/)
  .transform((at) => Temporal.Instant.from(at))
  .optional()
  .describe(
    'Only what changed at this time or later, also by a day that came. Overlap your calls by a minute.',
  );

/** When an answer changed last. */
export const updatedAt = z.iso
  .datetime()
  .describe('When anything here changed last, also by a day that came.');
/** How often an answer changed. */
export const version = z.int().describe('It grows with each change.');

type CursorPage = z.output<typeof cursorPage>;

/**
 * A page of a list in an order that never changes, so that entries added between two calls move nothing.
 * `find` gets the last key of the page before (null for the first page) and the number of entries to find.
 * Throws `request.invalid` when `after` is not from one of our pages.
 */
export async function pageAfter<One, Written>(
  { after, limit }: CursorPage,
  list: {
    key: z.ZodType<string>;
    find(page: { after: string | null; limit: number }): Promise<readonly One[]>;
    keyOf(one: One): string;
    write(one: One): Written;
  },
): Promise<{ data: Written[]; next: string | null }> {
  // One more entry shows whether there is a next page.
  const found = await list.find({ after: after ? read(after, list.key) : null, limit: limit + 1 });
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return {
    data: page.map((one) => list.write(one)),
    next: last !== undefined && found.length > limit ? write(list.keyOf(last)) : null,
  };
}

const write = (key: string): string => Buffer.from(key).toString('base64url');

function read(cursor: string, schema: z.ZodType<string>): string {
  const key = schema.safeParse(Buffer.from(cursor, 'base64url').toString());
  if (!key.success || write(key.data) !== cursor)
    throw requestErrors.invalid({ fields: [{ path: 'after', reason: 'wrong_format' }] });
  return key.data;
}
