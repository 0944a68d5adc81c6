import { Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { ListingMap } from '../listings/contact/public.tsx';

/** The home's location, without the rent, which other components show to the parties. */
export function HomeMap({ home }: { home: { _id: string; lat: number; lng: number } }) {
  const { t } = useTranslation('portal');
  const { _id, lat, lng } = home;
  return (
    <section aria-labelledby="map">
      <Title order={2} id="map">
        {t('summary.map')}
      </Title>
      <ListingMap listing={{ _id, lat, lng, monthlyRent: null }} />
    </section>
  );
}
