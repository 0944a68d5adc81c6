import { Combobox, useCombobox } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useState,
  type ComponentProps,
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

/** What the user typed on this page. */
export interface Typed {
  text: string;
  /** True if the user asked to search for the text, by Enter or the button. */
  isSubmitted: boolean;
}

export type FieldHandlers = Pick<
  ComponentProps<'input'>,
  'onChange' | 'onFocus' | 'onBlur' | 'onKeyDown'
>;

export interface SearchSuggestionsProps {
  typed: Typed | null;
  field: RefObject<HTMLInputElement | null>;
  /** What the field does besides, once the suggestions are loaded. */
  handlersRef: RefObject<FieldHandlers>;
  /** Gives the field the attributes by which a screen reader finds the suggestions. */
  onAttributes: (attributes: ComponentProps<'input'>) => void;
}

/** Suggests places for the typed text, with their number of homes, and a search for the text as words. */
export function SearchSuggestions({
  typed,
  field,
  handlersRef,
  onAttributes,
}: SearchSuggestionsProps) {
  const { t } = useTranslation('search');
  const format = useFormat();
  const { partner } = useSite();
  const navigate = useNavigate();
  const location = useLocation();
  const [recent, setRecent] = useState<Place | null>(null);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const text = typed?.text.trim() ?? '';
  const queryFor = (words: string) => ({
    queryData: { text: words, ...(partner && { partnerId: partner.partnerId }) },
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

  // When suggestions are shown, Enter chooses the first.
  const selectFirst = useEffectEvent(() => {
    // Suggestions that arrive after the choice, when the list is closed, are not for Enter.
    if (combobox.dropdownOpened) combobox.selectFirstOption();
  });
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

  async function searchFor(words: string, isPassed: () => boolean) {
    const suggested =
      words === text && !isLoading && !isError
        ? found
        : await browserApi(FindSuggestions, queryFor(words)).then(
            ({ getSearchSuggestions }) => getSearchSuggestions.data,
            () => [],
          );
    if (isPassed()) return;
    const [first] = suggested;
    if (first) await choose(first);
    else await go({ words });
  }
  const search = useEffectEvent(searchFor);
  useEffect(() => {
    if (!typed?.isSubmitted) return;
    // The user may type again, search again or leave the page before the answer comes.
    let isPassed = false;
    void search(typed.text.trim(), () => isPassed);
    return () => {
      isPassed = true;
    };
  }, [typed]);

  async function readRecent() {
    combobox.openDropdown();
    const last = recallPlace();
    if (!last) return;
    const { placeById } = await import('@husvaer/domain/places/places');
    setRecent(placeById(last) ?? null);
  }

  // The field had the focus before the suggestions were loaded.
  const open = useEffectEvent(readRecent);
  useEffect(() => {
    if (document.activeElement === field.current) queueMicrotask(() => void open());
  }, [field]);

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
        <FieldControl
          field={field}
          handlersRef={handlersRef}
          onAttributes={onAttributes}
          onChange={() => {
            combobox.openDropdown();
            // What is selected belongs to the text before.
            combobox.resetSelectedOption();
          }}
          onFocus={() => void readRecent()}
          onBlur={() => combobox.closeDropdown()}
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

/**
 * Stands in the library for the field, which was there before the library was loaded: passes on to the field what
 * the library gives to it.
 */
function FieldControl({
  field,
  handlersRef,
  onAttributes,
  ref,
  onChange,
  onFocus,
  onBlur,
  onKeyDown,
  ...given
}: Pick<SearchSuggestionsProps, 'field' | 'handlersRef' | 'onAttributes'> &
  ComponentProps<'input'>) {
  useImperativeHandle(ref, () => field.current!, [field]);
  useLayoutEffect(() => {
    handlersRef.current = { onChange, onFocus, onBlur, onKeyDown };
  });
  const { onClick: _, className: __, ...attributes } = given;
  const json = JSON.stringify(attributes);
  useLayoutEffect(
    () => onAttributes(JSON.parse(json) as ComponentProps<'input'>),
    [json, onAttributes],
  );
  return null;
}
