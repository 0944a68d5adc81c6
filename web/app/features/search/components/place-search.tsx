import { useState, type ComponentType } from 'react';
import { useNavigate } from 'react-router';

import { PlaceField } from './place-field.tsx';
import classes from './place-search.module.css';

/**
 * The search for a place. What suggests places comes when somebody goes into the field; what is
 * typed and no place is searched for as words, without scripts as well. With nothing typed it leads
 * to the search (specification, section 2).
 */
export function PlaceSearch() {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [Suggestions, setSuggestions] = useState<ComponentType<{ typed: string }> | null>(null);
  return (
    <search className={classes.search}>
      <form
        action="/find-home"
        onSubmit={(event) => {
          event.preventDefault();
          const words = (new FormData(event.currentTarget).get('search') as string).trim();
          const query = words && `?${new URLSearchParams({ search: words }).toString()}`;
          void navigate(`/find-home${query}`);
        }}
      >
        {Suggestions ? (
          <Suggestions typed={typed} />
        ) : (
          <PlaceField
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            onFocus={() =>
              void import('./place-suggestions.tsx').then(({ PlaceSuggestions }) =>
                setSuggestions(() => PlaceSuggestions),
              )
            }
          />
        )}
      </form>
    </search>
  );
}
