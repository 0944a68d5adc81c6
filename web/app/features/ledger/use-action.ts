import { useTranslation } from 'react-i18next';

import { useFailureText } from '../../errors/use-failure-text.ts';
import { useActionWith } from '../../platform/use-action-with.ts';

/** Returns the text for a failed call. */
export function useErrorMessage(): (error: unknown) => string {
  const { t } = useTranslation('ledger');
  return useFailureText({
    'request.invalid': t('trouble.invalid'),
    'request.too_large': t('trouble.too_large'),
  });
}

/** Runs an action with money, shows its result, and reloads the page's data. */
export const useAction = () => useActionWith(useErrorMessage());
