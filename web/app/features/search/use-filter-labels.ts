import { useTranslation } from 'react-i18next';

import { useFormat } from '../../platform/format.ts';
import type { Filters } from './search-params.ts';

/** A filter in words, and the filters without it. */
interface FilterLabel {
  key: string;
  label: string;
  without: Filters;
}

type Name = keyof Filters;

/** Returns the set filters as texts, in the order of the form. */
export function useFilterLabels(): (filters: Filters) => FilterLabel[] {
  const { t } = useTranslation(['search', 'listings']);
  const format = useFormat();

  return (filters) => {
    const one = (name: Name, label: string): FilterLabel => ({
      key: name,
      label,
      without: { ...filters, [name]: undefined },
    });
    const range = (low: Name, high: Name, label: (from?: number, to?: number) => string) => {
      const [from, to] = [filters[low], filters[high]].map((end) => end ?? undefined) as number[];
      if (from === undefined && to === undefined) return [];
      const without = { ...filters, [low]: undefined, [high]: undefined };
      return [{ key: low, label: label(from, to), without }];
    };
    const list = <Word extends string>(name: Name, label: (word: Word) => string) => {
      const words = (filters[name] ?? []) as Word[];
      return words.map((word) => {
        const rest = words.filter((other) => other !== word);
        return {
          key: `${name}.${word}`,
          label: label(word),
          without: { ...filters, [name]: rest.length > 0 ? rest : undefined },
        };
      });
    };
    const { search, minSize, maxMinimumStay, availableFrom, availableOn, publishedAfter } = filters;
    return [
      ...(search ? [one('search', t('search:chips.words', { words: search }))] : []),
      ...range('minRent', 'maxRent', (from, to) =>
        from !== undefined && to !== undefined
          ? t('search:chips.rent', { from: format.number(from), to: format.advertisedRent(to) })
          : from !== undefined
            ? t('search:chips.rent_from', { from: format.advertisedRent(from) })
            : t('search:chips.rent_to', { to: format.advertisedRent(to!) }),
      ),
      ...range('minBedrooms', 'maxBedrooms', (from, to) =>
        from !== undefined && to !== undefined
          ? from === to
            ? t('search:chips.bedrooms', { count: from })
            : t('search:chips.bedrooms_between', { from, count: to })
          : from !== undefined
            ? t('search:chips.bedrooms_from', { count: from })
            : t('search:chips.bedrooms_to', { count: to! }),
      ),
      ...(typeof minSize === 'number'
        ? [one('minSize', t('search:chips.size', { size: format.number(minSize) }))]
        : []),
      ...(typeof maxMinimumStay === 'number'
        ? [one('maxMinimumStay', t('search:chips.stay', { count: maxMinimumStay }))]
        : []),
      ...(availableFrom
        ? [
            one(
              'availableFrom',
              t('search:chips.available', { month: format.month(availableFrom) }),
            ),
          ]
        : []),
      ...(availableOn
        ? [one('availableOn', t('search:chips.available_on', { day: format.date(availableOn) }))]
        : []),
      ...list('listingTypes', (word) => t(`listings:words.listingType.${word as 'parking'}`)),
      ...list('propertyTypes', (word) => t(`listings:words.propertyType.${word as 'house'}`)),
      ...list('furnished', (word) => t(`listings:words.furnished.${word as 'furnished'}`)),
      ...list('facilities', (word) => t(`listings:words.facilities.${word as 'parking'}`)),
      ...list('includedInRent', (word) =>
        t('search:chips.included', { what: t(`listings:words.includedInRent.${word as 'water'}`) }),
      ),
      ...list('languages', (word) => t(`listings:words.language.${word as 'no'}`)),
      ...(publishedAfter
        ? [one('publishedAfter', t('search:chips.new_since', { day: format.date(publishedAfter) }))]
        : []),
    ];
  };
}
