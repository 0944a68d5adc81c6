import { useTranslation } from 'react-i18next';

import { useFormat } from '../../platform/format.ts';
import { withAgency } from '../payouts/public.tsx';
import type { BookTasksFragment } from './book-tasks.fragment.graphql.ts';
import { ListPanel } from './list-panel.tsx';

/** The list behind each count. */
const PATHS = {
  payouts: '/money/payouts?status=pending_for_approval',
  refunds: '/money/payouts/refunds',
  settings: '/money/settings/approvals',
  accounts: '/money/settings/account',
  conflicts: '/money/exceptions/conflicts',
  answers: '/money/exceptions/answers',
  reductions: '/money/payouts/reductions',
} as const;
const NAMES = Object.keys(PATHS) as (keyof typeof PATHS)[];

const countOf = (tasks: BookTasksFragment, name: (typeof NAMES)[number]): number => {
  const task = tasks[name];
  return typeof task === 'number' ? task : task.count;
};

/** Whether something waits in a book. */
export const hasTasks = (tasks: BookTasksFragment): boolean =>
  NAMES.some((name) => countOf(tasks, name) > 0);

interface BookTasksProps {
  tasks: BookTasksFragment;
  /** The prefix of paths on the agency's site; null for a bookkeeper of the operator. */
  root: string | null;
}

/** What waits for the user in a book. Nothing if nothing does. */
export function BookTasks({ tasks, root }: BookTasksProps) {
  const { t } = useTranslation('start');
  const { amount } = useFormat();
  if (!hasTasks(tasks)) return null;
  const hrefOf = (path: string) =>
    root === null ? withAgency(path, tasks.partnerId) : `${root}${path}`;
  const waiting = NAMES.filter((name) => countOf(tasks, name) > 0);
  return (
    <ListPanel
      id={`tasks-${tasks.partnerId ?? 'own'}`}
      title={root === null ? t('tasks.title_of', { name: tasks.name }) : t('tasks.title')}
      total={waiting.reduce((sum, name) => sum + countOf(tasks, name), 0)}
      rows={waiting.map((name) => {
        const task = tasks[name];
        return {
          ...{ id: name, href: hrefOf(PATHS[name]) },
          title: t(`tasks.${name}`, { count: countOf(tasks, name) }),
          end: typeof task === 'number' ? undefined : amount(task.amount),
        };
      })}
    />
  );
}
