import { sql } from 'kysely';

/** What a queue's store says of its rows (`QueueState`): how many there are, and the first by `column`. */
export const waitingBy = (column: 'due_at' | 'created_at' | 'start_after') =>
  [
    sql<bigint>`count(*)`.as('waiting'),
    sql<Temporal.Instant | null>`min(${sql.ref(column)})`.as('since'),
  ] as const;
