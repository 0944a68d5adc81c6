import { sql as raw } from 'kysely';

import { moment } from '../../../platform/db/moment.ts';
import { owns, type ReadTx } from '../../../platform/db/tx.ts';
import type { MessagingTables } from '../store.ts';

const sql = owns<MessagingTables>();

/**
 * How fast an account answers people who first write about a home: the number of answered requests, and the
 * median time. Unanswered requests of the last day do not count.
 */
export async function findAnswerTime(
  tx: ReadTx,
  requested: {
    accountId: string;
    since: Temporal.Instant;
    overdue: Temporal.Instant;
    latest: number;
  },
): Promise<{ answers: number; seconds: number | null }> {
  const { accountId, since, overdue, latest } = requested;
  const row = await sql(tx)
    .selectFrom((sub) =>
      sub
        .selectFrom('participant')
        .innerJoin('conversation', 'conversation.id', 'participant.conversation_id')
        .select(['conversation.id', 'tenant_id'])
        .where('account_id', '=', accountId)
        .where('agent_id', '=', accountId)
        .where('messages', '>', 0)
        .where('created_at', '>', moment(since))
        .orderBy('created_at', 'desc')
        .limit(latest)
        .as('recent'),
    )
    .innerJoin('message as question', (join) =>
      join
        .onRef('question.conversation_id', '=', 'recent.id')
        .on('question.position', '=', 1)
        .onRef('question.sender_id', '=', 'recent.tenant_id'),
    )
    .leftJoinLateral(
      (sub) =>
        sub
          .selectFrom('message')
          .select((of) => of.fn.min('created_at').as('at'))
          .whereRef('conversation_id', '=', 'recent.id')
          .whereRef('sender_id', 'is distinct from', 'recent.tenant_id')
          .as('answer'),
      (join) => join.onTrue(),
    )
    .where((either) =>
      either.or([
        either('answer.at', 'is not', null),
        either('question.created_at', '<', moment(overdue)),
      ]),
    )
    .select((of) => [
      of.fn.count<number>('answer.at').as('answers'),
      raw<number | null>`percentile_disc(0.5) within group (order by coalesce(
        extract(epoch from answer.at - question.created_at)::float8, 'infinity'))`.as('seconds'),
    ])
    .executeTakeFirstOrThrow();
  return { answers: Number(row.answers), seconds: row.seconds };
}
