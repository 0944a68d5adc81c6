import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useFormat } from '../../../platform/format.ts';
import { useSite } from '../../../platform/site.ts';
import type { Listing } from '../listing.ts';
import { InterestButton, MessageIcon } from './ask-buttons.tsx';
import { MoveInCosts } from './move-in-costs.tsx';
import classes from './price-panel.module.css';

/** What the home costs and whom one asks about it, beside what is told of it; the ways to ask come from outside. */
export function PricePanel({ listing, children }: { listing: Listing; children?: ReactNode }) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const { partner } = useSite();
  const { contactPerson } = listing;
  return (
    <div className={classes.panel}>
      <p className={classes.rent}>
        <strong>{format.amount(listing.monthlyRent)}</strong>{' '}
        <span className="quiet">{t('page.per_month')}</span>
      </p>
      {children && <div className={classes.asks}>{children}</div>}
      <MoveInCosts
        monthlyRent={listing.monthlyRent}
        depositAmount={listing.depositAmount ?? null}
      />
      {contactPerson && (
        <div className={classes.contact}>
          <span className={classes.initials} aria-hidden>
            {initialsOf(contactPerson.name)}
          </span>
          <div>
            <span className="quiet">{t('page.contact')}</span>
            <strong>{contactPerson.name}</strong>
            {partner && (
              <span className="quiet">{t('page.contact_by', { partner: partner.name ?? '' })}</span>
            )}
          </div>
        </div>
      )}
      {listing.publishedAt && (
        <p className={classes.dates}>
          {t('page.published', { date: format.date(listing.publishedAt) })}
        </p>
      )}
    </div>
  );
}

/** Rent and questions within the thumb's reach, where the panel is not beside the text. */
export function AskBar({ listing }: { listing: Listing }) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  return (
    <div className={classes.bar}>
      <p>
        <strong>{format.amount(listing.monthlyRent)}</strong>{' '}
        <span className="quiet">{t('page.per_month')}</span>
      </p>
      <MessageIcon listingId={listing._id} />
      <InterestButton listingId={listing._id} />
    </div>
  );
}

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .map((part) => part.charAt(0))
    .filter((_, index, all) => index === 0 || index === all.length - 1)
    .join('')
    .toUpperCase();
