import { ActionIcon, Button, Modal } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconPhoto } from '@tabler/icons-react';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { NoPhoto } from '../../../ui/no-photo.tsx';
import { Photo } from '../../../ui/photo.tsx';
import type { Listing } from '../listing.ts';
import classes from './gallery.module.css';

interface GalleryProps {
  images: Listing['images'];
  title: string;
}

/** Pictures beside the large first one. */
const BESIDE = 4;

/** The pictures as a mosaic (on a phone a strip to swipe), each of which opens the whole set. */
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
  return (
    <div className={classes.frame}>
      <ul className={classes.mosaic} data-count={Math.min(images.length, BESIDE + 1)}>
        {images.map((image, index) => (
          <li key={image._id} data-beyond={index > BESIDE || undefined}>
            <button
              type="button"
              className={classes.opener}
              aria-label={[
                t('page.photo_of', { number: index + 1, count: images.length }),
                image.description,
              ]
                .filter(Boolean)
                .join(': ')}
              onClick={() => setOpen(index)}
            >
              <Photo
                id={image._id}
                color={image.color}
                alt=""
                sizes={
                  index === 0 ? '(min-width: 62em) 36rem, 100vw' : '(min-width: 62em) 18rem, 100vw'
                }
                eager={index === 0}
              />
            </button>
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <Button
          className={classes.all}
          variant="white"
          color="dark"
          size="sm"
          leftSection={<IconPhoto size={16} aria-hidden />}
          onClick={() => setOpen(0)}
        >
          {t('page.show_all', { count: images.length })}
        </Button>
      )}
      <Viewer images={images} title={title} at={open} onGo={setOpen} />
    </div>
  );
}

interface ViewerProps extends GalleryProps {
  at: number | null;
  onGo: (at: number | null) => void;
}

/** One picture at a time, as large as the window; arrow keys turn, Escape closes. */
function Viewer({ images, title, at, onGo }: ViewerProps) {
  const { t } = useTranslation('listings');
  const image = at === null ? undefined : images[at];
  const turn = (by: number) => at !== null && onGo((at + by + images.length) % images.length);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') turn(-1);
    if (key === 'ArrowRight') turn(1);
  };
  return (
    <Modal
      opened={image !== undefined}
      onClose={() => onGo(null)}
      fullScreen
      title={title}
      closeButtonProps={{ 'aria-label': t('page.close') }}
      classNames={{
        body: classes.viewer,
        content: classes.dark,
        header: classes.dark,
        title: classes.title,
        close: classes.close,
      }}
      onKeyDown={onKeyDown}
    >
      {image && at !== null && (
        <>
          <div className={classes.stage}>
            <Photo
              key={image._id}
              id={image._id}
              color={image.color}
              alt={
                image.description ?? t('page.photo_of', { number: at + 1, count: images.length })
              }
              sizes="100vw"
              eager
              whole
            />
          </div>
          <div className={classes.turns}>
            <ActionIcon
              size="xl"
              radius="xl"
              variant="white"
              color="dark"
              aria-label={t('page.previous')}
              onClick={() => turn(-1)}
            >
              <IconChevronLeft aria-hidden />
            </ActionIcon>
            <p role="status">
              {t('page.photo_of', { number: at + 1, count: images.length })}
              {image.description && <span>{image.description}</span>}
            </p>
            <ActionIcon
              size="xl"
              radius="xl"
              variant="white"
              color="dark"
              aria-label={t('page.next')}
              onClick={() => turn(1)}
            >
              <IconChevronRight aria-hidden />
            </ActionIcon>
          </div>
        </>
      )}
    </Modal>
  );
}
