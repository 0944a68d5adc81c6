import { useTranslation } from 'react-i18next';

import { useFormat } from '../../../platform/format.ts';
import type { Changes } from './draft.ts';

/** Formats the value of a field. */
export function useFieldValue(): (field: keyof Changes, changes: Changes) => string {
  const { t } = useTranslation(['editor', 'listings']);
  const format = useFormat();
  return (field, changes) => textOf(field, changes) || t('editor:empty');

  function textOf(field: keyof Changes, changes: Changes): string {
    const value = changes[field];
    switch (field) {
      case 'address':
        return Object.values(changes.address ?? {})
          .filter(Boolean)
          .join(' ');
      case 'position': {
        const { position } = changes;
        return position ? `${position.lat.toFixed(5)}, ${position.lng.toFixed(5)}` : '';
      }
      case 'images':
        return t('editor:photos.count', { count: changes.images?.length ?? 0 });
      case 'facilities':
        return (changes.facilities ?? [])
          .map((word) => t(`listings:words.facility.${word}`))
          .join(', ');
      case 'includedInRent':
        return (changes.includedInRent ?? [])
          .map((word) => t(`listings:words.included.${word}`))
          .join(', ');
      case 'listingType':
        return changes.listingType ? t(`listings:words.listing_type.${changes.listingType}`) : '';
      case 'propertyType':
        return changes.propertyType
          ? t(`listings:words.property_type.${changes.propertyType}`)
          : '';
      case 'furnished':
        return changes.furnished ? t(`listings:words.furnished.${changes.furnished}`) : '';
      case 'language':
        return changes.language ? t(`listings:words.language.${changes.language}`) : '';
      case 'floor':
        return changes.floor ? t(`listings:words.floor.${changes.floor as '2'}`) : '';
      case 'availableFrom':
        return changes.availableFrom ? format.month(changes.availableFrom) : '';
      case 'availableTo':
        return changes.availableTo ? format.date(changes.availableTo) : '';
      case 'showsExactAddress':
        return t(changes.showsExactAddress ? 'editor:yes' : 'editor:no');
      case 'monthlyRent':
      case 'depositAmount':
      case 'monthlyExtras':
        return typeof value === 'number' ? format.amount(value) : '';
      default:
        return typeof value === 'number' ? format.number(value) : ((value ?? '') as string);
    }
  }
}
