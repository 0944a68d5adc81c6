import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * The secret of a link from a mail. It is in the URL's fragment, which no server receives, and is removed
 * from the address bar immediately, so that it is neither copied nor stored in the history.
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
