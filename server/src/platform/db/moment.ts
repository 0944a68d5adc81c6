import { sql, type RawBuilder } from 'kysely';

/** A moment as SQL compares it with a column: the drivers would send the object as JSON. */
export const moment = (at: Temporal.Instant): RawBuilder<Temporal.Instant> =>
  sql<Temporal.Instant>`${at.toString()}::timestamptz`;
