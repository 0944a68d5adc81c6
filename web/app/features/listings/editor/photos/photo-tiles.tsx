import { useState, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';

import type { Photo } from '../draft.ts';
import { PhotoTile } from './photo-tile.tsx';
import classes from './photos.module.css';

interface PhotoTilesProps {
  photos: readonly Photo[];
  onOrder: (photos: Photo[]) => void;
  onRemove: (photo: Photo) => void;
}

/** The photos in their order, the first of them the cover: dragged by their handles, or moved by buttons. */
export function PhotoTiles({ photos, onOrder, onRemove }: PhotoTilesProps) {
  const { t } = useTranslation('editor');
  const [told, setTold] = useState('');
  const drag = useDrag(photos, onOrder);
  const shown = drag.order ?? photos;

  function move(from: number, to: number) {
    if (to < 0 || to >= photos.length) return;
    onOrder(moved(photos, from, to));
    setTold(t('photos.moved', { number: to + 1, count: photos.length }));
  }

  return (
    <>
      <ol className={classes.tiles} aria-label={t('photos.order')}>
        {shown.map((photo, index) => (
          <PhotoTile
            key={photo.photoId}
            photo={photo}
            index={index}
            count={shown.length}
            isDragged={drag.dragged === photo.photoId}
            handle={drag.handle(photo.photoId)}
            onMove={(by) => move(index, index + by)}
            onCover={() => {
              move(index, 0);
              setTold(t('photos.is_cover'));
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
        {told}
      </p>
    </>
  );
}

function moved(photos: readonly Photo[], from: number, to: number): Photo[] {
  const rest = photos.filter((_, index) => index !== from);
  return [...rest.slice(0, to), photos[from]!, ...rest.slice(to)];
}

/** Drags a photo over the others, which make room as it comes. */
function useDrag(photos: readonly Photo[], onOrder: (photos: Photo[]) => void) {
  const [dragged, setDragged] = useState<string | null>(null);
  const [order, setOrder] = useState<Photo[] | null>(null);

  const handle = (photoId: string) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDragged(photoId);
      setOrder([...photos]);
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      if (dragged !== photoId || !order) return;
      const over = document.elementFromPoint(clientX, clientY)?.closest('[data-photo]');
      const to = order.findIndex((one) => one.photoId === over?.getAttribute('data-photo'));
      const from = order.findIndex((one) => one.photoId === photoId);
      if (to >= 0 && to !== from) setOrder(moved(order, from, to));
    },
    onPointerUp() {
      if (dragged !== photoId) return;
      if (order?.some((one, index) => one !== photos[index])) onOrder(order);
      end();
    },
    onPointerCancel: end,
  });
  function end() {
    setDragged(null);
    setOrder(null);
  }
  return { dragged, order, handle };
}
