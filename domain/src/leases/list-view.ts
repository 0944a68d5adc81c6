import { tidyLine } from '../kernel/text.ts';
import { uuid } from '../kernel/uuid.ts';
import { z } from '../kernel/zod.ts';

/** Views that one person may save of one list of leases. */
export const LIST_VIEWS_MAX = 20;
export const LIST_VIEW_NAME_MAX = 40;
const QUERY_MAX = 500;

/** Filters and order of the list of leases, under a name. */
export interface ListView {
  id: string;
  name: string;
  /** The query of the list's address: `?status=overdue&sort=arrears`. */
  query: string;
}

/** A view as it is saved: a new one without `id`, or one that exists under another name. */
export const listViewInput = z.strictObject({
  _id: uuid.nullish(),
  /** Null: of one's own leases. */
  partnerId: uuid.nullish(),
  name: z.string().transform(tidyLine).pipe(z.string().min(1).max(LIST_VIEW_NAME_MAX)),
  query: z
    .string()
    .max(QUERY_MAX)
    .regex(/^\?[\w%&=+.*-]+$/),
});
