import { useTranslation } from 'react-i18next';

import { ApiFailure } from '../../../platform/api.ts';

/** Returns the text for a failed call (specification, section 8, “Lease modals”). */
export function useFailureMessage(): (error: unknown) => string {
  const { t } = useTranslation('portal');
  return (error) =>
    t(
      error instanceof ApiFailure && error.status === 404
        ? 'failed.unauthorized'
        : 'failed.bad_request',
    );
}

/** Like {@link useFailureMessage}, for a payout's details: uses the server's message if it has one. */
export function useServerMessage(): (error: unknown) => string {
  const messageFor = useFailureMessage();
  return (error) => {
    const words = error instanceof ApiFailure && error.status !== 404 ? error.message : '';
    // Without a message the server sends an error code, which has no spaces.
    return words.includes(' ') ? words : messageFor(error);
  };
}
