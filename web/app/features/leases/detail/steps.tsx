import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { Progress } from '../../../ui/progress.tsx';
import classes from './detail.module.css';

interface StepsProps {
  /** The name of the document that is signed. */
  label: string;
  steps: readonly { at: number; title: string }[];
  /** The progress in percent, as in the specification (section 9). */
  progress: number;
}

/** The progress of a signing, and its remaining steps. */
export function Steps({ label, steps, progress }: StepsProps) {
  const { t } = useTranslation('leases');
  const last = steps.at(-1)?.at;
  return (
    <>
      <Progress label={label} value={progress} {...(last !== undefined && { max: last })} />
      <ol className={classes.steps}>
        {steps.map(({ at, title }) => {
          const isDone = at < progress || (at === last && at === progress);
          const isNow = at === progress && !isDone;
          return (
            <li key={at} data-done={isDone || undefined} aria-current={isNow ? 'step' : undefined}>
              <span className={classes.dot} aria-hidden>
                {isDone && <IconCheck size={14} stroke={3} />}
              </span>
              {title}
              {isDone && <span className="visually-hidden"> ({t('step_done')})</span>}
            </li>
          );
        })}
      </ol>
    </>
  );
}
