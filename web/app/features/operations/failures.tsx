import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { FAILURE_KINDS, FAILURES_MAX, type FailureKind } from '@husvaer/domain/operations/failures';

import { browserApi } from '../../platform/api.ts';
import { useFormat } from '../../platform/format.ts';
import { useActionWith } from '../../platform/use-action-with.ts';
import { useFailureText } from '../../errors/use-failure-text.ts';
import type { OperationsQuery } from './operations.graphql.ts';
import classes from './operations.module.css';
import { RetryFailed } from './retry-failed.graphql.ts';
import { useJobTitle } from './use-job-title.ts';

type Failure = OperationsQuery['getOperations']['failures'][number];

/** What failed and needs a person, by kind, with a button to retry. */
export function Failures({ failures }: { failures: readonly Failure[] }) {
  const { t } = useTranslation('operations');
  const { retry, isBusy } = useRetry();
  const jobTitle = useJobTitle();
  const titleOf = ({ kind, name }: Failure) => (kind === 'job' ? jobTitle(name) : name);
  if (failures.length === 0) return <p className="quiet">{t('failed.none')}</p>;
  return FAILURE_KINDS.map((kind) => {
    const some = failures.filter((one) => one.kind === kind);
    if (some.length === 0) return null;
    const name = t(`failed.kinds.${kind}`);
    return (
      <section key={kind} className={classes.kind} aria-label={name}>
        <header>
          <h3>
            {name} <span className="quiet">{some.length}</span>
          </h3>
          {some.length > 1 && (
            <Button
              variant="light"
              size="sm"
              disabled={isBusy}
              onClick={() => void retry(kind, some)}
            >
              {t('failed.retry_all')}
            </Button>
          )}
        </header>
        <ul className={classes.list}>
          {some.map((failure) => (
            <li key={failure._id}>
              <About title={titleOf(failure)} failure={failure} />
              <Button
                variant="default"
                size="sm"
                disabled={isBusy}
                aria-label={t('failed.retry_what', { name: titleOf(failure) })}
                onClick={() => void retry(kind, [failure])}
              >
                {t('failed.retry')}
              </Button>
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

function About({
  title,
  failure: { whom, at, attempts, problem },
}: {
  title: string;
  failure: Failure;
}) {
  const { t } = useTranslation('operations');
  const { moment } = useFormat();
  const facts = [whom, moment(at), attempts && t('failed.attempts', { count: attempts })];
  return (
    <span>
      <strong>{title}</strong>
      <span className={classes.about}>{facts.filter(Boolean).join(' · ')}</span>
      {problem && <code className={classes.problem}>{problem}</code>}
    </span>
  );
}

function useRetry() {
  const { t } = useTranslation('operations');
  const { act, isBusy } = useActionWith(useFailureText({ unreachable: t('unreachable') }));
  const retry = (kind: FailureKind, some: readonly Failure[]) => {
    const ids = some.slice(0, FAILURES_MAX).map(({ _id }) => _id);
    return act(
      () => browserApi(RetryFailed, { kind, ids }),
      t('failed.done', { count: ids.length }),
    );
  };
  return { retry, isBusy };
}
