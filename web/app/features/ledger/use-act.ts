import { useTranslation } from 'react-i18next';

import { useFailureText } from '../../errors/use-failure-text.ts';
import { useActing } from '../../platform/use-act.ts';

/** What to tell somebody of a call that failed. */
export function useErrorMessage(): (error: unknown) => string {
  const { t } = useTranslation('ledger');
  return useFailureText({
    'request.invalid': t('trouble.invalid'),
    'request.too_large': t('trouble.too_large'),
  });
}

/** Does something with money, says how it went, and shows how things stand now. */
export const useAct = () => useActing(useErrorMessage());
