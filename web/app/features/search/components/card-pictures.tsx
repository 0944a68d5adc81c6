import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { NoPhoto } from '../../../ui/no-photo.tsx';
import { Photo } from '../../../ui/photo.tsx';
import classes from './card-pictures.module.css';
import type { Home } from '../load-find-home.ts';

interface CardPicturesProps {
  home: Home;
  /** Among the first: its picture is fetched at once. */
  eager: boolean;
  /** The address behind the pictures, and where the person comes from. */
  to: string;
  from: string;
}

/**
 * A home's pictures as a row that snaps: by finger, or by two buttons. Only the first is fetched
 * before somebody wants to see more; the place of all is kept from the start.
 */
export function CardPictures({ home, eager, to, from }: CardPicturesProps) {
  const { t } = useTranslation('search');
  const row = useRef<HTMLDivElement>(null);
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
  const go = (step: number) => {
    const next = (at + step + count) % count;
    const width = row.current?.clientWidth ?? 0;
    row.current?.scrollTo({
      left: next * width,
      behavior: Math.abs(next - at) > 1 ? 'instant' : 'smooth',
    });
  };
  const want = () => setWanted(true);
  return (
    <div className={classes.frame} onPointerEnter={want} onTouchStart={want} onFocus={want}>
      <div
        ref={row}
        className={classes.row}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setAt(Math.round(scrollLeft / clientWidth))
        }
      >
        {home.images.map(({ _id, color }, index) => (
          // The title is the link that everybody finds; these only make the pictures lead there too.
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
            className={classes.step}
            data-step="previous"
            aria-label={t('card.previous_picture', { title: home.title })}
            onClick={() => go(-1)}
          >
            <IconChevronLeft size={18} aria-hidden />
          </button>
          <button
            type="button"
            className={classes.step}
            data-step="next"
            aria-label={t('card.next_picture', { title: home.title })}
            onClick={() => go(1)}
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
