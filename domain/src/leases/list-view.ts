import { nonEmptyLine } from '../kernel/tidied-text.ts';
import { uuid } from '../kernel/uuid.ts';
import { z } from '../kernel/zod.ts';

/** Saved views of one list of leases for one person. */
export const LIST_VIEWS_MAX = 20;
export const LIST_VIEW_NAME_MAX = 40;
const QUERY_MAX = 500;

/** A named view of the list of leases: filters and order. */
export interface ListView {
  id: string;
  name: string;
  /** The query of the list's URL: `?status=overdue&sort=arrears`. */
  query: string;
}

/** A view to save: a new one without `_id`, or an existing one to change. */
export const listViewInput = z.strictObject({
  _id: uuid.nullish(),
  /** Null: the user's own leases. */
  partnerId: uuid.nullish(),
  name: nonEmptyLine(LIST_VIEW_NAME_MAX),
  query: z
    .string()
    .max(QUERY_MAX)
    .regex(/^\?[\w%&=+.*-]+$/),
});
