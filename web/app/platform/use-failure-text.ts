import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

import { ApiFailure } from './api.ts';

/**
 * What to tell a person of a call that failed, by its status (specification, section 8), or of a text
 * that no paper can have. Features
 * that know more of a failure say it themselves, and leave the rest to this.
 */
export function useFailureText(): (error: unknown) => string {
  const { t } = useTranslation('shell');
  return useCallback(
    (error) => {
      if (!(error instanceof ApiFailure)) return t('failure.unreachable');
      if (error.isBusy) return t('failure.busy');
      if (error.code === 'request.undrawable') {
        const { where, ...said } = undrawableOf(error);
        // Of a paper it is a label in its own words, of a form the name of a field.
        const field = `failure.undrawable_where.${where.split('.').at(-1)}`;
        return t('failure.undrawable', {
          ...said,
          where: t(field as 'failure.undrawable_where.name', { defaultValue: where }),
        });
      }
      if (error.status === 429) {
        const seconds = secondsToWait(error);
        return seconds < 90
          ? t('failure.too_many_seconds', { count: seconds })
          : t('failure.too_many_minutes', { count: Math.ceil(seconds / 60) });
      }
      return t(`failure.${TOLD[error.status] ?? 'bad_request'}`);
    },
    [t],
  );
}

/** What a paper can't be written with, and where it stands. */
function undrawableOf({ errors }: ApiFailure) {
  const said = (name: string) => {
    const value = errors[0]?.extensions.params[name];
    return typeof value === 'string' ? value : '';
  };
  return { where: said('where'), text: said('text'), characters: said('characters') };
}

/** Statuses that have words of their own. Every other one is a bad request. */
const TOLD: Record<
  number,
  'unauthorized' | 'access_denied' | 'not_found' | 'internal' | undefined
> = {
  401: 'unauthorized',
  403: 'access_denied',
  404: 'not_found',
  500: 'internal',
  503: 'unauthorized',
};

/** Seconds that a call that was made too often has to wait: at least one, and a minute where nobody says. */
export function secondsToWait(error: ApiFailure): number {
  const seconds = Number(error.errors[0]?.extensions.params['retryAfter']);
  return Number.isFinite(seconds) ? Math.max(1, Math.ceil(seconds)) : 60;
}
