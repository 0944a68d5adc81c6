export type { MoneyTasksCountsFragment } from './tasks/money-tasks.fragment.graphql.ts';
export { countOf, TASK_LISTS, TASKS, type Task } from './tasks/task-lists.ts';
