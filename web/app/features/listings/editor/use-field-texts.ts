import { useTranslation } from 'react-i18next';

import type { FieldError } from '@husvaer/domain/kernel/errors';

import { useFormat } from '../../../platform/format.ts';

/** Returns the label of a field by its path. */
export function useFieldName(): (path: string) => string {
  const { t } = useTranslation('listings');
  return (path) => t(`fields.${path.replace('.', '_')}` as 'fields.title');
}

/** Returns the text for a field's problem. */
export function useProblemText(): (problem: FieldError) => string {
  const { t } = useTranslation('editor');
  const format = useFormat();
  return ({ path, reason, params }) => {
    const keys = [`wrong.${path.replace('.', '_')}.${reason}`, `wrong.any.${reason}`];
    const { maximum, minimum } = (params ?? {}) as { maximum?: number; minimum?: number };
    return t(keys as unknown as 'wrong.any.required', {
      maximum: maximum === undefined ? '' : format.number(maximum),
      most: maximum === undefined ? '' : format.amount(maximum),
      minimum: minimum === undefined ? '' : format.number(minimum),
    });
  };
}
