import { Checkbox, Radio, SimpleGrid, Skeleton } from '@mantine/core';
import { IconBed, IconBox, IconHome2, IconParking, IconUsers } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';

import {
  ENERGY_LABELS,
  FLOORS,
  LISTING_TYPES,
  PROPERTY_TYPES,
  type ListingType,
} from '@husvaer/domain/listings/enums';

import { ReplayEarlyActs } from '../../../platform/early-acts.tsx';
import { fieldId, useEditor, useField } from './editor-context.ts';
import classes from './editor.module.css';
import { NumberField, Section, SelectField, useFieldProps } from './fields.tsx';
import { PinMap } from './pin-map.tsx';
import { StepHead } from './step-head.tsx';

const ICONS = {
  entire_place: IconHome2,
  private_room: IconBed,
  shared_room: IconUsers,
  parking: IconParking,
  storage_room: IconBox,
} satisfies Record<ListingType, unknown>;

// Loaded on demand: the suggestions need more of the library than any public page does.
const AddressFields = lazy(() => import('./address-fields.tsx'));

/** What is let, and its address. */
export default function ListingDetailsPage() {
  const { t } = useTranslation(['editor', 'listings']);
  const { draft } = useEditor();
  // The general kind says less than those after it. Only a home that already has it keeps it.
  const { listingType, propertyType } = draft.content;
  const isHome = listingType !== 'parking' && listingType !== 'storage_room';
  return (
    <>
      <StepHead step="listing-details" />
      <Section title={t('editor:details.kind')}>
        <ListingTypeField />
        {isHome && (
          <SelectField
            name="propertyType"
            words={PROPERTY_TYPES.filter(
              (word) => word !== 'parking' && (word !== 'house' || propertyType === 'house'),
            )}
            text={(word) => t(`listings:words.propertyType.${word}`)}
          />
        )}
      </Section>
      <Section title={t('editor:details.where')} text={t('editor:details.where_text')}>
        <Suspense fallback={<Skeleton height={320} />}>
          <AddressFields />
          <ReplayEarlyActs />
        </Suspense>
        <PinMap />
        <ShowsAddressField />
      </Section>
      <Section title={t('editor:details.home')}>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
          <SelectField
            name="floor"
            words={FLOORS}
            text={(word) => t(`listings:words.floor.${word as (typeof FLOORS)[number]}`)}
          />
          {isHome && <NumberField name="totalBedrooms" />}
          <NumberField name="totalSize" unit="m²" />
          {isHome && (
            <>
              <NumberField name="internalUsableSize" unit="m²" />
              <NumberField name="externalUsableSize" unit="m²" />
              <NumberField name="balconySize" unit="m²" />
              <SelectField
                name="energyLabel"
                words={ENERGY_LABELS}
                text={(word) => word}
                description={t('editor:details.energy_help')}
              />
            </>
          )}
        </SimpleGrid>
      </Section>
    </>
  );
}

function ListingTypeField() {
  const { t } = useTranslation('listings');
  const { autosave } = useEditor();
  const { value } = useField('listingType');
  const { id, label, error } = useFieldProps('listingType');
  return (
    <Radio.Group
      id={id}
      label={label}
      error={error}
      size="md"
      value={value}
      onChange={(word) => autosave.change(kindOf(word))}
    >
      <div className={classes.kinds}>
        {LISTING_TYPES.map((word) => {
          const Icon = ICONS[word];
          return (
            <label key={word} className={classes.kind}>
              <Icon size={26} stroke={1.5} aria-hidden />
              <span>{t(`words.listingType.${word}`)}</span>
              <Radio value={word} />
            </label>
          );
        })}
      </div>
    </Radio.Group>
  );
}

/** Parking has only one type of property. */
const kindOf = (listingType: ListingType) => {
  if (listingType === 'parking') return { listingType, propertyType: 'parking' as const };
  if (listingType === 'storage_room') return { listingType, propertyType: 'other' as const };
  return { listingType };
};

function ShowsAddressField() {
  const { t } = useTranslation(['editor', 'listings']);
  const { value, set } = useField('showsExactAddress');
  return (
    <Checkbox
      id={fieldId('showsExactAddress')}
      size="md"
      label={t('listings:fields.showsExactAddress')}
      description={t('editor:details.exact_help')}
      checked={value}
      onChange={({ currentTarget }) => set(currentTarget.checked)}
    />
  );
}
