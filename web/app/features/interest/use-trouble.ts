import { useTranslation } from 'react-i18next';

import { useFailureText } from '../../errors/use-failure-text.ts';

/** What to tell somebody of a call that failed: what was written stays here. */
export function useTrouble(): (error: unknown) => string {
  const { t } = useTranslation('interest');
  return useFailureText({ unreachable: t('unreachable') });
}
