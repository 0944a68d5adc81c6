import { IconEyeOff } from '@tabler/icons-react';
import { useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';

import type { Sort } from '@husvaer/domain/search/limits';

import { useFormat } from '../../../platform/format.ts';
import { FavouriteHeart } from '../../listings/public.tsx';
import type { Home } from './home.ts';
import { CardPictures, scrollPictures } from './card-pictures.tsx';
import { CardTraits } from './card-traits.tsx';
import classes from './listing-card.module.css';

interface ListingCardProps {
  home: Home;
  today: string;
  highlighted?: boolean;
  onHighlight?: (id: string | null) => void;
  /** One of the first cards: its picture is loaded eagerly. */
  eager?: boolean;
  /** Published after the user's last visit. */
  isNew?: boolean;
  /** A row of a compact list. */
  compact?: boolean;
  /** The order of the list, if the user can choose it. */
  sort?: Sort;
  /** Given if the home can be hidden. */
  onHide?: () => void;
}

/**
 * A home in a list. It has two tab stops, the link and the heart. At the link, keys do what the other
 * buttons do, and a hint names these keys.
 */
export function ListingCard(props: ListingCardProps) {
  const { home, today, highlighted, onHighlight, eager = false, isNew, compact, onHide } = props;
  const { t } = useTranslation(['search', 'listings']);
  const format = useFormat();
  const facts = useFacts(home, today);
  const cost = useCost(props);
  const { pathname, search } = useLocation();
  const pictures = useRef<HTMLDivElement>(null);
  const from = pathname + search;
  const to = `/listing/${home._id}`;
  const isDwelling = home.listingType !== 'parking' && home.listingType !== 'storage_room';
  const turns = home.images.length > 1 && !compact;

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step && turns) scrollPictures(pictures.current, step);
    else if (onHide && (event.key === 'Delete' || event.key === 'Backspace')) onHide();
    else return;
    event.preventDefault();
  }

  return (
    <article
      className={classes.card}
      data-compact={compact || undefined}
      data-highlighted={highlighted || undefined}
      data-listing={home._id}
      onPointerEnter={() => onHighlight?.(home._id)}
      onPointerLeave={() => onHighlight?.(null)}
      onFocus={() => onHighlight?.(home._id)}
      onBlur={() => onHighlight?.(null)}
    >
      <div className={classes.picture}>
        <CardPictures row={pictures} home={home} eager={eager} to={to} from={from} />
        <span className={classes.badges}>
          {isNew && <span data-new>{t('search:card.new')}</span>}
          {!compact && home.listingType !== 'entire_place' && (
            <span>{t(`listings:words.listingType.${home.listingType}`)}</span>
          )}
        </span>
        {(turns || onHide) && (
          <span className={classes.keys} aria-hidden>
            {[turns && t('search:card.keys_turn'), onHide && t('search:card.keys_hide')]
              .filter(Boolean)
              .join(' · ')}
          </span>
        )}
      </div>
      <div className={classes.text}>
        <p className={classes.rent}>
          <strong>{format.advertisedRent(home.monthlyRent)}</strong>{' '}
          {!compact && <span className="quiet">{t('search:card.per_month')}</span>}
        </p>
        <p className={classes.facts}>{facts}</p>
        <h2 className={classes.title}>
          <Link
            to={to}
            state={{ from }}
            className={classes.link}
            aria-keyshortcuts={
              [turns && 'ArrowLeft ArrowRight', onHide && 'Delete'].filter(Boolean).join(' ') ||
              undefined
            }
            onKeyDown={onKeyDown}
          >
            {home.title}
          </Link>
        </h2>
        <p className={classes.place}>
          {[
            compact && home.listingType !== 'entire_place'
              ? t(`listings:words.listingType.${home.listingType}`)
              : isDwelling && t(`listings:words.propertyType.${home.propertyType}`),
            [home.address.neighbourhood, home.address.city].filter(Boolean).join(', '),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className={classes.line}>{cost}</p>
        {!compact && <CardTraits home={home} />}
        {onHide && (
          <button
            type="button"
            tabIndex={-1}
            className={classes.hide}
            aria-label={t('search:card.hide', { title: home.title })}
            title={t('search:card.hide_short')}
            onClick={onHide}
          >
            <IconEyeOff size={18} aria-hidden />
          </button>
        )}
      </div>
      <FavouriteHeart
        listingId={home._id}
        label={t('search:card.save', { title: home.title })}
        className={classes.save}
      />
    </article>
  );
}

/** The cost of moving in, or the monthly cost when the list is sorted by it. */
function useCost({ home, compact, sort }: ListingCardProps): string {
  const { t } = useTranslation('search');
  const format = useFormat();
  const { monthlyRent, depositAmount, monthlyExtras } = home;
  if (sort === 'monthly_cost')
    return monthlyExtras === null
      ? t('card.monthly_cost_not_said')
      : t('card.monthly_cost', { amount: format.amount(monthlyRent + monthlyExtras) });
  if (depositAmount === null) return t('card.deposit_not_said');
  const amount = format.amount(monthlyRent + depositAmount);
  if (depositAmount === 0) return t('card.move_in_no_deposit', { amount });
  return compact ? t('card.move_in_compact', { amount }) : t('card.move_in', { amount });
}

/** "42 m² · 1 bedroom · from January". Bedrooms are left out for homes that are shared. */
function useFacts(home: Home, today: string): string {
  const { t } = useTranslation(['search', 'listings']);
  const format = useFormat();
  const { listingType, totalSize, totalBedrooms, availableFrom } = home;
  const isFree = !availableFrom || availableFrom <= today;
  return [
    totalSize && t('listings:headline.size', { size: format.number(totalSize) }),
    listingType === 'entire_place' &&
      totalBedrooms &&
      t('listings:headline.bedrooms', { count: totalBedrooms }),
    isFree
      ? t('search:card.available_now')
      : t('search:card.available', { month: format.monthAhead(availableFrom, today) }),
  ]
    .filter(Boolean)
    .join(' · ');
}
