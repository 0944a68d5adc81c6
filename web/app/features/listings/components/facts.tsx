import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { Floor } from '@husvaer/domain/listings/enums';

import { useFormat } from '../../../platform/format.ts';
import { useSite } from '../../../platform/site.ts';
import type { Listing } from '../listing.ts';
import { EnergyLabel } from './energy-label.tsx';
import classes from './facts.module.css';
import { isRoom } from './headline.ts';

/** The facts of the home as a table. Unknown ones are left out. */
export function Facts({ listing }: { listing: Listing }) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const { today } = useSite();
  const size = (value: number | null | undefined) => value && `${format.number(value)} m²`;
  const room = isRoom(listing.listingType);
  const home = room || listing.listingType === 'entire_place';
  // A single size is shown once: of a room as its size, of a home under the standard's name (NS 3940).
  const isOneSize = listing.totalSize === listing.internalUsableSize;
  const { availableFrom, availableTo, minimumStay, floor, furnished } = listing;

  const facts: readonly (readonly [name: string, value: ReactNode])[] = [
    [t('facts.listing_type'), t(`words.listing_type.${listing.listingType}`)],
    [t('facts.property_type'), home && t(`words.property_type.${listing.propertyType}`)],
    [t(room ? 'facts.bedrooms_in_home' : 'facts.bedrooms'), listing.totalBedrooms],
    [t(room ? 'facts.size' : 'facts.total_size'), (room || !isOneSize) && size(listing.totalSize)],
    [t('facts.internal_size'), !(room && isOneSize) && size(listing.internalUsableSize)],
    [t('facts.external_size'), size(listing.externalUsableSize)],
    [t('facts.balcony_size'), size(listing.balconySize)],
    [t('facts.floor'), floor && t(`words.floor.${floor as Floor}`)],
    [t('facts.furnished'), furnished && t(`words.furnished.${furnished}`)],
    [
      t('facts.available_from'),
      !availableFrom || availableFrom <= today
        ? t('facts.available_now')
        : format.date(availableFrom),
    ],
    [t('facts.available_to'), availableTo && format.date(availableTo)],
    [t('facts.minimum_stay'), minimumStay && t('facts.months', { count: minimumStay })],
    [t('facts.energy_label'), listing.energyLabel && <EnergyLabel label={listing.energyLabel} />],
  ];

  return (
    <section>
      <Title order={2}>{t('page.facts')}</Title>
      <dl className={classes.facts}>
        {facts.map(([name, value]) =>
          value ? (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </section>
  );
}
