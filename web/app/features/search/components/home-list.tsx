import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useRevalidator } from 'react-router';

import type { Sort } from '@husvaer/domain/search/limits';

import { useSite } from '../../../platform/site.ts';
import {
  hideHome,
  showAllHomes,
  showHome,
  useHiddenHomes,
  useLastVisit,
} from '../list-preferences.ts';
import type { Home } from './home.ts';
import { CardSkeleton } from './card-skeleton.tsx';
import classes from './home-list.module.css';
import { ListingCard } from './listing-card.tsx';

/** A search that takes longer than this shows placeholders. */
const SLOW_MS = 250;

interface HomeListProps {
  homes: readonly Home[];
  searching: boolean;
  compact: boolean;
  sort: Sort;
  highlighted: string | null;
  onHighlight: (id: string | null) => void;
}

/** A page of homes. A home that the user hides is removed, the next moves up, and a line can restore it. */
export function HomeList(props: HomeListProps) {
  const { homes, searching, compact, sort, highlighted, onHighlight } = props;
  const { t } = useTranslation('search');
  const { today } = useSite();
  const hidden = useHiddenHomes();
  const isSlow = useSlow(searching);
  const since = useLastVisit();
  const { revalidate } = useRevalidator();
  const { key: page } = useLocation();
  const [last, setLast] = useState<{ home: Home; page: string } | null>(null);
  // The line belongs to the search in which the home was hidden.
  const lastHidden = last?.page === page ? last.home : null;
  const undo = useRef<HTMLButtonElement>(null);
  // The button that was pressed has been removed with its card.
  useEffect(() => undo.current?.focus({ preventScroll: true }), [lastHidden]);

  function hide(home: Home) {
    hideHome(home._id);
    setLast({ home, page });
  }

  function bringBack(home: Home) {
    showHome(home._id);
    setLast(null);
    void revalidate();
    document.getElementById('found')?.focus({ preventScroll: true });
  }

  const shown = homes.filter(({ _id }) => !hidden.includes(_id));
  // The server does not know the homes hidden in this browser: others replace them.
  const missing = homes.length - shown.length;
  useEffect(() => {
    if (missing > 0) void revalidate();
  }, [missing, revalidate]);
  return (
    <>
      <ul
        className={classes.homes}
        data-searching={searching || undefined}
        data-compact={compact || undefined}
      >
        {shown.map((home, index) => (
          <li key={home._id}>
            {isSlow ? (
              <CardSkeleton compact={compact} />
            ) : (
              <ListingCard
                home={home}
                today={today}
                compact={compact}
                sort={sort}
                highlighted={highlighted === home._id}
                onHighlight={onHighlight}
                eager={index === 0}
                isNew={since !== null && home.publishedAt > since}
                onHide={() => hide(home)}
              />
            )}
          </li>
        ))}
      </ul>
      {lastHidden && (
        <div className={classes.hidden} role="status">
          <p>{t('hidden.one', { title: lastHidden.title })}</p>
          <Button
            ref={undo}
            variant="default"
            size="compact-md"
            onClick={() => bringBack(lastHidden)}
          >
            {t('hidden.undo')}
          </Button>
        </div>
      )}
      {hidden.length > 0 && (
        <p className={classes.footnote}>
          {t('hidden.count', { count: hidden.length })}{' '}
          <button
            type="button"
            className={classes.plain}
            onClick={() => {
              showAllHomes();
              setLast(null);
              void revalidate();
            }}
          >
            {t('hidden.show_all')}
          </button>
        </p>
      )}
    </>
  );
}

function useSlow(searching: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!searching) return;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [searching]);
  return slow;
}
