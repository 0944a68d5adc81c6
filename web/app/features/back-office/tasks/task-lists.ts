import type { MoneyTasksCountsFragment } from './money-tasks.fragment.graphql.ts';

/** The list behind each count of what waits: the one that the start page opens, in the tab that counts it. */
export const TASK_LISTS = {
  payments: '/money/exceptions',
  payouts: '/money/payouts?status=pending_for_approval',
  refunds: '/money/payouts/refunds',
  reductions: '/money/payouts/reductions',
  settings: '/money/settings/approvals',
  accounts: '/money/settings/account',
  conflicts: '/money/exceptions/conflicts',
  answers: '/money/exceptions/answers',
  files: '/money/files?state=waiting',
  // The months before may agree: the comparison up to today has all problems.
  problems: '/money/reconciliation?month=now',
  months: '/money/reconciliation',
  reopenings: '/money/reconciliation',
  letters: '/money/post',
} as const;
export type Task = keyof typeof TASK_LISTS;
export const TASKS = Object.keys(TASK_LISTS) as Task[];

/** How many of a task wait. */
export const countOf = (tasks: MoneyTasksCountsFragment, name: Task): number => {
  const task = tasks[name];
  return typeof task === 'number' ? task : task.count;
};

/** How many tasks wait in the lists of a tab. */
export const countIn = (tasks: MoneyTasksCountsFragment, tab: string): number =>
  TASKS.filter((name) => isWithin(TASK_LISTS[name].replace(/\?.*/, ''), tab)).reduce(
    (sum, name) => sum + countOf(tasks, name),
    0,
  );

/** What a tab opens: its page, or the month of the bank's problems that it counts. */
export const listOf = (tasks: MoneyTasksCountsFragment, tab: string): string =>
  tasks.problems > 0 && isWithin(TASK_LISTS.problems.replace(/\?.*/, ''), tab)
    ? TASK_LISTS.problems
    : tab;

export const isWithin = (path: string, root: string): boolean =>
  path === root || path.startsWith(`${root}/`);
