import {
  Button,
  CloseButton,
  Drawer,
  Group,
  NativeSelect,
  SimpleGrid,
  Stack,
  TextInput,
} from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { ListingsQueryData } from '@husvaer/contract/schema-types';
import {
  FACILITIES,
  FURNISHINGS,
  INCLUDED_IN_RENT,
  LISTING_TYPES,
  PROPERTY_TYPES,
} from '@husvaer/domain/listings/words';

import { useFormat } from '../../../platform/format.ts';
import { useSite } from '../../../platform/site.ts';
import { useFocusBack } from '../../../ui/dialog.tsx';
import { FindRentChart } from '../find-rent-chart.graphql.ts';
import type { PlaceName } from '../load-find-home.ts';
import type { Filters, Search } from '../search-params.ts';
import { useAnswer } from '../use-answer.ts';
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
import { PlacesField } from './places-field.tsx';
import { RentRange } from './rent-range.tsx';

/** What the form says. Without a place the search stays where it is. */
export interface Chosen {
  filters: Filters;
  placeIds: string[];
}

interface FilterDrawerProps {
  opened: boolean;
  search: Search;
  places: readonly PlaceName[];
  /** What is searched now, with where and whose. */
  queryData: ListingsQueryData;
  onClose: () => void;
  onApply: (chosen: Chosen) => void;
}

/** All filters in one place. The button says how many homes they find; the list waits for it. */
export function FilterDrawer(props: FilterDrawerProps) {
  const { t } = useTranslation('search');
  const back = useFocusBack(props.opened);
  return (
    <Drawer
      {...back}
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

function FilterForm({ search, places, queryData, onApply }: FilterDrawerProps) {
  const { t } = useTranslation(['search', 'listings']);
  const format = useFormat();
  const { today } = useSite();
  const [draft, setDraft] = useState<Filters>(search.filters);
  const [chosenPlaces, setChosenPlaces] = useState(places);
  const set = (change: Partial<Filters>) => setDraft({ ...draft, ...change });
  const rentSwapped = isSwapped(draft.minRent, draft.maxRent);
  const bedroomsSwapped = isSwapped(draft.minBedrooms, draft.maxBedrooms);
  const isSound = !rentSwapped && !bedroomsSwapped;

  const placeIds = chosenPlaces.map(({ id }) => id);
  // The chart over the slider counts the homes as well.
  const { answer, asking } = useAnswer(
    FindRentChart,
    isSound ? { queryData: asDrafted(queryData, search.filters, draft, placeIds) } : null,
  );
  const { count, bars = [] } = answer?.getRentChart ?? {};

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isSound) onApply({ filters: draft, placeIds });
      }}
    >
      <Stack gap="lg">
        <PlacesField chosen={chosenPlaces} onChange={setChosenPlaces} />
        <TextInput
          label={t('search:filters.words')}
          description={t('search:filters.words_hint')}
          value={draft.search ?? ''}
          maxLength={200}
          rightSection={
            draft.search ? (
              <CloseButton
                size="sm"
                aria-label={t('search:filters.words_clear')}
                onClick={() => set({ search: undefined })}
              />
            ) : null
          }
          onChange={({ currentTarget }) => set({ search: currentTarget.value || undefined })}
        />
        <Section title={t('search:filters.rent')}>
          <RentRange
            bars={bars}
            minRent={draft.minRent}
            maxRent={draft.maxRent}
            error={rentSwapped ? t('search:filters.swapped') : undefined}
            onChange={set}
          />
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
        <Button type="submit" aria-live="polite" data-asking={asking || undefined}>
          {count === undefined
            ? t('search:filters.show')
            : t('search:filters.show_count', { count, shown: format.number(count) })}
        </Button>
      </Group>
    </form>
  );
}

/** The search as it would be with the form's filters: where it is stays, unless places are chosen. */
function asDrafted(
  queryData: ListingsQueryData,
  applied: Filters,
  draft: Filters,
  placeIds: string[],
): ListingsQueryData {
  const without = Object.fromEntries(
    Object.entries(queryData).filter(([name]) => !(name in applied)),
  );
  if (placeIds.length === 0) return { ...without, ...draft, cityPlaceIds: undefined };
  return { ...without, bounds: undefined, area: undefined, ...draft, cityPlaceIds: placeIds };
}

const isSwapped = (low: Maybe<number>, high: Maybe<number>) =>
  low !== undefined && low !== null && high !== undefined && high !== null && low > high;
