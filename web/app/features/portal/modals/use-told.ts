import { useTranslation } from 'react-i18next';

import { ApiFailure } from '../../../platform/api.ts';

/** What is told of a call that failed (specification, section 8, “Lease modals”). */
export function useTold(): (error: unknown) => string {
  const { t } = useTranslation('portal');
  return (error) =>
    t(
      error instanceof ApiFailure && error.status === 404
        ? 'failed.unauthorized'
        : 'failed.bad_request',
    );
}

/** The same of a payout's details: in the server's words, where it has any. */
export function useToldByServer(): (error: unknown) => string {
  const told = useTold();
  return (error) => {
    const words = error instanceof ApiFailure && error.status !== 404 ? error.message : '';
    // Where there are none an error's code stands in their place.
    return words.includes(' ') ? words : told(error);
  };
}
