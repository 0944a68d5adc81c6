import { Combobox, useCombobox } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';

import type { Place } from '@husvaer/domain/places/places';
import { boundsAround } from '@husvaer/domain/kernel/geo';
import { SUGGESTION_KINDS } from '@husvaer/domain/search/limits';

import { browserApi } from '../../../platform/api.ts';
import { useFormat } from '../../../platform/format.ts';
import { useSite } from '../../../platform/site.ts';
import { FindNamedPlaces } from '../find-named-places.graphql.ts';
import { FindSuggestions, type FindSuggestionsQuery } from '../find-suggestions.graphql.ts';
import type { Search } from '../search-params.ts';
import { recallPlace, rememberPlace } from '../searched-city.ts';
import { useApiQuery } from '../../../platform/use-api-query.ts';
import classes from './search-box.module.css';
import { SearchField } from './search-field.tsx';

type Suggestion = FindSuggestionsQuery['getSearchSuggestions']['data'][number];

/** Milliseconds that the text must stay unchanged before suggestions are fetched. */
const SETTLED = 100;
/** With fewer suggestions than this, places of the national register are added. */
const FEW = 3;
/** The area searched around a place of the register: about a quarter of an hour on foot. */
const AROUND = { zoom: 14, window: { width: 760, height: 820 } };
/** Prefix of the option's value for a place of the register; its index in the list follows. */
const NAMED = 'named ';
/** The option that searches for words. */
const WORDS = 'words';

export interface SearchSuggestionsProps {
  value: string;
  placeholder: string;
  /** True if the user typed the text, false if it describes the page's search. */
  isTyped: boolean;
  onType: (text: string) => void;
  /** Set to the function that searches for the text. */
  submit: RefObject<(() => void) | null>;
}

