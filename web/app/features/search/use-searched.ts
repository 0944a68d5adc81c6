import { useTranslation } from 'react-i18next';
import { useRouteLoaderData } from 'react-router';

import { useLanguage } from '../../platform/format.ts';
import { LOCALE, type Language } from '../../platform/language.ts';
import type { PlaceName } from './found.ts';
import type { loadFindHome } from './load-find-home.ts';
import type { Search } from './search-params.ts';

/** The place of a search, as part of a sentence: `Grünerløkka, Oslo`. Empty when it names no place. */
export function placeNamed(
  { municipality, neighbourhood, street, postalCode }: Search,
  places: readonly PlaceName[],
  language: Language,
): string {
  const towns = new Intl.ListFormat(LOCALE[language], { type: 'conjunction' }).format(
    places.map(({ name }) => name),
  );
  // Norwegian addresses have the postal code in front of its place.
  if (postalCode) return [postalCode, towns].filter(Boolean).join(' ');
  return [street, neighbourhood, municipality, towns].filter(Boolean).join(', ');
}

/** What the search box shows: the places or words of the page's search, and a placeholder for a search without them. */
export function useSearched(): { text: string; hint: string } {
  const { t } = useTranslation('search');
  const language = useLanguage();
  type Loaded = Awaited<ReturnType<typeof loadFindHome>> | undefined;
  const everywhere = useRouteLoaderData('find-home') as Loaded;
  const ofPartner = useRouteLoaderData('find-home-partner') as Loaded;
  const loaded = everywhere ?? ofPartner;
  if (!loaded) return { text: '', hint: t('place.placeholder') };
  const { search, places } = loaded;
  return {
    text: search.near || placeNamed(search, places, language) || (search.filters.search ?? ''),
    hint: search.area
      ? t('place.drawn_area')
      : search.bounds
        ? t('place.map_area')
        : t('place.placeholder'),
  };
}
