import { useEffect, useState } from 'react';

import { bearer } from '../../platform/session.ts';

/** The document's bytes: null while they are loading; and whether loading failed. */
export function useDocument(signerId: string) {
  const [bytes, setBytes] = useState<ArrayBuffer | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    // The token is fresh: the page's own query has just renewed it if needed.
    fetch(`/api/signing/${signerId}/document`, {
      headers: { authorization: `Bearer ${bearer() ?? ''}` },
      signal: leaving.signal,
    })
      .then(async (answer) => {
        if (!answer.ok) throw new Error(`status ${answer.status}`);
        setBytes(await answer.arrayBuffer());
      })
      .catch(() => {
        if (!leaving.signal.aborted) setHasFailed(true);
      });
    return () => leaving.abort();
  }, [signerId]);
  return { bytes, hasFailed, fail: () => setHasFailed(true) };
}
