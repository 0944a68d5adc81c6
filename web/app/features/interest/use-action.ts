import { useTranslation } from 'react-i18next';

import { useFailureText } from '../../errors/use-failure-text.ts';
import { useActionWith } from '../../platform/use-action-with.ts';

/** Returns the text for a failed call: the input stays in the form. */
export function useErrorMessage(): (error: unknown) => string {
  const { t } = useTranslation('interest');
  return useFailureText({ unreachable: t('unreachable') });
}

/** Runs an action on a form, shows its result, and reloads the page's data. */
export const useAction = () => useActionWith(useErrorMessage());
