import { Button, Drawer, Group, NativeSelect, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import {
  FACILITIES,
  FURNISHINGS,
  INCLUDED_IN_RENT,
  LISTING_TYPES,
  PROPERTY_TYPES,
} from '@husvaer/domain/listings/words';
import type { Filters } from '../search-params.ts';
import classes from './filter-drawer.module.css';
import {
  Amount,
  Availability,
  Bedrooms,
  numberOf,
  Section,
  Words,
  type Maybe,
} from './filter-fields.tsx';

interface FilterDrawerProps {
  opened: boolean;
  filters: Filters;
  /** ISO. */
  today: string;
  onClose: () => void;
  onApply: (filters: Filters) => void;
}

/** All filters in one place. Nothing is searched before "show". */
export function FilterDrawer(props: FilterDrawerProps) {
  const { t } = useTranslation('search');
  return (
    <Drawer
      opened={props.opened}
      onClose={props.onClose}
      title={t('filters.title')}
      position="right"
      size="md"
      closeButtonProps={{ 'aria-label': t('filters.close') }}
      classNames={{ title: classes.title, body: classes.body }}
    >
      {/* A fresh form each time it opens: what was not applied is forgotten. */}
      {props.opened && <FilterForm {...props} />}
    </Drawer>
  );
}

function FilterForm({ filters, today, onApply }: FilterDrawerProps) {
  const { t } = useTranslation(['search', 'listings']);
  const [draft, setDraft] = useState<Filters>(filters);
  const set = (change: Partial<Filters>) => setDraft({ ...draft, ...change });
  const rentSwapped = isSwapped(draft.minRent, draft.maxRent);
  const bedroomsSwapped = isSwapped(draft.minBedrooms, draft.maxBedrooms);

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!rentSwapped && !bedroomsSwapped) onApply(draft);
      }}
    >
      <Stack gap="lg">
        <TextInput
          label={t('search:filters.words')}
          description={t('search:filters.words_hint')}
          value={draft.search ?? ''}
          maxLength={200}
          onChange={({ currentTarget }) => set({ search: currentTarget.value || undefined })}
        />
        <Section title={t('search:filters.rent')}>
          <SimpleGrid cols={2}>
            <Amount
              label={t('search:filters.rent_from')}
              value={draft.minRent}
              onChange={(minRent) => set({ minRent })}
            />
            <Amount
              label={t('search:filters.rent_to')}
              value={draft.maxRent}
              error={rentSwapped && t('search:filters.swapped')}
              onChange={(maxRent) => set({ maxRent })}
            />
          </SimpleGrid>
        </Section>
        <Section title={t('search:filters.bedrooms')}>
          <SimpleGrid cols={2}>
            <Bedrooms
              label={t('search:filters.bedrooms_from')}
              value={draft.minBedrooms}
              withMore
              onChange={(minBedrooms) => set({ minBedrooms })}
            />
            <Bedrooms
              label={t('search:filters.bedrooms_to')}
              value={draft.maxBedrooms}
              error={bedroomsSwapped && t('search:filters.swapped')}
              onChange={(maxBedrooms) => set({ maxBedrooms })}
            />
          </SimpleGrid>
        </Section>
        <SimpleGrid cols={2}>
          <Amount
            label={t('search:filters.size')}
            value={draft.minSize}
            onChange={(minSize) => set({ minSize })}
          />
          <NativeSelect
            label={t('search:filters.minimum_stay')}
            value={draft.maxMinimumStay ?? ''}
            onChange={({ currentTarget }) => set({ maxMinimumStay: numberOf(currentTarget.value) })}
            data={[
              { value: '', label: t('search:filters.any') },
              ...[1, 3, 6, 12, 24, 36].map((count) => ({
                value: String(count),
                label: t('search:filters.months', { count }),
              })),
            ]}
          />
        </SimpleGrid>
        <Availability
          value={draft.availableFrom}
          today={today}
          onChange={(availableFrom) => set({ availableFrom })}
        />
        <Words
          title={t('search:filters.listing_type')}
          words={LISTING_TYPES}
          chosen={draft.listingTypes}
          label={(word) => t(`listings:words.listing_type.${word}`)}
          onChange={(listingTypes) => set({ listingTypes })}
        />
        <Words
          title={t('search:filters.property_type')}
          words={PROPERTY_TYPES}
          chosen={draft.propertyTypes}
          label={(word) => t(`listings:words.property_type.${word}`)}
          onChange={(propertyTypes) => set({ propertyTypes })}
        />
        <Words
          title={t('search:filters.furnished')}
          words={FURNISHINGS}
          chosen={draft.furnished}
          label={(word) => t(`listings:words.furnished.${word}`)}
          onChange={(furnished) => set({ furnished })}
        />
        <Words
          title={t('search:filters.facilities')}
          words={FACILITIES}
          chosen={draft.facilities}
          label={(word) => t(`listings:words.facility.${word}`)}
          onChange={(facilities) => set({ facilities })}
        />
        <Words
          title={t('search:filters.included')}
          words={INCLUDED_IN_RENT}
          chosen={draft.includedInRent}
          label={(word) => t(`listings:words.included.${word}`)}
          onChange={(includedInRent) => set({ includedInRent })}
        />
      </Stack>
      <Group className={classes.actions} justify="space-between">
        <Button variant="subtle" onClick={() => setDraft({})}>
          {t('search:filters.reset')}
        </Button>
        <Button type="submit">{t('search:filters.show')}</Button>
      </Group>
    </form>
  );
}

const isSwapped = (low: Maybe<number>, high: Maybe<number>) =>
  low !== undefined && low !== null && high !== undefined && high !== null && low > high;
