import { sql } from 'kysely';

/**
 * The columns of a `QueueState` in a queue's store: the number of rows, and the first of them by `column`.
 */
export const waitingBy = (column: 'dueAt' | 'createdAt' | 'startAfter') =>
  [
    sql<bigint>`count(*)`.as('waiting'),
    sql<Temporal.Instant | null>`min(${sql.ref(column)})`.as('since'),
  ] as const;
