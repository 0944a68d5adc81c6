import { Combobox, SimpleGrid, TextInput, useCombobox } from '@mantine/core';
import { IconHome2, IconMapPin } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { browserApi } from '../../../platform/api.ts';
import type { Content } from './draft.ts';
import type { DraftAutosave } from './draft-autosave.ts';
import { useEditor } from './editor-context.ts';
import classes from './editor.module.css';
import { useFieldProps } from './fields.tsx';
import { FindAddresses, type FindAddressesQuery } from './find-addresses.graphql.ts';

type Address = NonNullable<Content['address']>;
type Suggestion = FindAddressesQuery['getAddressSuggestions'][number];

const NOWHERE: Address = {
  street: null,
  streetNumber: null,
  apartmentNumber: null,
  postalCode: null,
  neighbourhood: null,
  city: null,
  municipality: null,
};
/** The characters that a look-up needs, and the milliseconds without input before it. */
const ENOUGH = 2;
const SETTLED = 250;

/** The home's address. Suggestions fill in the fields; typing everything by hand always works. */
export default function AddressFields() {
  const { autosave } = useEditor();
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg" className={classes.address}>
      <StreetField />
      <AddressField name="streetNumber" autoComplete="off" />
      <AddressField
        name="apartmentNumber"
        tidy={(typed) => typed.toUpperCase()}
        maxLength={5}
        placeholder="H0101"
      />
      <AddressField name="postalCode" inputMode="numeric" maxLength={4} />
      <AddressField name="city" onLeft={(city) => void placePin(city, autosave)} />
      <AddressField name="neighbourhood" />
      <AddressField name="municipality" />
    </SimpleGrid>
  );
}

/** Changes parts of the address, which is one field of the draft. */
function useChangeAddress() {
  const { autosave } = useEditor();
  return (changes: Partial<Address>, position?: Content['position']) =>
    autosave.change({
      address: { ...NOWHERE, ...autosave.state.content.address, ...changes },
      ...(position && { position }),
    });
}

interface AddressFieldProps {
  name: keyof Address;
  tidy?: (typed: string) => string;
  onLeft?: (value: string) => void;
  inputMode?: 'numeric';
  autoComplete?: string;
  maxLength?: number;
  placeholder?: string;
}

function AddressField({ name, tidy = (typed) => typed, onLeft, ...props }: AddressFieldProps) {
  const { draft, leave } = useEditor();
  const changeAddress = useChangeAddress();
  const { t } = useTranslation('editor');
  const path = `address.${name}`;
  return (
    <TextInput
      {...useFieldProps(path)}
      description={name === 'apartmentNumber' ? t('details.apartment_help') : undefined}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={draft.content.address?.[name] ?? ''}
      onChange={({ currentTarget }) => changeAddress({ [name]: tidy(currentTarget.value) || null })}
      onBlur={({ currentTarget }) => {
        leave(path);
        onLeft?.(currentTarget.value);
      }}
      {...props}
    />
  );
}

function StreetField() {
  const { t } = useTranslation('editor');
  const { draft, leave } = useEditor();
  const changeAddress = useChangeAddress();
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const [query, setQuery] = useState('');
  const suggestions = useSuggestions(query);
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(index) => {
        const chosen = suggestions[Number(index)];
        if (chosen) choose(chosen);
        combobox.closeDropdown();
      }}
    >
      <Combobox.Target>
        <TextInput
          {...useFieldProps('address.street')}
          value={draft.content.address?.street ?? ''}
          placeholder={t('details.street_placeholder')}
          autoComplete="off"
          onChange={({ currentTarget }) => {
            changeAddress({ street: currentTarget.value || null });
            setQuery(currentTarget.value.trim());
            combobox.openDropdown();
          }}
          onBlur={() => {
            combobox.closeDropdown();
            leave('address.street');
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={suggestions.length === 0}>
        <Combobox.Options aria-label={t('details.suggestions')}>
          {suggestions.map((one, index) => {
            const Icon = one.kind === 'address' ? IconHome2 : IconMapPin;
            return (
              <Combobox.Option value={String(index)} key={index} className={classes.suggestion}>
                <Icon size={18} stroke={1.5} aria-hidden />
                <span>
                  {[one.street, one.streetNumber].filter(Boolean).join(' ') || one.city}
                  {one.street && (
                    <span className="quiet">
                      {` ${[one.postalCode, one.city].filter(Boolean).join(' ')}`}
                    </span>
                  )}
                </span>
              </Combobox.Option>
            );
          })}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );

  function choose({ kind, lat, lng, ...address }: Suggestion) {
    // A town was typed into the field of the street.
    changeAddress(kind === 'address' ? address : { street: null, city: address.city }, {
      lat,
      lng,
    });
    setQuery('');
  }
}

/** The API's suggestions for the input, requested when typing pauses. Empty if the request fails. */
function useSuggestions(query: string): readonly Suggestion[] {
  const [answer, setAnswer] = useState<{ to: string; found: readonly Suggestion[] }>({
    to: '',
    found: [],
  });
  useEffect(() => {
    if (query.length < ENOUGH) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      browserApi(FindAddresses, { search: query }, { signal: abort.signal }).then(
        ({ getAddressSuggestions }) => setAnswer({ to: query, found: getAddressSuggestions }),
        // Typing by hand works without suggestions.
        () => undefined,
      );
    }, SETTLED);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [query]);
  return query.length < ENOUGH ? [] : answer.found;
}

/** Moves the pin to a town that was typed by hand, if there is no pin yet. */
async function placePin(city: string, autosave: DraftAutosave) {
  if (!city.trim() || autosave.state.content.position) return;
  const { placeByName } = await import('@husvaer/domain/places/places');
  const place = placeByName(city);
  if (place) autosave.change({ position: { lat: place.lat, lng: place.lng } });
}
