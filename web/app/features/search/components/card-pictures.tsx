import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { NoPhoto } from '../../../ui/no-photo.tsx';
import { Photo } from '../../../ui/photo.tsx';
import classes from './card-pictures.module.css';
import type { Home } from './home.ts';

interface CardPicturesProps {
  /** The row that {@link scrollPictures} scrolls. */
  row: RefObject<HTMLDivElement | null>;
  home: Home;
  /** One of the first cards: its picture is loaded eagerly. */
  eager: boolean;
  /** The link of the pictures, and the URL the user comes from. */
  to: string;
  from: string;
}

/** Shows the next or previous picture of a row; after the last comes the first. */
export function scrollPictures(row: HTMLDivElement | null, step: number): void {
  if (!row) return;
  const { clientWidth: width, childElementCount: count } = row;
  const at = Math.round(row.scrollLeft / width);
  const next = (at + step + count) % count;
  row.scrollTo({
    left: next * width,
    behavior: Math.abs(next - at) > 1 ? 'instant' : 'smooth',
  });
}

/**
 * A home's pictures as a row with scroll snapping: by swiping, by two buttons, or by keys on the card's link.
 * Only the first is loaded before the user asks for more; the space for all is reserved.
 */
export function CardPictures({ row, home, eager, to, from }: CardPicturesProps) {
  const { t } = useTranslation('search');
  const [wanted, setWanted] = useState(false);
  const [at, setAt] = useState(0);
  const count = home.images.length;
  if (count === 0) {
    return (
      <div className={classes.frame}>
        <NoPhoto text={t('card.no_picture')} />
      </div>
    );
  }
  const want = () => setWanted(true);
  return (
    <div className={classes.frame} onPointerEnter={want} onTouchStart={want}>
      <div
        ref={row}
        className={classes.row}
        // Without this, browsers make a scrolling element a tab stop.
        tabIndex={-1}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => {
          want();
          setAt(Math.round(scrollLeft / clientWidth));
        }}
      >
        {home.images.map(({ _id, color }, index) => (
          // The title is the accessible link; these only make the pictures clickable.
          <Link
            key={_id}
            to={to}
            state={{ from }}
            className={classes.slide}
            tabIndex={-1}
            aria-hidden
            style={{ backgroundColor: color }}
          >
            {(index === 0 || wanted) && (
              <Photo
                id={_id}
                color={color}
                alt=""
                sizes="(min-width: 62em) 24rem, 100vw"
                eager={eager && index === 0}
              />
            )}
          </Link>
        ))}
      </div>
      {count > 1 && (
        <>
          <button
            type="button"
            tabIndex={-1}
            className={classes.step}
            data-step="previous"
            aria-label={t('card.previous_picture', { title: home.title })}
            onClick={() => scrollPictures(row.current, -1)}
          >
            <IconChevronLeft size={18} aria-hidden />
          </button>
          <button
            type="button"
            tabIndex={-1}
            className={classes.step}
            data-step="next"
            aria-label={t('card.next_picture', { title: home.title })}
            onClick={() => scrollPictures(row.current, 1)}
          >
            <IconChevronRight size={18} aria-hidden />
          </button>
          <div className={classes.dots} aria-hidden>
            {home.images.map(({ _id }, index) => (
              <span key={_id} data-current={index === at || undefined} />
            ))}
          </div>
          <span className="visually-hidden" role="status">
            {at > 0 && t('card.picture_of', { number: at + 1, count })}
          </span>
        </>
      )}
    </div>
  );
}
