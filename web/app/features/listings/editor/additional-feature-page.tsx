import { Button, Group, NativeSelect, SimpleGrid } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { DEPOSIT_MAX_RENTS } from '@husvaer/domain/listings/listing';
import { FACILITIES, FURNISHINGS, INCLUDED_IN_RENT } from '@husvaer/domain/listings/enums';

import { useFormat } from '../../../platform/format.ts';
import { useEditor, useField } from './editor-context.ts';
import classes from './editor.module.css';
import {
  ChipsField,
  NumberField,
  ChipField,
  Section,
  TextField,
  useFieldProps,
} from './fields.tsx';
import { StepHead } from './step-head.tsx';
import { useMonths } from './use-months.ts';

/** What the home includes, when it is available, and what it costs. */
export default function AdditionalFeaturePage() {
  const { t } = useTranslation(['editor', 'listings']);
  const { draft } = useEditor();
  const isHome = !['parking', 'storage_room'].includes(draft.content.listingType ?? '');
  return (
    <>
      <StepHead step="additional-feature" />
      <Section title={t('editor:features.rent')}>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
          <NumberField name="monthlyRent" unit={t('editor:features.kroner')} />
          <DepositField />
        </SimpleGrid>
      </Section>
      <Section title={t('editor:features.when')}>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
          <AvailableFromField />
          <TextField
            name="availableTo"
            type="date"
            description={t('editor:features.to_help')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
          />
          <NumberField
            name="minimumStay"
            unit={t('editor:features.months')}
            description={t('editor:features.stay_help')}
          />
        </SimpleGrid>
      </Section>
      {isHome && (
        <Section title={t('listings:fields.furnished')}>
          <ChipField
            name="furnished"
            words={FURNISHINGS}
            text={(word) => t(`listings:words.furnished.${word}`)}
          />
        </Section>
      )}
      <Section title={t('listings:fields.facilities')} text={t('editor:features.facilities_text')}>
        <ChipsField
          name="facilities"
          words={FACILITIES}
          text={(word) => t(`listings:words.facilities.${word}`)}
        />
      </Section>
      <Section title={t('listings:fields.includedInRent')}>
        <ChipsField
          name="includedInRent"
          words={INCLUDED_IN_RENT}
          text={(word) => t(`listings:words.includedInRent.${word}`)}
        />
        <NumberField
          name="monthlyExtras"
          unit={t('editor:features.kroner')}
          description={t('editor:features.extras_help')}
        />
      </Section>
    </>
  );
}

/** Common deposits in months of rent. The legal maximum is shown below the field when the rent is known. */
const USUAL_RENTS = [1, 2, 3];

function DepositField() {
  const { t } = useTranslation('editor');
  const format = useFormat();
  const { value: rent } = useField('monthlyRent');
  const { set } = useField('depositAmount');
  return (
    <div>
      <NumberField
        name="depositAmount"
        unit={t('features.kroner')}
        description={
          rent
            ? t('features.deposit_most', { most: format.amount(rent * DEPOSIT_MAX_RENTS) })
            : t('features.deposit_help')
        }
      />
      {rent !== null && rent > 0 && (
        <Group gap="xs" mt="xs" role="group" aria-label={t('features.deposit_as')}>
          {USUAL_RENTS.map((count) => (
            <Button
              key={count}
              size="compact-sm"
              variant="default"
              className={classes.small}
              onClick={() => set(Math.round(rent * count * 100) / 100)}
            >
              {t('features.months_of_rent', { count })}
            </Button>
          ))}
        </Group>
      )}
    </div>
  );
}

/** A month from the current one on, as in the specification. A stored day within the chosen month is kept. */
function AvailableFromField() {
  const { t } = useTranslation('editor');
  const { value, set, leave } = useField('availableFrom');
  const months = useMonths(value);
  return (
    <NativeSelect
      {...useFieldProps('availableFrom')}
      value={value?.slice(0, 7) ?? ''}
      onChange={({ currentTarget: { value: month } }) => set(month ? `${month}-01` : null)}
      onBlur={leave}
      data={[{ value: '', label: t('choose') }, ...months]}
    />
  );
}
