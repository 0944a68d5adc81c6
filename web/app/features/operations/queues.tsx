import { useTranslation } from 'react-i18next';

import { QUEUES, type QueueName } from '@husvaer/domain/operations/queues';

import { useFormat } from '../../platform/format.ts';
import type { OperationsQuery } from './operations.graphql.ts';
import classes from './operations.module.css';

type Queue = OperationsQuery['getOperations']['queues'][number];

/** An older page may read from a newer server. */
const isKnown = (name: string): name is QueueName => QUEUES.some((known) => known === name);

/** The lengths of the queues. */
export function Queues({ queues }: { queues: readonly Queue[] }) {
  const { t } = useTranslation('operations');
  return (
    <ul className={classes.list}>
      {queues.map((queue) => (
        <li key={queue.name}>
          <strong>{isKnown(queue.name) ? t(`queues.names.${queue.name}`) : queue.name}</strong>
          <State queue={queue} />
        </li>
      ))}
    </ul>
  );
}

function State({ queue: { waiting, givenUp, since } }: { queue: Queue }) {
  const { t } = useTranslation('operations');
  const { number, moment, list } = useFormat();
  const facts = [
    waiting > 0 && t('queues.waiting', { waiting: number(waiting) }),
    waiting > 0 && since && t('queues.since', { time: moment(since) }),
    givenUp > 0 && t('queues.given_up', { givenUp: number(givenUp) }),
  ].filter((part) => typeof part === 'string');
  return (
    <span className={classes.state} data-is={givenUp > 0 ? 'bad' : undefined}>
      {facts.length > 0 ? list(facts) : t('queues.empty')}
    </span>
  );
}
