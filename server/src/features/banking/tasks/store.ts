import { sql as raw } from 'kysely';

import { owns, type ReadTx } from '../../../platform/db/tx.ts';
import { isUnanswered } from '../lines/store.ts';

/**
 * What waits in a book: what others did and this person may agree to, confirm or close, and what anybody who runs the
 * book does.
 */
export interface TaskCounts {
  bookId: string;
  partnerId: string | null;
  name: string;
  isApprover: boolean;
  /** Whether it is the book of the agency that the person works for, or the operator's own. */
  isOwn: boolean;
  /** Changes of settings that nobody has agreed to. */
  settings: number;
  /** Requested client accounts. */
  accounts: number;
  conflicts: number;
  answers: number;
  /** Write-offs and credits that wait for a second person. */
  reductions: number;
  /** Files that wait for their day. */
  files: number;
  /** Payments that nobody has placed. */
  payments: number;
  /** Letters to be posted. */
  letters: number;
  /** Missing statements, and balances that differ from the books. */
  problems: number;
  /** The month that waits to be signed off: they are signed one after the other. */
  months: number;
  /** Requests to open closed months again; for the operator's bookkeepers those of all books. */
  reopenings: number;
}

const sql = owns<Record<never, never>>();

/** The tasks of a person by book, by its name: of an agency, or of a bookkeeper of the operator. */
export async function countTasks(
  tx: ReadTx,
  { accountId, partnerId, today }: { accountId: string; partnerId: string | null; today: string },
): Promise<TaskCounts[]> {
  // A person who did a thing, or brought the file in, does not agree to it.
  const by = (column: string) => raw`${raw.ref(column)} is distinct from ${accountId}`;
  const known = (column: string) => raw`${raw.ref(column)} <> ${accountId}`;
  const tasks = raw<TaskCounts>`(
    select book.id as book_id, book.partner_id, book.name, approves as is_approver, runs as is_own,
      (case when approves then (
        select count(*) from money_act
        where about = 'book' and about_id = book.id and order_id is null and agreed_at is null
          and ${by('by_id')} and ${by('first_agreed_by_id')}
      ) + (
        select count(*) from approver_change
        where book_id = book.id and ended_at is null and ${known('asked_by_id')}
      ) else 0 end)::integer as settings,
      (select count(*) from client_account_change
        where book_id = book.id and ended_at is null and agreed_at is null and ${known('requested_by_id')}
      )::integer as accounts,
      (case when approves or runs then (
        select count(*) from bank_conflict as conflict
        left join bank_report as report on report.id = report_id
        left join bank_line as line on line.id = line_id
        join bank_file as file on file.id = coalesce(report.file_id, line.file_id)
        where conflict.book_id = book.id and closed_at is null and ${by('file.brought_by_id')}
      ) else 0 end)::integer as conflicts,
      (case when runs then (
        select count(*) from bank_answer
        where book_id = book.id and outcome is null and ${by('brought_by_id')}
      ) else 0 end)::integer as answers,
      (case when approves or runs then (
        select count(*) from claim_reduction
        where book_id = book.id and status = 'waiting' and ${known('made_by_id')}
      ) else 0 end)::integer as reductions,
      (case when runs then (
        select count(*) from bank_file where book_id = book.id and state = 'waiting'
      ) else 0 end)::integer as files,
      (case when runs then (
        select count(*) from bank_line
        where book_id = book.id and state = 'waiting' and reason is not null and ${isUnanswered}
      ) else 0 end)::integer as payments,
      (case when runs then (
        select count(*) from postal_letter
        where postal_letter.partner_id is not distinct from book.partner_id
          and posted_on is null and cancelled_at is null and handed_over_at is null
      ) else 0 end)::integer as letters,
      (case when runs then (
        select count(*) from bank_reconciliation_problem where book_id = book.id
      ) else 0 end)::integer as problems,
      (case when runs and (coalesce(
        (select max(month) + interval '1 month' from bank_reconciliation where book_id = book.id),
        (select date_trunc('month', min(closing_on)::timestamp) from bank_statement where book_id = book.id)
      ) + interval '1 month')::date <= ${today}::date then 1 else 0 end) as months,
      (case when runs then (
        select count(*) from period_reopening
        where (book_id = book.id or ${partnerId === null}) and ended_at is null
          and ${known('requested_by_id')}
      ) else 0 end)::integer as reopenings
    from ledger_book as book
    cross join lateral (select
      exists (select from payout_approver where book_id = book.id and account_id = ${accountId}) as approves,
      book.partner_id is not distinct from ${partnerId} as runs) as person
    where runs or ${partnerId === null} and (approves or exists (
      select from client_account_change
      where book_id = book.id and ended_at is null and agreed_at is null)))`.as('task');
  return sql(tx).selectFrom(tasks).selectAll().orderBy('name').orderBy('bookId').execute();
}
