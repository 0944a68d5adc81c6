import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { Tabs } from '../../../ui/tabs.tsx';

const EXCEPTIONS = '/money/exceptions';
const SHOWN = {
  waiting: EXCEPTIONS,
  settled: `${EXCEPTIONS}?show=settled`,
  repeated: `${EXCEPTIONS}/repeated`,
  answers: `${EXCEPTIONS}/answers`,
  conflicts: `${EXCEPTIONS}/conflicts`,
} as const;

/**
 * Links to payments that wait, that were settled by a user, and that were taken for repetitions, and to
 * answers about orders that wait to be confirmed, and to uploads that the bank contradicts.
 */
export function ExceptionTabs({ shown }: { shown: keyof typeof SHOWN }) {
  const { t } = useTranslation('banking');
  return (
    <Tabs label={t('exceptions.label')}>
      {(Object.keys(SHOWN) as (keyof typeof SHOWN)[]).map((one) => (
        <Link key={one} to={SHOWN[one]} aria-current={one === shown ? 'page' : undefined}>
          {t(`exceptions.tabs.${one}`)}
        </Link>
      ))}
    </Tabs>
  );
}
