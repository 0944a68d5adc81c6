import { useRef, useState, type ComponentType } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { useSearched } from '../use-searched.ts';
import classes from './search-box.module.css';
import { SearchField } from './search-field.tsx';
import type { SearchSuggestionsProps } from './search-suggestions.tsx';

/**
 * One box to search for towns, neighbourhoods, streets, postal codes and words. It shows what the page's
 * search is about. Suggestions are loaded when the field gets the focus; without scripts the text is searched
 * for as words. Empty, it opens the search (specification, section 2).
 */
export function SearchBox() {
  const navigate = useNavigate();
  const { key } = useLocation();
  const { text: searched, hint } = useSearched();
  const [typed, setTyped] = useState<{ at: string; text: string } | null>(null);
  const [Suggestions, setSuggestions] = useState<ComponentType<SearchSuggestionsProps> | null>(
    null,
  );
  /** Searches for the typed text; set when the suggestions are loaded. */
  const submit = useRef<(() => void) | null>(null);
  // The URL changes a moment before the page: text typed then belongs to the next page.
  const isHere = typed !== null && [key, keyInHistory()].includes(typed.at);
  // Text that was typed on another page is dropped: the box shows what this page is about.
  if (typed && !isHere) setTyped(null);
  const text = isHere ? typed.text : null;
  const field = {
    value: text ?? searched,
    placeholder: hint,
  };
  const type = (next: string) => setTyped({ at: keyInHistory(), text: next });
  return (
    <search className={classes.search}>
      <form
        action="/find-home"
        onSubmit={(event) => {
          event.preventDefault();
          if (text?.trim() && submit.current) submit.current();
          else if (!searched || text === '') void navigate('/find-home');
        }}
      >
        {Suggestions ? (
          <Suggestions {...field} isTyped={text !== null} onType={type} submit={submit} />
        ) : (
          <SearchField
            {...field}
            onChange={({ currentTarget }) => type(currentTarget.value)}
            onFocus={() =>
              void import('./search-suggestions.tsx').then(({ SearchSuggestions }) =>
                setSuggestions(() => SearchSuggestions),
              )
            }
          />
        )}
      </form>
    </search>
  );
}

/** The router's key of the page that the address bar shows. */
const keyInHistory = (): string =>
  (window.history.state as { key?: string } | null)?.key ?? 'default';
