import { Alert } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { useLanguage } from '../../../platform/format.ts';
import type { SigningEndLineFragment } from '../paper.fragment.graphql.ts';
import { useTerms } from '../use-terms.ts';
import classes from './detail.module.css';

const ENDS = ['declined', 'expired', 'withdrawn', 'failed'] as const;

/** Why the last signing failed, if it did. */
export function LastEnd({ end }: { end: SigningEndLineFragment | null }) {
  const { t } = useTranslation('leases');
  const { day } = useTerms();
  const language = useLanguage();
  const how = ENDS.find((one) => one === end?.status);
  if (!end || !how) return null;
  const { name, at } = end;
  const reason = end[`${language}Reason`];
  return (
    <Alert role="note" color={how === 'withdrawn' ? 'gray' : 'red'} variant="light">
      {t(`ends.${how}`, { name: name ?? t('somebody'), date: at ? day(at) : '' })}
      {reason && <blockquote className={classes.reason}>{reason}</blockquote>}
    </Alert>
  );
}
