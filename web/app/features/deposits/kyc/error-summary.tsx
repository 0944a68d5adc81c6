import { Alert, Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import type { Answers } from './answers.ts';
import type { KycAnswers } from './fields.tsx';
import classes from './kyc.module.css';

interface ErrorSummaryProps {
  form: KycAnswers;
  /** The label of each field on the page. */
  labelOf: (name: keyof Answers) => string;
}

/** All errors of a form, each with a link to its field. */
export function ErrorSummary({ form, labelOf }: ErrorSummaryProps) {
  const { t } = useTranslation('deposits');
  const names = (Object.keys(form.values) as (keyof Answers)[]).filter(
    (name) => form.errors[name] !== undefined,
  );
  if (names.length === 0) return null;
  return (
    <Alert
      role="alert"
      color="red"
      variant="light"
      title={t('kyc.summary', { count: names.length })}
    >
      <ul className={classes.summary}>
        {names.map((name) => (
          <li key={name}>
            <Anchor
              component="button"
              type="button"
              underline="always"
              c="inherit"
              ta="start"
              onClick={() => form.getInputNode(name)?.focus()}
            >
              {labelOf(name)}
            </Anchor>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
