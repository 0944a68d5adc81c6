import { useEffect } from 'react';

import { browserApi } from '../../../../platform/api.ts';
import type { Photo } from '../draft.ts';
import { useEditor } from '../editor-context.ts';
import { GetPhotos } from './get-photos.graphql.ts';

/** The first and the longest wait between queries of photos, in milliseconds. */
const WAIT = { first: 800, most: 8000 };

/** Polls photos whose sizes are being made, with growing intervals, until all are done. */
export function useSizes(photos: readonly Photo[]): void {
  const { autosave } = useEditor();
  const waiting = photos
    .filter(({ state }) => state === 'waiting')
    .map(({ photoId }) => photoId)
    .join();
  useEffect(() => {
    if (!waiting) return;
    const abort = new AbortController();
    let wait = WAIT.first;
    let timer = setTimeout(() => void load(), wait);
    async function load() {
      try {
        const { getPhotos } = await browserApi(
          GetPhotos,
          { photoIds: waiting.split(',') },
          { signal: abort.signal },
        );
        if (abort.signal.aborted) return;
        autosave.photosAre(getPhotos.map(({ _id: photoId, ...photo }) => ({ photoId, ...photo })));
      } catch {
        // The next poll repeats it.
      }
      wait = Math.min(wait * 1.5, WAIT.most);
      if (!abort.signal.aborted) timer = setTimeout(() => void load(), wait);
    }
    return () => {
      abort.abort();
      clearTimeout(timer);
    };
  }, [waiting, autosave]);
}
