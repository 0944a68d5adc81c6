import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { useFailureText } from '../../errors/use-failure-text.ts';

/** Returns the text for a failed call. */
export function useErrorMessage(): (error: unknown) => string {
  const { t } = useTranslation('shell');
  // The specification's text for a request that did not arrive (section 8, login).
  const unreachable = t('failure.bad_request');
  return useFailureText(useMemo(() => ({ unreachable }), [unreachable]));
}
