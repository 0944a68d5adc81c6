import { sql, type ColumnType, type RawBuilder } from 'kysely';

/** A column of type `timestamptz`: read as an instant, written as ISO text. */
export type Moment = ColumnType<Temporal.Instant, string, string>;
/** Like {@link Moment}, for something that may not have happened. */
export type MaybeMoment = ColumnType<
  Temporal.Instant | null,
  string | null | undefined,
  string | null
>;

/** A timestamp that was read from JSON as text. */
export const momentOfJson = (text: unknown): Temporal.Instant | null =>
  typeof text === 'string' ? Temporal.Instant.from(text) : null;

/** A timestamp for a comparison in SQL; the drivers would send the object as JSON. */
export const moment = (at: Temporal.Instant): RawBuilder<Temporal.Instant> =>
  sql<Temporal.Instant>`${at.toString()}::timestamptz`;
