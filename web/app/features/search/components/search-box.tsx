import { useRef, useState, type ComponentType } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { useSearched } from '../use-searched.ts';
import classes from './search-box.module.css';
import { SearchField } from './search-field.tsx';
import type { SearchSuggestionsProps } from './search-suggestions.tsx';

/**
 * One box for all that can be searched by: towns, parts of towns, streets, postal codes and words. It says
 * what the page shows. What suggests places comes when somebody goes into the field; without scripts what
 * is typed is searched for as words. With nothing typed it leads to the search (specification, section 2).
 */
export function SearchBox() {
  const navigate = useNavigate();
  const { key } = useLocation();
  const { text: searched, hint } = useSearched();
  const [typed, setTyped] = useState<{ at: string; text: string } | null>(null);
  const [Suggestions, setSuggestions] = useState<ComponentType<SearchSuggestionsProps> | null>(
    null,
  );
  /** Searches for what is typed once its suggestions have come. */
  const submit = useRef<(() => void) | null>(null);
  // What was typed on another page was for that page. Whoever comes back to it reads what it shows.
  if (typed && typed.at !== key) setTyped(null);
  const text = typed?.at === key ? typed.text : null;
  const field = {
    value: text ?? searched,
    placeholder: hint,
  };
  const type = (next: string) => setTyped({ at: key, text: next });
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
