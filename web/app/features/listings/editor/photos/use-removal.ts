import { useEffect, useEffectEvent, useState } from 'react';

import { photoOrderOf, type Photo } from '../draft.ts';
import { useEditor } from '../editor-context.ts';

/** Milliseconds in which a removed photo can be restored. */
const UNDO_TIME = 8000;

export interface Removal {
  /** The photo that was removed a moment ago and can be restored. */
  photo: Photo | null;
  remove: (photo: Photo) => void;
  undo: () => void;
  /** Removes it permanently now. */
  commit: () => void;
}

/** Removes photos one at a time: permanently when the time to restore it is over, or when the user leaves. */
export function useRemoval(): Removal {
  const { autosave } = useEditor();
  const [photo, setPhoto] = useState<Photo | null>(null);

  function drop(one: Photo) {
    const left = autosave.state.photos.filter(({ photoId }) => photoId !== one.photoId);
    autosave.change({ images: photoOrderOf(left) });
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
    const timer = setTimeout(finish, UNDO_TIME);
    return () => clearTimeout(timer);
  }, [photo]);
  useEffect(() => {
    const leaving = () => leave();
    // Runs before the draft's last call.
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
