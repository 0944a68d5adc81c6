import { useTranslation } from 'react-i18next';

import { useFailureText } from '../../errors/use-failure-text.ts';
import { useActing } from '../../platform/use-act.ts';

/** What to tell somebody of a call that failed: here a wrong value is a date, mostly. */
export function useErrorMessage(): (error: unknown) => string {
  const { t } = useTranslation('leases');
  return useFailureText({ 'request.invalid': t('invalid') });
}

/** Does something to a lease, says how it went, and shows how things stand now. */
export const useAct = () => useActing(useErrorMessage());
