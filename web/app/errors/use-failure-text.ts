import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

import type { ErrorCode } from '@husvaer/domain/error-code';
import { AppError, requestErrors } from '@husvaer/domain/kernel/errors';

import { ApiFailure } from '../platform/api.ts';
import { useFormat } from '../platform/format.ts';
import { DETAILS, type Written } from './details.ts';

/** A page's own texts for some errors; `unreachable` is used when no answer came. */
export type OwnWords = Partial<Record<ErrorCode | 'unreachable', string>>;

/** A stored error: its code, its parameters, and the HTTP status if there was an answer. */
interface Refusal {
  code: string;
  params?: Record<string, unknown>;
  status?: number;
}

/**
 * Returns the text for a failed call or a stored error: by its code, else by its status (specification,
 * section 8). The texts of error codes are not part of the page: they are fetched when a component that may
 * fail is shown.
 */
export function useFailureText(own?: OwnWords): (error: unknown) => string {
  const { t } = useTranslation('shell');
  const { t: texts, i18n } = useTranslation('errors', { useSuspense: false });
  // i18next's types treat what follows an underscore as a context; in these keys it is part of the code.
  const textFor = texts as (code: ErrorCode, values: Record<string, string>) => string;
  const write = useWriting();
  return useCallback(
    (error) => {
      const refusal = refusalOf(error);
      if (!refusal) return own?.unreachable ?? t('failure.unreachable');
      const { code, status = 400, params = {} } = refusal;
      const isKnown = (some: string): some is ErrorCode => i18n.exists(some, { ns: 'errors' });
      if (status === 429 && code === requestErrors.too_many().code) {
        const seconds = secondsToWait(params);
        return seconds < 90
          ? t('failure.too_many_seconds', { count: seconds })
          : t('failure.too_many_minutes', { count: Math.ceil(seconds / 60) });
      }
      if (isKnown(code)) {
        const values = write(code, params);
        if (own?.[code] ?? values) return own?.[code] ?? textFor(code, values ?? {});
      }
      if (code === 'request.unavailable') return t('failure.busy');
      return t(`failure.${BY_STATUS[status] ?? 'bad_request'}`);
    },
    [own, t, textFor, i18n, write],
  );
}

function refusalOf(error: unknown): Refusal | null {
  if (error instanceof ApiFailure || error instanceof AppError) return error;
  const isStored = typeof error === 'object' && error !== null && !(error instanceof Error);
  const stored = isStored && 'code' in error ? (error as Refusal) : null;
  return stored?.code === 'unreachable' ? null : stored;
}

/** Formats the values that an error text uses; null if one of them is missing. */
function useWriting() {
  const { t } = useTranslation('shell');
  const format = useFormat();
  return useCallback(
    (code: ErrorCode, params: Record<string, unknown>): Record<string, string> | null => {
      const formats: Record<Written, (value: unknown) => string | null> = {
        amount: (value) => (typeof value === 'number' ? format.amount(value) : null),
        number: (value) => (typeof value === 'number' ? format.number(value) : null),
        day: (value) => (typeof value === 'string' ? format.day(value) : null),
        text: (value) => (typeof value === 'string' ? value : null),
        field(value) {
          if (typeof value !== 'string') return null;
          // For a document the value is a text of its own; for a form it is the name of a field.
          const field = `failure.undrawable_where.${value.split('.').at(-1)}`;
          return t(field as 'failure.undrawable_where.name', { defaultValue: value });
        },
      };
      const named: Partial<Record<ErrorCode, Record<string, Written>>> = DETAILS;
      const values: Record<string, string> = {};
      for (const [name, kind] of Object.entries(named[code] ?? {})) {
        const value = formats[kind](params[name]);
        if (value === null) return null;
        values[name] = value;
      }
      return values;
    },
    [t, format],
  );
}

/** Statuses that have their own text. All others use the text of a bad request. */
const BY_STATUS: Record<
  number,
  'unauthorized' | 'access_denied' | 'not_found' | 'internal' | undefined
> = {
  401: 'unauthorized',
  403: 'access_denied',
  404: 'not_found',
  500: 'internal',
  503: 'unauthorized',
};

/** Seconds to wait after too many calls: at least one, and 60 if the answer does not say. */
export function secondsToWait({ retryAfter }: Record<string, unknown>): number {
  const seconds = Number(retryAfter);
  return Number.isFinite(seconds) ? Math.max(1, Math.ceil(seconds)) : 60;
}
