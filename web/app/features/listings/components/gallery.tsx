import { Button } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { lazy, useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { photoUrl } from '@husvaer/domain/files/photo';

import { Dialog } from '../../../ui/dialog.tsx';
import { Optional } from '../../../ui/optional.tsx';
import { NoPhoto } from '../../../ui/no-photo.tsx';
import { Photo } from '../../../ui/photo.tsx';
import type { Listing } from '../listing.ts';
import { CAPTION_LANG } from './caption.ts';
import classes from './gallery.module.css';

const Viewer = lazy(() => import('./viewer.tsx'));

interface GalleryProps {
  images: Listing['images'];
  title: string;
}

/** The number of pictures below the large first one. */
const UNDER = 4;

/**
 * The pictures as a mosaic, on a phone as a strip to swipe. Each is a link to the large picture; with scripts
 * it opens the viewer instead.
 */
export function Gallery({ images, title }: GalleryProps) {
  const { t } = useTranslation('listings');
  const [open, setOpen] = useState<number | null>(null);
  if (images.length === 0) {
    return (
      <div className={classes.mosaic} data-count={0}>
        <NoPhoto text={t('page.no_photos')} />
      </div>
    );
  }
  const openAt = (index: number) => (event: MouseEvent) => {
    // A new tab or window, or a download: the link works as any other.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpen(index);
  };
  return (
    <div className={classes.frame}>
      <ul className={classes.mosaic} data-count={Math.min(images.length, UNDER + 1)}>
        {images.map((image, index) => (
          <li key={image._id} data-beyond={index > UNDER || undefined}>
            <a
              className={classes.opener}
              href={photoUrl(image._id, 1600, 'webp')}
              aria-haspopup="dialog"
              onClick={openAt(index)}
            >
              <span className="visually-hidden">
                {t('page.photo_of', { number: index + 1, count: images.length })}
              </span>
              <Photo
                id={image._id}
                color={image.color}
                alt={image.description ?? ''}
                lang={image.description ? CAPTION_LANG : undefined}
                sizes={
                  index === 0 ? '(min-width: 62em) 44rem, 100vw' : '(min-width: 48em) 14rem, 100vw'
                }
                eager={index === 0}
              />
            </a>
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <Button
          className={classes.all}
          variant="default"
          size="sm"
          leftSection={<IconPhoto size={16} aria-hidden />}
          onClick={() => setOpen(0)}
        >
          {t('page.show_all', { count: images.length })}
        </Button>
      )}
      <Dialog
        opened={open !== null}
        onClose={() => setOpen(null)}
        fullScreen
        title={title}
        closeButtonProps={{ 'aria-label': t('page.close') }}
        classNames={{
          body: classes.body,
          content: `${classes.dark} ${classes.content}`,
          header: classes.dark,
          title: classes.title,
          close: classes.close,
        }}
      >
        {open !== null && (
          <Optional>
            <Viewer images={images} start={open} />
          </Optional>
        )}
      </Dialog>
    </div>
  );
}
