import { Combobox, useCombobox } from '@mantine/core';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';

import type * as Places from '@husvaer/domain/places/places';

import { writeSearch } from '../search-params.ts';
import { recallPlace, rememberPlace } from '../searched-city.ts';
import { PlaceField } from './place-field.tsx';
import classes from './place-search.module.css';

const SUGGESTIONS = 7;

interface PlaceSuggestionsProps {
  /** What was typed before this came. */
  typed: string;
}

/** Offers Norwegian places; the one chosen becomes the search's town, on whatever page one is. */
export function PlaceSuggestions({ typed: typedBefore }: PlaceSuggestionsProps) {
  const { t } = useTranslation('search');
  const navigate = useNavigate();
  const location = useLocation();
  const [text, setText] = useState(typedBefore);
  const [directory, setDirectory] = useState<typeof Places | null>(null);
  const [recent, setRecent] = useState<Places.Place | null>(null);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });

  const places = useMemo(() => directory?.searchPlaces(text, SUGGESTIONS) ?? [], [directory, text]);

  // This takes the place of the field that somebody has just gone into: at once, before the next key.
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(-1, -1);
  }, []);

  // Once they are on screen, Enter takes the first.
  const selectFirst = useEffectEvent(() => combobox.selectFirstOption());
  useEffect(() => {
    if (places.length > 0) selectFirst();
  }, [places]);

  async function suggest(typed: string) {
    setText(typed);
    // Not in the page's own code: most visitors never type here.
    const loaded = await import('@husvaer/domain/places/places');
    const last = recallPlace();
    setRecent(last ? (loaded.placeById(last) ?? null) : null);
    setDirectory(loaded);
    combobox.openDropdown();
  }

  async function choose(id: string) {
    const place = [...places, recent].find((one) => one?.id === id);
    if (!place) return;
    rememberPlace(place);
    setText(place.name);
    combobox.closeDropdown();
    const { readSearch } = await import('../read-search.ts');
    const onSearch = location.pathname.startsWith('/find-home');
    const now = readSearch(new URLSearchParams(onSearch ? location.search : ''));
    const next = writeSearch({
      ...now,
      area: undefined,
      bounds: undefined,
      placeIds: [place.id],
      page: 1,
    });
    void navigate(`${onSearch ? location.pathname : '/find-home'}?${next.toString()}`);
  }

  const shown = text ? places : recent ? [recent] : [];
  return (
    <Combobox store={combobox} onOptionSubmit={(id) => void choose(id)} withinPortal={false}>
      <Combobox.Target>
        <PlaceField
          ref={field}
          value={text}
          onChange={({ currentTarget }) => void suggest(currentTarget.value)}
          onFocus={() => void suggest(text)}
          onBlur={() => combobox.closeDropdown()}
          onGlass={(event) => {
            const [first] = places;
            if (!first) return;
            event.preventDefault();
            void choose(first.id);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape') combobox.closeDropdown();
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={shown.length === 0 && !text}>
        <Combobox.Options aria-label={t('place.label')}>
          {!text && recent && <Combobox.Group label={t('place.recent')} />}
          {shown.map((place) => (
            <Combobox.Option value={place.id} key={place.id}>
              <span className={classes.place}>{place.name}</span>
              {place.county && <span className="quiet">{place.county}</span>}
            </Combobox.Option>
          ))}
          {text && directory && shown.length === 0 && (
            <Combobox.Empty>{t('place.none')}</Combobox.Empty>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
