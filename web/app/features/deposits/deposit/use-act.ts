import { useTranslation } from 'react-i18next';

import { ApiFailure } from '../../../platform/api.ts';
import { useActing } from '../../../platform/use-act.ts';
import { useFailureText } from '../../../platform/use-failure-text.ts';

/** Refusals that have words of their own. */
const TOLD = ['wrong_state', 'lease_runs', 'claimed_already', 'no_claim', 'too_late'] as const;

/** What to tell somebody of a call that failed. */
export function useTrouble(): (error: unknown) => string {
  const { t } = useTranslation('deposits');
  const tell = useFailureText();
  return (error) => {
    const told =
      error instanceof ApiFailure && TOLD.find((one) => error.code === `deposits.${one}`);
    return told ? t(`deposit.trouble.${told}`) : tell(error);
  };
}

/** Does something about a deposit, says how it went, and shows how it stands now. */
export const useAct = () => useActing(useTrouble());
