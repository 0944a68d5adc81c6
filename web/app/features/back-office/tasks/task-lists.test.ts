import { expect, test } from 'vitest';

import { PAGES } from '../pages.ts';
import type { MoneyTasksCountsFragment } from './money-tasks.fragment.graphql.ts';
import { countIn, countOf, listOf, TASK_LISTS, TASKS, type Task } from './task-lists.ts';

/** A task of each kind. */
const tasks: MoneyTasksCountsFragment = {
  partnerId: 'p',
  name: 'Nordbolig',
  payouts: { count: 1, amount: 100 },
  refunds: { count: 2, amount: 100 },
  reductions: 4,
  settings: 8,
  accounts: 16,
  conflicts: 32,
  answers: 64,
  payments: 128,
  files: 256,
  problems: 512,
  reopenings: 1024,
  letters: 2048,
  months: 4096,
};
const sumOf = (...names: Task[]) => names.reduce((sum, name) => sum + countOf(tasks, name), 0);

test('each tab counts what its lists show, and all tabs together count every task once', () => {
  const { arrears: _, ...tabs } = PAGES;
  const counts = Object.fromEntries(
    Object.entries(tabs).map(([name, path]) => [name, countIn(tasks, path)]),
  );
  expect(counts).toMatchObject({
    exceptions: sumOf('payments', 'answers', 'conflicts'),
    payouts: sumOf('payouts', 'refunds', 'reductions'),
    files: sumOf('files'),
    reconciliation: sumOf('problems', 'months', 'reopenings'),
    post: sumOf('letters'),
    settings: sumOf('settings', 'accounts'),
  });
  expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(sumOf(...TASKS));
});

test('the tab of the reconciliation opens the month with the problems, if there are any', () => {
  expect(listOf(tasks, PAGES.reconciliation)).toBe(TASK_LISTS.problems);
  expect(listOf({ ...tasks, problems: 0 }, PAGES.reconciliation)).toBe(PAGES.reconciliation);
  expect(listOf(tasks, PAGES.payouts)).toBe(PAGES.payouts);
});
