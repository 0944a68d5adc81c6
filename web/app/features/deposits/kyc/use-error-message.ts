import { useTranslation } from 'react-i18next';

import { useFailureText } from '../../../errors/use-failure-text.ts';
import { ApiFailure } from '../../../platform/api.ts';

/** Returns the text for a form that could not be sent. */
export function useErrorMessage(): (error: unknown) => string {
  const { t } = useTranslation('deposits');
  const messageFor = useFailureText();
  return (error) => {
    if (!(error instanceof ApiFailure)) return t('kyc.trouble.unreachable');
    if (error.code === 'deposits.kyc_not_submitted') return messageFor(error);
    return t('kyc.trouble.failed');
  };
}
