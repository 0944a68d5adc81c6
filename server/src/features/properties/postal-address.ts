import type { PostalAddress } from '@husvaer/domain/postal/letters';

import type { Property } from './store.ts';

/** The postal address of a home; null when its street or postal code is missing. */
export function postalAddressOf({
  street,
  streetNumber,
  apartmentNumber,
  postalCode,
  city,
}: Property): PostalAddress | null {
  const line = [street, streetNumber].filter(Boolean).join(' ');
  if (line === '' || !/^\d{4}$/.test(postalCode ?? '')) return null;
  return {
    lines: [line, apartmentNumber].filter((one): one is string => Boolean(one)),
    postalCode: postalCode!,
    city,
  };
}
