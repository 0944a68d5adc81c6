import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { onTopOfRent, UTILITIES } from '@husvaer/domain/listings/on-top-of-rent';

import { useFormat } from '../../../platform/format.ts';
import type { Listing } from '../listing.ts';
import { InterestButton, MessageIcon } from './contact-buttons.tsx';
import { Contact } from './contact.tsx';
import { DepositNote, MoveInCosts } from './move-in-costs.tsx';
import classes from './price-panel.module.css';

/** The price of the home, and its contact person. `children` are the buttons to contact them. */
export function PricePanel({ listing, children }: { listing: Listing; children?: ReactNode }) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  return (
    <div className={classes.panel}>
      <p className={classes.rent}>
        <strong>{format.advertisedRent(listing.monthlyRent)}</strong>{' '}
        <span className="quiet">{t('page.per_month')}</span>
      </p>
      <OnTop listing={listing} />
      <MoveInCosts {...costsOf(listing)} />
      {children && <div className={classes.actions}>{children}</div>}
      <DepositNote depositAmount={listing.depositAmount ?? null} />
      <Contact listing={listing} />
      {listing.publishedAt && (
        <p className={classes.dates}>
          {t('page.published', { date: format.date(listing.publishedAt) })}
        </p>
      )}
    </div>
  );
}

/**
 * The names of what the tenant pays on top of the rent, with the landlord's estimate. An estimate of 0 is
 * shown as nothing on top.
 */
function OnTop({ listing }: { listing: Listing }) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const named = (words: ReturnType<typeof onTopOfRent>) => {
    const written = format.list(
      words.map((word) => t(`words.includedInRent.${word}`).toLocaleLowerCase()),
    );
    return written.charAt(0).toLocaleUpperCase() + written.slice(1);
  };
  const onTop = onTopOfRent(listing);
  const paid = UTILITIES.filter((word) => listing.includedInRent.includes(word));
  const { monthlyRent, monthlyExtras } = listing;
  if (monthlyExtras) {
    const amount = format.amount(monthlyExtras);
    return (
      <>
        <p className={classes.cost}>
          {t('page.monthly_cost', { amount: format.amount(monthlyRent + monthlyExtras) })}
        </p>
        <p className={classes.onTop}>
          {onTop.length > 0
            ? t('page.on_top_estimated', { count: onTop.length, what: named(onTop), amount })
            : t('page.extras_estimated', { amount })}
        </p>
      </>
    );
  }
  if (onTop.length > 0 && monthlyExtras !== 0)
    return (
      <p className={classes.onTop}>
        {t('page.on_top', { count: onTop.length, what: named(onTop) })}
      </p>
    );
  const facts = [
    paid.length > 0 && t('page.paid', { count: paid.length, what: named(paid) }),
    monthlyExtras === 0 && t('page.no_extras'),
  ].filter(Boolean);
  return facts.length > 0 ? <p className={classes.onTop}>{facts.join(' ')}</p> : null;
}

const costsOf = ({ monthlyRent, depositAmount }: Listing) => ({
  monthlyRent,
  depositAmount: depositAmount ?? null,
});

/** A bar with the rent, the move-in costs and the contact button, for screens without the side panel. */
export function ContactBar({ listing }: { listing: Listing }) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const { monthlyRent, depositAmount } = costsOf(listing);
  return (
    <div className={classes.bar}>
      <p>
        <strong>{format.advertisedRent(monthlyRent)}</strong>{' '}
        <span className="quiet">{t('page.per_month')}</span>
        {depositAmount !== null && (
          <span className="quiet">
            {t('page.to_move_in', { amount: format.amount(monthlyRent + depositAmount) })}
          </span>
        )}
      </p>
      <MessageIcon listingId={listing._id} />
      <InterestButton listingId={listing._id} />
    </div>
  );
}
