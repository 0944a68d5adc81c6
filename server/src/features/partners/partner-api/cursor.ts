import { z } from 'zod';

import { requestErrors } from '@husvaer/domain/kernel/errors';

const LIMIT_MAX = 200;
const CURSOR_MAX = 1000;

/** The page of a list: `limit` entries after the last page. */
export const cursorPage = z.strictObject({
  after: z.string().max(CURSOR_MAX).optional().describe('`next` of the previous page.'),
  limit: z.coerce.number().int().min(1).max(LIMIT_MAX).default(50),
});
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
