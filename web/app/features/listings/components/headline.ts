import { useTranslation } from 'react-i18next';

import type { ListingType, PropertyType } from '@husvaer/domain/listings/enums';

import { useFormat } from '../../../platform/format.ts';

interface HomeInShort {
  listingType: ListingType;
  propertyType: PropertyType;
  totalBedrooms: number | null;
  totalSize: number | null;
}

/** The bedrooms of a listing are the whole home's: a tenant of a room shares them. */
export const isRoom = (listingType: ListingType) =>
  listingType === 'private_room' || listingType === 'shared_room';

/** The home in one line: "Flat · 2 bedrooms · 58 m²", "Room in a flat with 2 bedrooms · 13 m²". */
export function useHeadline() {
  const { t } = useTranslation('listings');
  const format = useFormat();
  return ({ listingType, propertyType, totalBedrooms, totalSize }: HomeInShort) => {
    const size = totalSize && t('headline.size', { size: format.number(totalSize) });
    const parts = isRoom(listingType)
      ? [roomIn(listingType), size]
      : listingType === 'entire_place'
        ? [
            t(`words.propertyType.${propertyType}`),
            totalBedrooms && t('headline.bedrooms', { count: totalBedrooms }),
            size,
          ]
        : [t(`words.listingType.${listingType}`), size];
    return parts.filter(Boolean).join(' · ');

    function roomIn(room: 'private_room' | 'shared_room') {
      const home = t(`headline.home.${propertyType}`);
      return totalBedrooms
        ? t(`headline.${room}_among`, { home, count: totalBedrooms })
        : t(`headline.${room}`, { home });
    }
  };
}
