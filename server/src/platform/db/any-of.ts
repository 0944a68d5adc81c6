import { sql, type Expression, type RawBuilder } from 'kysely';

/**
 * One of the ids of a subquery that runs exactly once: `where('id', '=', anyOf(…))`. PostgreSQL may run the subquery of an
 * `in` again for each row. A claim of twenty rows (`limit … for update skip locked`) then takes others each time.
 */
export const anyOf = <Id>(ids: Expression<{ id: Id }>): RawBuilder<Id> =>
  sql<Id>`any(array(${ids}))`;
