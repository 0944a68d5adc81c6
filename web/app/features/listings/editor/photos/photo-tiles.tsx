import { useRef, useState, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';

import type { Photo } from '../draft.ts';
import { PhotoTile } from './photo-tile.tsx';
import classes from './photos.module.css';

interface PhotoTilesProps {
  photos: readonly Photo[];
  onOrder: (photos: Photo[]) => void;
  onRemove: (photo: Photo) => void;
}

/** The photos in their order, the first of them the cover: moved by dragging or by buttons. */
export function PhotoTiles({ photos, onOrder, onRemove }: PhotoTilesProps) {
  const { t } = useTranslation('editor');
  const [announcement, setAnnouncement] = useState('');
  const drag = useDrag(photos, onOrder);
  const shown = drag.order ?? photos;

  function move(from: number, to: number) {
    if (to < 0 || to >= photos.length) return;
    onOrder(moved(photos, from, to));
    setAnnouncement(t('photos.moved', { number: to + 1, count: photos.length }));
  }

  return (
    <>
      <ol className={classes.tiles} aria-label={t('photos.order')} {...drag.handlers}>
        {shown.map((photo, index) => (
          <PhotoTile
            key={photo.photoId}
            photo={photo}
            index={index}
            count={shown.length}
            isDragged={drag.dragged === photo.photoId}
            onGrasp={(event) => drag.onGrasp(photo.photoId, event)}
            onMove={(by) => move(index, index + by)}
            onCover={() => {
              move(index, 0);
              setAnnouncement(t('photos.is_cover'));
            }}
            onCaption={(description) =>
              onOrder(
                photos.map((one) =>
                  one.photoId === photo.photoId ? { ...one, description } : one,
                ),
              )
            }
            onRemove={() => onRemove(photo)}
          />
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </>
  );
}

function moved(photos: readonly Photo[], from: number, to: number): Photo[] {
  const rest = photos.filter((_, index) => index !== from);
  return [...rest.slice(0, to), photos[from]!, ...rest.slice(to)];
}

/** Drags a photo; the others make room. */
function useDrag(photos: readonly Photo[], onOrder: (photos: Photo[]) => void) {
  const [drag, setDrag] = useState<{ photoId: string; order: Photo[] } | null>(null);
  // The pointer may be released before the last move is rendered.
  const latest = useRef<typeof drag>(null);

  function become(now: typeof drag) {
    latest.current = now;
    setDrag(now);
  }

  return {
    dragged: drag?.photoId,
    order: drag?.order,
    onGrasp(photoId: string, { button, pointerId, currentTarget }: PointerEvent) {
      if (button !== 0) return;
      // The tile itself changes its place and would lose the pointer.
      currentTarget.closest('ol')?.setPointerCapture(pointerId);
      become({ photoId, order: [...photos] });
    },
    handlers: {
      onPointerMove({ clientX, clientY }: PointerEvent) {
        if (!latest.current) return;
        const { photoId, order } = latest.current;
        const over = document.elementFromPoint(clientX, clientY)?.closest('[data-photo]');
        const to = order.findIndex((one) => one.photoId === over?.getAttribute('data-photo'));
        const from = order.findIndex((one) => one.photoId === photoId);
        if (to >= 0 && to !== from) become({ photoId, order: moved(order, from, to) });
      },
      onPointerUp() {
        const order = latest.current?.order;
        if (order?.some((one, index) => one !== photos[index])) onOrder(order);
        become(null);
      },
      onPointerCancel: () => become(null),
    },
  };
}
