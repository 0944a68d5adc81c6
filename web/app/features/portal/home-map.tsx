import { Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { ListingMap } from '../listings/ask/public.tsx';
import type { Lease } from './lease.ts';

/** Where the home is. */
export function HomeMap({ lease }: { lease: Lease }) {
  const { t } = useTranslation('portal');
  const { propertyId, property, monthlyRentAmount: monthlyRent } = lease;
  const { lat, lng } = property;
  return (
    <section aria-labelledby="map">
      <Title order={2} id="map">
        {t('summary.map')}
      </Title>
      <ListingMap listing={{ _id: propertyId, lat, lng, monthlyRent }} />
    </section>
  );
}
