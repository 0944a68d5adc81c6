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

/** How long the row must stand still before the card in view is the current one, ms. */
const STILL_MS = 120;

/** Cards to swipe through over a phone's map. */
export function MapCards({ homes, current, onCurrent }: MapCardsProps) {
  const { t } = useTranslation('search');
  const row = useRef<HTMLUListElement>(null);
  const standing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(standing.current), []);

  const at = Math.max(
    homes.findIndex(({ _id }) => _id === current),
    0,
  );
  useEffect(() => {
    const card = row.current?.children[at];
    if (card instanceof HTMLElement) row.current?.scrollTo({ left: card.offsetLeft - MARGIN });
  }, [at]);

  return (
    <ul
      ref={row}
      className={classes.row}
      aria-label={t('map.cards')}
      data-over-map
      onScroll={({ currentTarget }) => {
        clearTimeout(standing.current);
        standing.current = setTimeout(() => {
          const home = homes[inView(currentTarget)];
          if (home) onCurrent(home._id);
        }, STILL_MS);
      }}
    >
      {homes.map((home) => (
        <li key={home._id} className={classes.item}>
          <MapCard home={home} />
        </li>
      ))}
    </ul>
  );
}

/** CSS pixels left of the card in view, as the style has it. */
const MARGIN = 16;

/** Which of the row's cards is nearest its beginning. */
function inView(row: HTMLElement): number {
  const distances = [...row.children].map((card) =>
    Math.abs((card as HTMLElement).offsetLeft - MARGIN - row.scrollLeft),
  );
  return distances.indexOf(Math.min(...distances));
}
