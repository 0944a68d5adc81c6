import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { stepOf } from '@husvaer/domain/listings/draft';
import { LISTING_STEPS, type ListingStep } from '@husvaer/domain/listings/fields';

import { useEditor } from './editor-context.ts';
import classes from './steps.module.css';
import { SaveStatus } from './save-status.tsx';

/** The current step and the progress of each: links to all steps as soon as there is a draft. */
export function StepBar({ step }: { step: ListingStep }) {
  const { t } = useTranslation('editor');
  const { draft, problems, pathOf } = useEditor();
  const unfinished = new Set([...problems.keys()].map((path) => stepOf(path)));
  return (
    <header className={classes.head}>
      <nav aria-label={t('steps.label')}>
        <ol className={classes.steps}>
          {LISTING_STEPS.map((one, index) => {
            const isDone =
              draft.listing !== null && !unfinished.has(one) && one !== 'preview-and-publish';
            const label = (
              <>
                <span className={classes.number} aria-hidden>
                  {isDone ? <IconCheck size={16} stroke={2.5} /> : index + 1}
                </span>
                <span className={classes.stepName}>{t(`steps.${one}`)}</span>
                {isDone && <span className="visually-hidden"> ({t('steps.done')})</span>}
              </>
            );
            return (
              <li key={one} data-done={isDone || undefined}>
                {draft.listing || one === step ? (
                  <Link to={pathOf(one)} aria-current={one === step ? 'step' : undefined}>
                    {label}
                  </Link>
                ) : (
                  <span className={classes.later}>{label}</span>
                )}
              </li>
            );
          })}
        </ol>
      </nav>
      <SaveStatus />
    </header>
  );
}
