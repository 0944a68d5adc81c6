import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';

import { bearer } from '../../platform/session.ts';

/** What is to be signed, byte by byte; null while it is on its way. */
export function useDocument(signerId: string) {
  const { revalidate } = useRevalidator();
  const [bytes, setBytes] = useState<ArrayBuffer | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
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
  }, [signerId, tries]);
  return {
    bytes,
    hasFailed,
    fail: () => setHasFailed(true),
    async retry() {
      // A call of the page's own renews a token whose time is over.
      await revalidate();
      setHasFailed(false);
      setBytes(null);
      setTries(tries + 1);
    },
  };
}
