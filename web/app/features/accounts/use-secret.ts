import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * The secret of a link from a mail: it stands in the address's fragment, which no server sees, and
 * leaves the address bar at once, so that nobody copies it, nor finds it in the history.
 */
export function useSecret(): string {
  const { hash } = useLocation();
  const [secret] = useState(hash.slice(1));
  useEffect(() => {
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
  }, []);
  return secret;
}
