import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';

import { browserApi } from '../../platform/api.ts';
import { useFormat } from '../../platform/format.ts';
import { useActionWith } from '../../platform/use-action-with.ts';
import { useFailureText } from '../../errors/use-failure-text.ts';
import { Badge, type BadgeColour } from '../../ui/badge.tsx';
import { Table, type Column } from '../../ui/table.tsx';
import type { OperationsQuery } from './operations.graphql.ts';
import classes from './operations.module.css';
import { RunJob } from './run-job.graphql.ts';
import { isJob, useJobTitle } from './use-job-title.ts';
import { useSchedule } from './use-schedule.ts';

type Job = OperationsQuery['getOperations']['jobs'][number];

const COLOURS = {
  created: 'blue',
  retry: 'yellow',
  active: 'blue',
  completed: 'green',
  failed: 'red',
} as const satisfies Record<string, BadgeColour>;

const isKnown = (state: string): state is keyof typeof COLOURS => Object.hasOwn(COLOURS, state);

/** Milliseconds between reloads while a job waits or runs. */
const REFRESH_INTERVAL = 3_000;

/** The scheduled jobs: when each runs, its last result, and a button to run it now. */
export function Jobs({ jobs }: { jobs: readonly Job[] }) {
  const { t } = useTranslation('operations');
  const { moment } = useFormat();
  const schedule = useSchedule();
  const titleOf = useJobTitle();
  const { run, isBusy } = useRun();
  useLookingAgain(jobs.some(isUnderWay));
  if (jobs.length === 0) return <p className="quiet">{t('jobs.none')}</p>;
  const columns: Column<Job>[] = [
    {
      head: t('jobs.job'),
      isPlain: true,
      isName: true,
      show: ({ name }) => (
        <>
          {titleOf(name)}
          {isJob(name) && <small>{t(`jobs.words.${name}.text`)}</small>}
        </>
      ),
    },
    { head: t('jobs.when'), isName: true, show: ({ cron }) => schedule(cron) },
    { head: t('jobs.last'), show: (job) => <LastRun job={job} /> },
    { head: t('jobs.next'), show: ({ nextAt }) => moment(nextAt) },
    {
      head: t('jobs.actions'),
      isPlain: true,
      show: (job) => (
        <Button
          variant="default"
          size="sm"
          disabled={isBusy || isUnderWay(job)}
          aria-label={t('jobs.run_what', { name: titleOf(job.name) })}
          onClick={() => void run(job.name)}
        >
          {t('jobs.run')}
        </Button>
      ),
    },
  ];
  const inOrder = jobs.toSorted((a, b) => titleOf(a.name).localeCompare(titleOf(b.name), 'nb'));
  const table = (rows: readonly Job[]) =>
    rows.length > 0 && (
      <Table label={t('jobs.title')} columns={columns} rows={rows} keyOf={({ name }) => name} />
    );
  const others = inOrder.filter((job) => !isNotable(job));
  return (
    <>
      {table(inOrder.filter(isNotable))}
      {others.length > 0 && (
        <details className={classes.others}>
          <summary>{t('jobs.others', { count: others.length })}</summary>
          {table(others)}
        </details>
      )}
    </>
  );
}

/** Whether a job is shown without being asked for: it failed, or it is under way. */
const isNotable = (job: Job): boolean => job.state === 'failed' || isUnderWay(job);

const isUnderWay = ({ state }: Job): boolean =>
  state === 'created' || state === 'retry' || state === 'active';

function LastRun({ job: { state, startedAt, endedAt, doneAt } }: { job: Job }) {
  const { t } = useTranslation('operations');
  const { moment } = useFormat();
  const took = useTook();
  return (
    <div className={classes.run}>
      {state && isKnown(state) && (
        <Badge colour={COLOURS[state]}>{t(`jobs.states.${state}`)}</Badge>
      )}
      {endedAt && (state === 'completed' || state === 'failed') && (
        <small>
          {[moment(endedAt), startedAt && took(startedAt, endedAt)].filter(Boolean).join(', ')}
        </small>
      )}
      {doneAt && state !== 'completed' && <small>{t('jobs.done', { time: moment(doneAt) })}</small>}
      {!state && !doneAt && <small>{t('jobs.never')}</small>}
    </div>
  );
}

/** The duration of a run, in the largest suitable unit. */
function useTook() {
  const { t } = useTranslation('operations');
  return (startedAt: string, endedAt: string): string => {
    const seconds = Math.round((Date.parse(endedAt) - Date.parse(startedAt)) / 1000);
    if (seconds < 1) return t('jobs.took.moment');
    return seconds < 120
      ? t('jobs.took.seconds', { count: seconds })
      : t('jobs.took.minutes', { count: Math.round(seconds / 60) });
  };
}

function useRun() {
  const { t } = useTranslation('operations');
  const { act, isBusy } = useActionWith(useFailureText({ unreachable: t('unreachable') }));
  return {
    run: (name: string) => act(() => browserApi(RunJob, { name }), t('jobs.begun')),
    isBusy,
  };
}

function useLookingAgain(isUnderWay: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(() => void revalidate(), REFRESH_INTERVAL);
    return () => clearInterval(timer);
  }, [isUnderWay, revalidate]);
}
