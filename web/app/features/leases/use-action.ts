import { useTranslation } from 'react-i18next';

import { useFailureText } from '../../errors/use-failure-text.ts';
import { useActionWith } from '../../platform/use-action-with.ts';

/** Returns the text for a failed call; an invalid value is mostly a date here. */
export function useErrorMessage(): (error: unknown) => string {
  const { t } = useTranslation('leases');
  return useFailureText({ 'request.invalid': t('invalid') });
}

/** Runs an action on a lease, shows its result, and reloads the page's data. */
export const useAction = () => useActionWith(useErrorMessage());
