import { Alert, Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { useLanguage } from '../../../platform/format.ts';
import type { LeaseContradictionItemFragment } from './contradiction.fragment.graphql.ts';
import classes from './contradictions.module.css';

type Contradiction = LeaseContradictionItemFragment;

/** Contradictions that keep a lease from being sent or signed, unless they are confirmed. */
export const openOf = (contradictions: readonly Contradiction[]): Contradiction[] =>
  contradictions.filter(({ stops, confirmedAt }) => stops || confirmedAt === null);

interface ContradictionListProps {
  contradictions: readonly Contradiction[];
  /** The keys that are confirmed on this page, and how to change them; if they can be. */
  confirming?: { confirmed: readonly string[]; onChange: (confirmed: string[]) => void };
}

/** What contradicts itself in a lease, what to do, and a box to confirm what may be right. */
export function ContradictionList({ contradictions, confirming }: ContradictionListProps) {
  const { t } = useTranslation('leases');
  const language = useLanguage();
  if (contradictions.length === 0) return null;
  const isStopped = contradictions.some(({ stops }) => stops);
  return (
    <Alert
      role="note"
      variant="light"
      color={isStopped ? 'red' : 'yellow'}
      title={t(isStopped ? 'contradictions.stop' : 'contradictions.ask')}
    >
      <ul className={classes.list}>
        {contradictions.map((one) => (
          <li key={one.key}>
            <p>{one[language]}</p>
            <p className="quiet">{one[`${language}Advice`]}</p>
            {confirming && !one.stops && (
              <Checkbox
                label={t('contradictions.confirm')}
                aria-label={t('contradictions.confirm_what', { what: one[language] })}
                checked={confirming.confirmed.includes(one.key)}
                onChange={({ currentTarget }) =>
                  confirming.onChange(
                    currentTarget.checked
                      ? [...confirming.confirmed, one.key]
                      : confirming.confirmed.filter((key) => key !== one.key),
                  )
                }
              />
            )}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
