import { useTranslation } from 'react-i18next';

import { useFormat } from '../../platform/format.ts';
import { Badge, type BadgeColour } from '../../ui/badge.tsx';
import type { OperationsQuery } from './operations.graphql.ts';
import classes from './operations.module.css';

type Job = OperationsQuery['getOperations']['jobs'][number];

const COLOURS = {
  retry: 'yellow',
  active: 'blue',
  completed: 'green',
  failed: 'red',
} as const satisfies Record<string, BadgeColour>;

const isKnown = (state: string): state is keyof typeof COLOURS => Object.hasOwn(COLOURS, state);

/** What happens because time passed, and how it went. Their names are the code's own. */
export function Jobs({ jobs }: { jobs: readonly Job[] }) {
  const { t } = useTranslation('operations');
  const { moment } = useFormat();
  if (jobs.length === 0) return <p className="quiet">{t('jobs.none')}</p>;
  return (
    <ul className={classes.list}>
      {jobs.map(({ name, cron, state, doneAt }) => (
        <li key={name}>
          <span>
            <strong>{name}</strong> <code className={classes.cron}>{cron}</code>
            <span className={classes.about}>
              {doneAt ? t('jobs.done', { time: moment(doneAt) }) : t('jobs.never')}
            </span>
          </span>
          {state && isKnown(state) && (
            <Badge colour={COLOURS[state]}>{t(`jobs.states.${state}`)}</Badge>
          )}
        </li>
      ))}
    </ul>
  );
}
