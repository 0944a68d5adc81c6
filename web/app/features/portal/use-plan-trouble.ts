import { useTranslation } from 'react-i18next';

import { ApiFailure } from '../../platform/api.ts';
import { useFailureText } from '../../platform/use-failure-text.ts';

/** Refusals of a payment plan that have words of their own. */
const TOLD = {
  'invoicing.plan_exists': 'exists',
  'invoicing.plan_sum': 'sum',
  'invoicing.plan_answered': 'answered',
  'invoicing.plan_changed': 'changed',
  'invoicing.already_settled': 'settled',
} as const;

/** What to tell somebody of a plan that was refused. */
export function usePlanTrouble(): (error: unknown) => string {
  const { t } = useTranslation('portal');
  const tell = useFailureText();
  return (error) => {
    const code = error instanceof ApiFailure ? error.code : '';
    const told = Object.entries(TOLD).find(([known]) => known === code)?.[1];
    return told ? t(`plan.trouble.${told}`) : tell(error);
  };
}
