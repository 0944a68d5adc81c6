import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';

import { useSite } from '../../../platform/site.ts';
import { hideHome, showAllHomes, showHome, useHiddenHomes, useLastVisit } from '../kept.ts';
import type { Home } from '../load-find-home.ts';
import { CardSkeleton } from './card-skeleton.tsx';
import classes from './home-list.module.css';
import { ListingCard } from './listing-card.tsx';

/** A search that takes longer than this shows where its homes will be. */
const SLOW_MS = 250;

interface HomeListProps {
  homes: readonly Home[];
  searching: boolean;
  highlighted: string | null;
  onHighlight: (id: string | null) => void;
}

/** A page of homes; those a person has hidden make way for a line that brings them back. */
export function HomeList({ homes, searching, highlighted, onHighlight }: HomeListProps) {
  const { t } = useTranslation('search');
  const { today } = useSite();
  const hidden = useHiddenHomes();
  const isSlow = useSlow(searching);
  const since = useLastVisit();
  const { revalidate } = useRevalidator();
  return (
    <>
      <ul className={classes.homes} data-searching={searching || undefined}>
        {homes.map((home, index) => (
          <li key={home._id}>
            {isSlow ? (
              <CardSkeleton />
            ) : hidden.includes(home._id) ? (
              <div className={classes.hidden}>
                <p>{t('hidden.one', { title: home.title })}</p>
                <Button variant="default" size="compact-md" onClick={() => showHome(home._id)}>
                  {t('hidden.undo')}
                </Button>
              </div>
            ) : (
              <ListingCard
                home={home}
                today={today}
                highlighted={highlighted === home._id}
                onHighlight={onHighlight}
                eager={index === 0}
                isNew={since !== null && home.publishedAt > since}
                onHide={() => hideHome(home._id)}
              />
            )}
          </li>
        ))}
      </ul>
      {hidden.length > 0 && (
        <p className={classes.footnote}>
          {t('hidden.count', { count: hidden.length })}{' '}
          <button
            type="button"
            className={classes.plain}
            onClick={() => {
              showAllHomes();
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
