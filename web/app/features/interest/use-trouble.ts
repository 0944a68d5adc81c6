import { useTranslation } from 'react-i18next';

import { ApiFailure } from '../../platform/api.ts';
import { useFailureText } from '../../platform/use-failure-text.ts';

/** Refusals that have words of their own: all the domain knows. */
const TOLD = [
  'not_found',
  'not_open',
  'own_listing',
  'wrong_state',
  'several_listings',
  'no_credit_check',
] as const;

/** What to tell somebody of a call that failed. */
export function useTrouble(): (error: unknown) => string {
  const { t } = useTranslation('interest');
  const tell = useFailureText();
  return (error) => {
    if (!(error instanceof ApiFailure)) return t('error.unreachable');
    const told = TOLD.find((one) => error.code === `interest.${one}`);
    return told ? t(`error.${told}`) : tell(error);
  };
}