/** Suggests places for the typed text, with their number of homes, and a search for the text as words. */
export function SearchSuggestions({
  value,
  placeholder,
  isTyped,
  onType,
  submit,
}: SearchSuggestionsProps) {
  const { t } = useTranslation('search');
  const format = useFormat();
  const { partner } = useSite();
  const navigate = useNavigate();
  const location = useLocation();
  const [recent, setRecent] = useState<Place | null>(null);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const text = isTyped ? value.trim() : '';
  const queryFor = (typed: string) => ({
    queryData: { text: typed, ...(partner && { partnerId: partner.partnerId }) },
  });
  const { data, isError, isLoading } = useApiQuery(FindSuggestions, text ? queryFor(text) : null, {
    settled: SETTLED,
  });
  const found = text && data ? data.getSearchSuggestions.data : [];
  // Names of the national register, when the homes' addresses give few.
  const { data: register } = useApiQuery(
    FindNamedPlaces,
    text && !isLoading && found.length < FEW ? { text } : null,
    { settled: SETTLED },
  );
  const named =
    text && !isLoading && found.length < FEW ? (register?.getNamedPlaces.data ?? []) : [];

  // This replaces the field that has just got the focus, and takes the focus before the next key press.
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    field.current?.focus();
    if (isTyped) field.current?.setSelectionRange(-1, -1);
    else field.current?.select();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only when it is mounted
  }, []);

  // When suggestions are shown, Enter chooses the first.
  const selectFirst = useEffectEvent(() => combobox.selectFirstOption());
  useEffect(() => {
    if (text && !isLoading) selectFirst();
  }, [text, isLoading]);
  // Names of the register arrive later and are listed above the words: the selected option stays
  // selected, with a new index.
  const keepSelected = useEffectEvent(() => combobox.updateSelectedOptionIndex('selected'));
  useEffect(() => {
    if (named.length > 0) keepSelected();
  }, [named.length]);

  async function go(change: Partial<Search> & { words?: string }) {
    combobox.closeDropdown();
    field.current?.blur();
    // The code that reads an address is large, so it is loaded here.
    const { addressOfChosen } = await import('../address-of-chosen.ts');
    void navigate(addressOfChosen(location, change));
  }

  async function choose({ kind, name, cityPlaceId }: Suggestion) {
    const placeIds = cityPlaceId ? [cityPlaceId] : undefined;
    if (kind === 'city' && cityPlaceId) {
      const { placeById } = await import('@husvaer/domain/places/places');
      const place = placeById(cityPlaceId);
      if (place) rememberPlace(place);
    }
    await go({
      placeIds,
      ...(kind === 'municipality' && { municipality: name }),
      ...(kind === 'neighbourhood' && { neighbourhood: name }),
      ...(kind === 'street' && { street: name }),
      ...(kind === 'postal_code' && { postalCode: name }),
    });
  }

  async function searchFor(typed: string) {
    const suggested =
      typed === text && !isLoading && !isError
        ? found
        : await browserApi(FindSuggestions, queryFor(typed)).then(
            ({ getSearchSuggestions }) => getSearchSuggestions.data,
            () => [],
          );
    const [first] = suggested;
    if (first) await choose(first);
    else await go({ words: typed });
  }
  useEffect(() => {
    submit.current = () => void searchFor(value.trim());
  });

  async function readRecent() {
    combobox.openDropdown();
    const last = recallPlace();
    if (!last) return;
    const { placeById } = await import('@husvaer/domain/places/places');
    setRecent(placeById(last) ?? null);
  }

  const groups = SUGGESTION_KINDS.map((kind) => ({
    kind,
    options: found.flatMap((one, index) => (one.kind === kind ? [{ one, index }] : [])),
  })).filter(({ options }) => options.length > 0);
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(chosen) => {
        if (chosen === WORDS) void go({ words: text });
        else if (chosen.startsWith(NAMED)) {
          const place = named[Number(chosen.slice(NAMED.length))]!;
          void go({
            bounds: boundsAround(place, AROUND.zoom, AROUND.window),
            near: place.name,
          });
        } else if (recent && chosen === recent.id)
          void choose({
            kind: 'city',
            name: recent.name,
            within: null,
            cityPlaceId: recent.id,
            homes: 0,
          });
        else void choose(found[Number(chosen)]!);
      }}
      withinPortal={false}
    >
      <Combobox.Target withExpandedAttribute>
        <SearchField
          ref={field}
          value={value}
          placeholder={placeholder}
          onChange={({ currentTarget }) => {
            onType(currentTarget.value);
            combobox.openDropdown();
          }}
          onFocus={({ currentTarget }) => {
            if (!isTyped) currentTarget.select();
            void readRecent();
          }}
          onBlur={() => combobox.closeDropdown()}
          onKeyDown={(event) => {
            if (event.key === 'Escape') combobox.closeDropdown();
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={!text && !recent}>
        <Combobox.Options aria-label={t('place.label')} className={classes.options}>
          {!text && recent && (
            <Combobox.Group label={t('place.recent')}>
              <Combobox.Option value={recent.id}>
                <span className={classes.place}>{recent.name}</span>
                {recent.county && <span className="quiet">{recent.county}</span>}
              </Combobox.Option>
            </Combobox.Group>
          )}
          {groups.map(({ kind, options }) => (
            <Combobox.Group label={t(`place.kinds.${kind}`)} key={kind}>
              {options.map(({ one: { name, within, homes }, index }) => (
                <Combobox.Option value={String(index)} key={index}>
                  <span className={classes.suggestion}>
                    <span>
                      <span className={classes.place}>{name}</span>
                      {within && within !== name && <span className="quiet">{within}</span>}
                    </span>
                    <span className="quiet">
                      {t('page.found', { count: homes, shown: format.number(homes) })}
                    </span>
                  </span>
                </Combobox.Option>
              ))}
            </Combobox.Group>
          ))}
          {named.length > 0 && (
            <Combobox.Group label={t('place.kinds.named')}>
              {named.map(({ name, kind, municipality }, index) => (
                <Combobox.Option value={`${NAMED}${index}`} key={index}>
                  <span className={classes.place}>{name}</span>
                  <span className="quiet">{[kind, municipality].filter(Boolean).join(', ')}</span>
                </Combobox.Option>
              ))}
            </Combobox.Group>
          )}
          {/* Shown after the others, which would otherwise move it from under a finger. */}
          {text && (data || isError) && (
            <Combobox.Option value={WORDS}>
              <span className={classes.words}>
                <IconSearch size={16} aria-hidden />
                {t('place.words', { words: text })}
              </span>
            </Combobox.Option>
          )}
        </Combobox.Options>
        <p className="visually-hidden" role="status">
          {text && !isLoading && t('place.suggested', { count: found.length })}
        </p>
      </Combobox.Dropdown>
    </Combobox>
  );
}
