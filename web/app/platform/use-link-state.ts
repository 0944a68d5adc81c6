import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

const never = () => () => undefined;

/**
 * What a link has given to the page that it leads to. The browser keeps it when the page is loaded again, but the
 * server does not know it: a page hydrated with it would differ from the server's, and React would render it
 * again without what was typed meanwhile. So it is null until the page is hydrated.
 */
export function useLinkState<State>(): State | null {
  const { state } = useLocation() as { state: State | null };
  return useSyncExternalStore(
    never,
    () => state,
    () => null,
  );
}
