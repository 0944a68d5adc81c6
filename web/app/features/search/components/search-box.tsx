import { useRef, useState, type ComponentProps, type ComponentType } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { useSearched } from '../use-searched.ts';
import classes from './search-box.module.css';
import { SearchField } from './search-field.tsx';
import type { FieldHandlers, SearchSuggestionsProps, Typed } from './search-suggestions.tsx';

/**
 * One box to search for towns, neighbourhoods, streets, postal codes and words. It shows what the page's
 * search is about. Suggestions are loaded when the field gets the focus; without scripts the text is searched
 * for as words. Empty, it opens the search (specification, section 2).
 */
export function SearchBox() {
  const navigate = useNavigate();
  const { key } = useLocation();
  const { text: searched, hint } = useSearched();
  const [lastTyped, setTyped] = useState<(Typed & { at: string }) | null>(null);
  const [Suggestions, setSuggestions] = useState<ComponentType<SearchSuggestionsProps> | null>(
    null,
  );
  // The field stays the same when its suggestions are loaded: the user may be typing in it.
  const field = useRef<HTMLInputElement>(null);
  const handlers = useRef<FieldHandlers>({});
  const [attributes, setAttributes] = useState<ComponentProps<'input'>>({});
  // The URL changes a moment before the page: text typed then belongs to the next page.
  const isHere = lastTyped !== null && [key, keyInHistory()].includes(lastTyped.at);
  // Text that was typed on another page is dropped: the box shows what this page is about.
  if (lastTyped && !isHere) setTyped(null);
  const typed = isHere ? lastTyped : null;
  const load = () =>
    void import('./search-suggestions.tsx').then(({ SearchSuggestions }) =>
      setSuggestions(() => SearchSuggestions),
    );
  return (
    <search className={classes.search}>
      <form
        action="/find-home"
        onSubmit={(event) => {
          event.preventDefault();
          if (typed?.text.trim()) {
            setTyped({ ...typed, isSubmitted: true });
            load();
          } else if (!searched || typed?.text === '') void navigate('/find-home');
        }}
      >
        <SearchField
          {...attributes}
          ref={field}
          value={typed?.text ?? searched}
          placeholder={hint}
          onChange={(event) => {
            setTyped({ at: keyInHistory(), text: event.currentTarget.value, isSubmitted: false });
            handlers.current.onChange?.(event);
          }}
          onFocus={(event) => {
            // Typing replaces what the page is about.
            if (event.currentTarget.value === searched) event.currentTarget.select();
            load();
            handlers.current.onFocus?.(event);
          }}
          onBlur={(event) => handlers.current.onBlur?.(event)}
          onKeyDown={(event) => handlers.current.onKeyDown?.(event)}
        />
        {Suggestions && (
          <Suggestions
            typed={typed}
            field={field}
            handlersRef={handlers}
            onAttributes={setAttributes}
          />
        )}
      </form>
    </search>
  );
}

/** The router's key of the page that the address bar shows. */
const keyInHistory = (): string =>
  (window.history.state as { key?: string } | null)?.key ?? 'default';
