import { Alert, Checkbox, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { useLanguage } from '../../../platform/format.ts';
import { useSite } from '../../../platform/site.ts';
import type { LeaseContradictionItemFragment } from './contradiction.fragment.graphql.ts';
import classes from './contradictions.module.css';

type Contradiction = LeaseContradictionItemFragment;

/** What the landlord enters in their profile. */
const OF_PROFILE: readonly string[] = ['landlord_birth_date_missing', 'landlord_address_missing'];

/** Contradictions that keep a lease from being sent or signed, unless they are confirmed. */
export const openOf = (contradictions: readonly Contradiction[]): Contradiction[] =>
  contradictions.filter(({ stops, confirmedAt }) => stops || confirmedAt === null);

interface ContradictionListProps {
  contradictions: readonly Contradiction[];
  /** Whether everybody has signed already. */
  isSigned?: boolean;
  /** The keys that are confirmed on this page, and how to change them; if they can be. */
  confirming?: { confirmed: readonly string[]; onChange: (confirmed: string[]) => void };
}

/** What contradicts itself in a lease: first what must be corrected, then what may be right. */
export function ContradictionList({
  contradictions,
  isSigned = false,
  confirming,
}: ContradictionListProps) {
  const { t } = useTranslation('leases');
  const [stopping, open] = [true, false].map((isStop) =>
    contradictions.filter(({ stops }) => stops === isStop),
  ) as [Contradiction[], Contradiction[]];
  if (contradictions.length === 0) return null;
  return (
    <Stack gap="md">
      {stopping.length > 0 && (
        <Alert
          role="note"
          variant="light"
          color="red"
          title={t(isSigned ? 'contradictions.correct' : 'contradictions.stop')}
        >
          <Items contradictions={stopping} />
        </Alert>
      )}
      {open.length > 0 && (
        <Alert role="note" variant="light" title={t('contradictions.ask')}>
          <Items contradictions={open} confirming={confirming} />
        </Alert>
      )}
    </Stack>
  );
}

/** Each with what to do about it, and a box to confirm it, if it can be confirmed here. */
function Items({
  contradictions,
  confirming,
}: {
  contradictions: readonly Contradiction[];
  confirming?: ContradictionListProps['confirming'];
}) {
  const { t } = useTranslation('leases');
  const language = useLanguage();
  // Only a landlord without an agency writes leases on the public site.
  const isOwn = useSite().partner === null;
  return (
    <ul className={classes.list}>
      {contradictions.map((one) => (
        <li key={one.key}>
          <p>
            <strong>{one[language]}</strong>
          </p>
          <p>
            {one[`${language}Advice`]}
            {OF_PROFILE.includes(one.name) && isOwn && (
              <>
                {' '}
                <Link to="/profile">{t('contradictions.open_profile')}</Link>
              </>
            )}
          </p>
          {confirming && (
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
  );
}
