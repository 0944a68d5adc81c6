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
    [t('facts.listing_type'), t(`words.listingType.${listing.listingType}`)],
    [t('fields.propertyType'), home && t(`words.propertyType.${listing.propertyType}`)],
    [t(room ? 'facts.bedrooms_in_home' : 'fields.totalBedrooms'), listing.totalBedrooms],
    [t(room ? 'facts.size' : 'fields.totalSize'), (room || !isOneSize) && size(listing.totalSize)],
    [t('fields.internalUsableSize'), !(room && isOneSize) && size(listing.internalUsableSize)],
    [t('fields.externalUsableSize'), size(listing.externalUsableSize)],
    [t('fields.balconySize'), size(listing.balconySize)],
    [t('fields.floor'), floor && t(`words.floor.${floor as Floor}`)],
    [t('fields.furnished'), furnished && t(`words.furnished.${furnished}`)],
    [
      t('fields.availableFrom'),
      !availableFrom || availableFrom <= today
        ? t('facts.available_now')
        : format.date(availableFrom),
    ],
    [t('fields.availableTo'), availableTo && format.date(availableTo)],
    [t('fields.minimumStay'), minimumStay && t('facts.months', { count: minimumStay })],
    [t('fields.energyLabel'), listing.energyLabel && <EnergyLabel label={listing.energyLabel} />],
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
