import { useEffect, useState } from 'react';

import { bearer } from '../../platform/session.ts';

/** What is to be signed, byte by byte: null while it is on its way, and whether it did not arrive. */
export function useDocument(signerId: string) {
  const [bytes, setBytes] = useState<ArrayBuffer | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    // The page's own call has just renewed a token whose time was over.
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
