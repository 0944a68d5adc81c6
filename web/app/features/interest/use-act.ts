import { useTranslation } from 'react-i18next';

import { useFailureText } from '../../errors/use-failure-text.ts';
import { useActing } from '../../platform/use-act.ts';

/** What to tell somebody of a call that failed: what was written stays here. */
export function useErrorMessage(): (error: unknown) => string {
  const { t } = useTranslation('interest');
  return useFailureText({ unreachable: t('unreachable') });
}

/** Does something to a form, says how it went, and shows how things stand now. */
export const useAct = () => useActing(useErrorMessage());
