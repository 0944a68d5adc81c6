import { sql as raw } from 'kysely';

import { moment } from '../../../platform/db/moment.ts';
import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx } from '../../../platform/db/tx.ts';

const sql = owns<Pick<Tables, 'conversation' | 'participant' | 'message'>>();

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
        .innerJoin('conversation', 'conversation.id', 'participant.conversationId')
        .select(['conversation.id', 'tenantId'])
        .where('accountId', '=', accountId)
        .where('agentId', '=', accountId)
        .where('messages', '>', 0)
        .where('createdAt', '>', moment(since))
        .orderBy('createdAt', 'desc')
        .limit(latest)
        .as('recent'),
    )
    .innerJoin('message as question', (join) =>
      join
        .onRef('question.conversationId', '=', 'recent.id')
        .on('question.position', '=', 1)
        .onRef('question.senderId', '=', 'recent.tenantId'),
    )
    .leftJoinLateral(
      (sub) =>
        sub
          .selectFrom('message')
          .select((of) => of.fn.min('createdAt').as('at'))
          .whereRef('conversationId', '=', 'recent.id')
          .whereRef('senderId', 'is distinct from', 'recent.tenantId')
          .as('answer'),
      (join) => join.onTrue(),
    )
    .where((either) =>
      either.or([
        either('answer.at', 'is not', null),
        either('question.createdAt', '<', moment(overdue)),
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
