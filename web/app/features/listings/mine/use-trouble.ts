import { useTranslation } from 'react-i18next';

import { ApiFailure } from '../../../platform/api.ts';
import { useFailureText } from '../../../platform/use-failure-text.ts';

/** Refusals that have words of their own. */
const TOLD = [
  'not_found',
  'wrong_state',
  'taken_down',
  'too_many_drafts',
  'changed_elsewhere',
] as const;

/** What to tell somebody of a call that failed. */
export function useTrouble(): (error: unknown) => string {
  const { t } = useTranslation('mine');
  const tell = useFailureText();
  return (error) => {
    const told =
      error instanceof ApiFailure && TOLD.find((one) => error.code === `listings.${one}`);
    return told ? t(`trouble.${told}`) : tell(error);
  };
}
