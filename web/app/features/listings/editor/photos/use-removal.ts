import { useEffect, useEffectEvent, useState } from 'react';

import { placed, type Photo } from '../draft.ts';
import { useEditor } from '../editor-context.ts';

/** Milliseconds in which a photo that was taken away can be put back. */
const REGRET = 8000;

export interface Removal {
  /** Taken away a moment ago, and not yet for good. */
  photo: Photo | null;
  remove: (photo: Photo) => void;
  undo: () => void;
  /** For good, now. */
  commit: () => void;
}

/** Takes photos away one at a time: for good when the time to regret it is over, or one leaves. */
export function useRemoval(): Removal {
  const { keeper } = useEditor();
  const [photo, setPhoto] = useState<Photo | null>(null);

  function drop(one: Photo) {
    const left = keeper.state.photos.filter(({ photoId }) => photoId !== one.photoId);
    keeper.change({ images: placed(left) });
  }

  const commit = () => {
    if (!photo) return;
    drop(photo);
    setPhoto(null);
  };
  const finish = useEffectEvent(commit);
  const leave = useEffectEvent(() => {
    if (photo) drop(photo);
  });
  useEffect(() => {
    if (!photo) return;
    const timer = setTimeout(finish, REGRET);
    return () => clearTimeout(timer);
  }, [photo]);
  useEffect(() => {
    const leaving = () => leave();
    // Before the page's last call is made.
    window.addEventListener('pagehide', leaving, { capture: true });
    return () => {
      window.removeEventListener('pagehide', leaving, { capture: true });
      leaving();
    };
  }, []);

  return {
    photo,
    remove(one) {
      commit();
      setPhoto(one);
    },
    undo: () => setPhoto(null),
    commit,
  };
}
