import { useTranslation } from 'react-i18next';

import { LISTING_FIELDS } from '@husvaer/domain/listings/fields';

import { useFormat } from '../../../platform/format.ts';
import type { Changes } from './draft.ts';

/** Formats the value of a field. */
export function useFieldValue(): (field: keyof Changes, changes: Changes) => string {
  const { t } = useTranslation(['editor', 'listings']);
  const format = useFormat();
  return (field, changes) => textOf(field, changes) || t('editor:empty');

  function textOf(field: keyof Changes, changes: Changes): string {
    if (field === 'images') return t('editor:photos.count', { count: changes.images?.length ?? 0 });
    const { kind } = LISTING_FIELDS[field];
    const value: unknown = changes[field];
    if (value === null || value === undefined) return kind === 'yes_or_no' ? t('editor:no') : '';
    const choice = (word: string) =>
      t(`listings:words.${field}.${word}` as 'listings:words.floor.2');
    switch (kind) {
      case 'address':
        return Object.values(changes.address ?? {})
          .filter(Boolean)
          .join(' ');
      case 'position': {
        const { lat, lng } = changes.position!;
        return `${lat.toFixed(5)}, ${lng.toFixed(5)}`;
      }
      case 'choices':
        return (value as string[]).map(choice).join(', ');
      case 'choice':
        return choice(value as string);
      case 'yes_or_no':
        return t(value ? 'editor:yes' : 'editor:no');
      case 'first_day':
        return format.month(value as string);
      case 'last_day':
        return format.date(value as string);
      case 'amount':
        return format.amount(value as number);
      case 'count':
      case 'size':
        return format.number(value as number);
      case 'letter':
      case 'line':
      case 'link':
      case 'text':
        return value as string;
    }
  }
}
