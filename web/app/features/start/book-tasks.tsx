import { useTranslation } from 'react-i18next';

import { useFormat } from '../../platform/format.ts';
import {
  countOf,
  TASK_LISTS,
  TASKS,
  type MoneyTasksCountsFragment,
  type Task,
} from '../back-office/public.tsx';
import { withAgency } from '../payouts/public.tsx';
import { ListPanel } from './list-panel.tsx';

/** Unmatched payments of an agency are listed below, one by one. */
const namesIn = (tasks: MoneyTasksCountsFragment, root: string | null): Task[] =>
  TASKS.filter((name) => countOf(tasks, name) > 0 && (root === null || name !== 'payments'));

/** Whether something waits in a book for a bookkeeper of the operator. */
export const hasTasks = (tasks: MoneyTasksCountsFragment): boolean =>
  namesIn(tasks, null).length > 0;

interface BookTasksProps {
  tasks: MoneyTasksCountsFragment;
  /** The prefix of paths on the agency's site; null for a bookkeeper of the operator. */
  root: string | null;
}

/** What waits for the user in a book. Nothing if nothing does. */
export function BookTasks({ tasks, root }: BookTasksProps) {
  const { t } = useTranslation('start');
  const { amount } = useFormat();
  const hrefOf = (path: string) =>
    root === null ? withAgency(path, tasks.partnerId) : `${root}${path}`;
  const waiting = namesIn(tasks, root);
  if (waiting.length === 0) return null;
  return (
    <ListPanel
      id={`tasks-${tasks.partnerId ?? 'own'}`}
      title={root === null ? t('tasks.title_of', { name: tasks.name }) : t('tasks.title')}
      total={waiting.reduce((sum, name) => sum + countOf(tasks, name), 0)}
      rows={waiting.map((name) => {
        const task = tasks[name];
        return {
          id: name,
          href: hrefOf(TASK_LISTS[name]),
          title: t(`tasks.${name}`, { count: countOf(tasks, name) }),
          end: typeof task === 'number' ? undefined : amount(task.amount),
        };
      })}
    />
  );
}
