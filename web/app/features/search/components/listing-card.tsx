import { IconEyeOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';

import { useFormat } from '../../../platform/format.ts';
import { FavouriteHeart, useHeadline } from '../../listings/public.tsx';
import type { Home } from '../load-find-home.ts';
import { CardPictures } from './card-pictures.tsx';
import classes from './listing-card.module.css';

interface ListingCardProps {
  home: Home;
  today: string;
  highlighted?: boolean;
  onHighlight?: (id: string | null) => void;
  /** Among the first: its picture is fetched at once. */
  eager?: boolean;
  /** Published after this person was here last. */
  isNew?: boolean;
  /** Where it can be hidden. */
  onHide?: () => void;
}

export function ListingCard(props: ListingCardProps) {
  const { home, today, highlighted, onHighlight, eager = false, isNew, onHide } = props;
  const { t } = useTranslation(['search', 'listings']);
  const format = useFormat();
  const headline = useHeadline();
  const { pathname, search } = useLocation();
  const from = pathname + search;
  const to = `/listing/${home._id}`;
  const included = home.includedInRent
    .slice(0, INCLUDED_SHOWN)
    .map((word) => lowerFirst(t(`listings:words.included.${word}`)));
  if (home.includedInRent.length > INCLUDED_SHOWN) included.push('…');
  const moveIn = home.monthlyRent + (home.depositAmount ?? 0);

  return (
    <article
      className={classes.card}
      data-highlighted={highlighted || undefined}
      data-listing={home._id}
      onPointerEnter={() => onHighlight?.(home._id)}
      onPointerLeave={() => onHighlight?.(null)}
      onFocus={() => onHighlight?.(home._id)}
      onBlur={() => onHighlight?.(null)}
    >
      <div className={classes.picture}>
        <CardPictures home={home} eager={eager} to={to} from={from} />
        <span className={classes.badges}>
          {isNew && <span data-new>{t('search:card.new')}</span>}
          <span>{t(`listings:words.listing_type.${home.listingType}`)}</span>
        </span>
      </div>
      <div className={classes.text}>
        <p className={classes.rent}>
          <strong>{format.amount(home.monthlyRent)}</strong>{' '}
          <span className="quiet">{t('search:card.per_month')}</span>
        </p>
        <h2 className={classes.title}>
          <Link to={to} state={{ from }} className={classes.link}>
            {home.title}
          </Link>
        </h2>
        <p className={classes.line}>
          {[home.address.neighbourhood, home.address.city].filter(Boolean).join(', ')}
        </p>
        <p className={classes.line}>{headline(home)}</p>
        <p className={classes.line}>
          {home.depositAmount === 0
            ? t('search:card.move_in_no_deposit', { amount: format.amount(moveIn) })
            : home.depositAmount
              ? t('search:card.move_in', { amount: format.amount(moveIn) })
              : t('search:card.deposit_not_said')}
        </p>
        <p className={classes.line}>
          {!home.availableFrom || home.availableFrom <= today
            ? t('search:card.available_now')
            : t('search:card.available', { month: format.month(home.availableFrom) })}
          {included.length > 0 && ` · ${t('search:card.includes', { what: included.join(', ') })}`}
        </p>
        {onHide && (
          <button
            type="button"
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

/** More words than these are read on the home's own page. */
const INCLUDED_SHOWN = 3;

const lowerFirst = (words: string) => words.slice(0, 1).toLowerCase() + words.slice(1);
