import { useTranslation } from 'react-i18next';

import { useFormat } from '../../../platform/format.ts';
import type { Chosen } from '../../leases/list/public.tsx';
import classes from './outcomes.module.css';
import type { Outcome } from './use-bulk.ts';
import { useRefusal } from './use-refusal.ts';

interface OutcomesProps {
  outcomes: readonly Outcome[];
  chosen: Chosen;
  /** The number of leases requested; fewer are done while it runs, or if it was interrupted. */
  total: number;
  done: string;
}

/** The result for the leases: how many succeeded, and why the others did not. */
export function Outcomes({ outcomes, chosen, total, done }: OutcomesProps) {
  const { t } = useTranslation('lease_changes');
  const format = useFormat();
  const why = useRefusal();
  const lines = outcomes.flatMap(({ contractId, refusal, missed }) => {
    if (refusal) return [[contractId, why(refusal)] as const];
    return missed.length > 0
      ? [[contractId, t('bulk.missed', { names: format.list(missed) })] as const]
      : [];
  });
  return (
    <>
      <p role="status">
        <strong>{done}</strong>{' '}
        {outcomes.length < total && t('bulk.so_far', { count: outcomes.length, total })}
      </p>
      {lines.length > 0 && (
        <dl className={classes.outcomes}>
          {lines.map(([id, text]) => (
            <div key={id}>
              <dt>{chosen.get(id)}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
