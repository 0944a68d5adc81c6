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
  LISTING_LANGUAGES,
  PROPERTY_TYPES,
} from '@husvaer/domain/listings/enums';
import { isForSpacesOnly, SPACE_FACILITIES } from '@husvaer/domain/search/kinds';
import { BEDROOMS_FILTER_MAX } from '@husvaer/domain/search/limits';

import { useFocusBack } from '../../../ui/dialog.tsx';
import type { PlaceName } from '../found.ts';
import type { Filters, Search } from '../search-params.ts';
import { useFilterDraft } from '../use-filter-draft.ts';
import classes from './filter-drawer.module.css';
import {
  Amount,
  Availability,
  Bedrooms,
  Kinds,
  numberOf,
  ShowHomes,
  Words,
} from './filter-fields.tsx';
import { PlacesField } from './places-field.tsx';
import { RentRange } from './rent-range.tsx';

export interface Chosen {
  filters: Filters;
  /** New places to search; undefined keeps the current ones. */
  placeIds: string[] | undefined;
}

interface FilterDrawerProps {
  opened: boolean;
  search: Search;
  places: readonly PlaceName[];
  /** The current search, with its place and partner. */
  queryData: ListingsQueryData;
  onClose: () => void;
  onApply: (chosen: Chosen) => void;
}

/** All filters in one place, in the order in which people decide. */
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
      {/* The form is created each time the drawer opens, so choices that were not applied are dropped. */}
      {props.opened && <FilterForm {...props} />}
    </Drawer>
  );
}

function FilterForm({ search, places, queryData, onApply }: FilterDrawerProps) {
  const { t } = useTranslation(['search', 'listings']);
  const [chosenPlaces, setChosenPlaces] = useState(places);
  const chosenIds = chosenPlaces.map(({ id }) => id);
  const isElsewhere = chosenIds.join() !== places.map(({ id }) => id).join();
  const placeIds = isElsewhere ? chosenIds : undefined;
  const form = useFilterDraft({ search, queryData, placeIds });
  const { draft, set, filters } = form;
  const isDwelling = !isForSpacesOnly(draft.listingTypes);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (form.isSound) onApply({ filters, placeIds });
      }}
    >
      <Stack gap="lg">
        <Kinds form={form} />
        {isDwelling && (
          <Words
            title={t('search:filters.property_type')}
            words={PROPERTY_TYPES.filter(
              (word) => word !== 'parking' || draft.propertyTypes?.includes(word),
            )}
            chosen={draft.propertyTypes}
            label={(word) => t(`listings:words.propertyType.${word}`)}
            onChange={(propertyTypes) => set({ propertyTypes })}
          />
        )}
        <RentRange form={form} />
        {isDwelling && <Bedrooms form={form} andMore={BEDROOMS_FILTER_MAX + 1} />}
        <Availability form={form} />
        <SimpleGrid cols={2}>
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
          <Amount
            label={t('search:filters.size')}
            value={draft.minSize}
            onChange={(minSize) => set({ minSize })}
          />
        </SimpleGrid>
        <PlacesField chosen={chosenPlaces} onChange={setChosenPlaces} />
        {isDwelling && (
          <Words
            title={t('search:filters.furnished')}
            words={FURNISHINGS}
            chosen={draft.furnished}
            label={(word) => t(`listings:words.furnished.${word}`)}
            onChange={(furnished) => set({ furnished })}
          />
        )}
        <Words
          title={t('search:filters.facilities')}
          words={isDwelling ? FACILITIES : SPACE_FACILITIES}
          chosen={draft.facilities}
          label={(word) => t(`listings:words.facilities.${word}`)}
          onChange={(facilities) => set({ facilities })}
        />
        {isDwelling && (
          <Words
            title={t('search:filters.included')}
            words={INCLUDED_IN_RENT}
            chosen={draft.includedInRent}
            label={(word) => t(`listings:words.includedInRent.${word}`)}
            onChange={(includedInRent) => set({ includedInRent })}
          />
        )}
        <Words
          title={t('search:filters.language')}
          words={LISTING_LANGUAGES}
          chosen={draft.languages}
          label={(word) => t(`listings:words.language.${word}`)}
          onChange={(languages) => set({ languages })}
        />
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
      </Stack>
      <Group className={classes.actions} justify="space-between">
        <Button variant="subtle" onClick={form.reset}>
          {t('search:filters.reset')}
        </Button>
        <ShowHomes form={form} />
      </Group>
    </form>
  );
}
