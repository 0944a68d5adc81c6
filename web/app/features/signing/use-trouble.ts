import { useTranslation } from 'react-i18next';

import { ApiFailure } from '../../platform/api.ts';
import { useFailureText } from '../../platform/use-failure-text.ts';

/** Refusals that have words of their own. */
const TOLD = ['not_found', 'not_your_turn', 'already_signed', 'over', 'unavailable'] as const;

/** What to tell somebody of a call that failed. */
export function useTrouble(): (error: unknown) => string {
  const { t } = useTranslation('signing');
  const tell = useFailureText();
  return (error) => {
    const told = error instanceof ApiFailure && TOLD.find((one) => error.code === `signing.${one}`);
    return told ? t(`trouble.${told}`) : tell(error);
  };
}
