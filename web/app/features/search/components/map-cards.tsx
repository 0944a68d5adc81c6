import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { MapCard, type MapHome } from './map-card.tsx';
import classes from './map-cards.module.css';

interface MapCardsProps {
  homes: readonly MapHome[];
  /** The home whose card is in view. */
  current: string | undefined;
  onCurrent: (id: string) => void;
}

/** Milliseconds that the row must not move before the card in view becomes the current one. */
const STILL_MS = 120;

/** Cards to swipe through over a phone's map. */
export function MapCards({ homes, current, onCurrent }: MapCardsProps) {
  const { t } = useTranslation('search');
  const row = useRef<HTMLUListElement>(null);
  const standing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(standing.current), []);

  useEffect(() => {
    const card = row.current?.querySelector<HTMLElement>(`[data-home="${current}"]`);
    if (card) row.current?.scrollTo({ left: card.offsetLeft - MARGIN });
  }, [current]);

  return (
    <ul
      ref={row}
      className={classes.row}
      aria-label={t('map.cards')}
      data-over-map
      onScroll={({ currentTarget }) => {
        clearTimeout(standing.current);
        standing.current = setTimeout(() => {
          const id = inView(currentTarget)?.dataset['home'];
          if (id) onCurrent(id);
        }, STILL_MS);
      }}
    >
      {homes.map((home) => (
        <li key={home._id} className={classes.item} data-home={home._id}>
          <MapCard home={home} />
        </li>
      ))}
    </ul>
  );
}

/** CSS pixels left of the card in view, as the style has it. */
const MARGIN = 16;

/** The card nearest to the start of the visible part of the row. */
function inView(row: HTMLElement): HTMLElement | undefined {
  const cards = [...row.children].filter((card) => card instanceof HTMLElement);
  const distance = (card: HTMLElement) => Math.abs(card.offsetLeft - MARGIN - row.scrollLeft);
  return cards.sort((a, b) => distance(a) - distance(b))[0];
}
