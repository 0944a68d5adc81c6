import { Combobox, Pill, PillsInput, useCombobox } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type * as Places from '@husvaer/domain/places/places';
import { CITIES_MAX } from '@husvaer/domain/search/limits';

import type { PlaceName } from '../found.ts';

const SUGGESTIONS = 6;

interface PlacesFieldProps {
  chosen: readonly PlaceName[];
  onChange: (chosen: readonly PlaceName[]) => void;
}

/** Several places in one search. */
export function PlacesField({ chosen, onChange }: PlacesFieldProps) {
  const { t } = useTranslation('search');
  const [text, setText] = useState('');
  const [directory, setDirectory] = useState<typeof Places | null>(null);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const isChosen = (id: string) => chosen.some((place) => place.id === id);
  const found = (directory?.searchPlaces(text, SUGGESTIONS) ?? []).filter(
    ({ id }) => !isChosen(id),
  );

  async function suggest(typed: string) {
    setText(typed);
    setDirectory(await import('@husvaer/domain/places/places'));
    combobox.openDropdown();
    combobox.updateSelectedOptionIndex();
  }
  function add(id: string) {
    const place = found.find((one) => one.id === id);
    if (place && chosen.length < CITIES_MAX) onChange([...chosen, { id, name: place.name }]);
    setText('');
    combobox.closeDropdown();
  }

  return (
    <Combobox store={combobox} onOptionSubmit={add} withinPortal={false}>
      <Combobox.Target>
        <PillsInput label={t('filters.places')} description={t('filters.places_hint')}>
          <Pill.Group>
            {chosen.map(({ id, name }) => (
              <Pill
                key={id}
                withRemoveButton
                removeButtonProps={{
                  'aria-label': t('filters.places_remove', { place: name }),
                  'aria-hidden': false,
                  tabIndex: 0,
                }}
                onRemove={() => onChange(chosen.filter((place) => place.id !== id))}
              >
                {name}
              </Pill>
            ))}
            <Combobox.EventsTarget>
              <PillsInput.Field
                aria-label={t('filters.places_add')}
                placeholder={chosen.length === 0 ? t('filters.places_placeholder') : undefined}
                value={text}
                onChange={({ currentTarget }) => void suggest(currentTarget.value)}
                onBlur={() => combobox.closeDropdown()}
                onKeyDown={(event) => {
                  if (event.key === 'Backspace' && text === '') onChange(chosen.slice(0, -1));
                  // Enter chooses a place; without a choice it must not submit the form.
                  if (event.key === 'Enter') {
                    event.preventDefault();
                    const [first] = found;
                    if (first && combobox.selectedOptionIndex === -1) add(first.id);
                  }
                }}
              />
            </Combobox.EventsTarget>
          </Pill.Group>
        </PillsInput>
      </Combobox.Target>
      <Combobox.Dropdown hidden={found.length === 0}>
        <Combobox.Options aria-label={t('filters.places')}>
          {found.map(({ id, name, county }) => (
            <Combobox.Option key={id} value={id}>
              {name} <span className="quiet">{county}</span>
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
