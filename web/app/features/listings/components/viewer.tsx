import { UnstyledButton } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Photo } from '../../../ui/photo.tsx';
import type { Listing } from '../listing.ts';
import { CAPTION_LANG } from './caption.ts';
import classes from './viewer.module.css';

interface ViewerProps {
  images: Listing['images'];
  /** The index of the first picture. */
  start: number;
}

/** One picture at a time, changed by arrow keys, Home and End, by buttons and by swiping. */
export default function Viewer({ images, start }: ViewerProps) {
  const { t } = useTranslation('listings');
  const [at, setAt] = useState(start);
  const count = images.length;
  const [stage, embla] = useEmblaCarousel({
    startIndex: start,
    loop: count > 1,
    breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
  });

  const follow = useEffectEvent((carousel: NonNullable<typeof embla>) =>
    carousel.scrollTo(at, true),
  );
  useEffect(() => {
    if (!embla) return undefined;
    const onSelect = () => setAt(embla.selectedScrollSnap());
    const onReInit = () => follow(embla);
    embla.on('select', onSelect).on('reInit', onReInit);
    return () => {
      embla.off('select', onSelect).off('reInit', onReInit);
    };
  }, [embla]);
  // The carousel follows the state, also when it starts after a change.
  useEffect(() => embla?.scrollTo(at), [embla, at]);

  const goBack = () => setAt((before) => (before || count) - 1);
  const goOn = () => setAt((before) => (before + 1) % count);

  const turn = useEffectEvent((event: KeyboardEvent) => {
    // With Alt these keys are the browser's back and forward.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'ArrowLeft') goBack();
    else if (event.key === 'ArrowRight') goOn();
    else if (event.key === 'Home') setAt(0);
    else if (event.key === 'End') setAt(count - 1);
    else return;
    event.preventDefault();
  });
  // Set up before the first paint, so that a key pressed immediately is handled.
  useLayoutEffect(() => {
    const handle = (event: KeyboardEvent) => turn(event);
    window.addEventListener('keydown', handle);
    return () => window.removeEventListener('keydown', handle);
  }, []);

  const isNear = (index: number) => [0, 1, count - 1].includes(Math.abs(index - at));
  const caption = images[at]?.description;

  return (
    <div className={classes.viewer}>
      {count > 1 && (
        <UnstyledButton
          className={classes.turn}
          data-way="previous"
          aria-label={t('page.previous')}
          onClick={goBack}
        >
          <IconChevronLeft aria-hidden />
        </UnstyledButton>
      )}
      <div className={classes.stage} ref={stage}>
        <div className={classes.slides}>
          {images.map((image, index) => (
            <div key={image._id} aria-hidden={index !== at}>
              <Photo
                id={image._id}
                color={image.color}
                alt={image.description ?? t('page.photo_of', { number: index + 1, count })}
                lang={image.description ? CAPTION_LANG : undefined}
                sizes="100vw"
                eager={isNear(index)}
                whole
              />
            </div>
          ))}
        </div>
      </div>
      <p role="status" className={classes.note}>
        {t('page.photo_of', { number: at + 1, count })}
        {caption && <span lang={CAPTION_LANG}>{caption}</span>}
      </p>
      {count > 1 && (
        <UnstyledButton
          className={classes.turn}
          data-way="next"
          aria-label={t('page.next')}
          onClick={goOn}
        >
          <IconChevronRight aria-hidden />
        </UnstyledButton>
      )}
    </div>
  );
}
