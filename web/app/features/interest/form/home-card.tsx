import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { useFormat } from '../../../platform/format.ts';
import { useSite } from '../../../platform/site.ts';
import { NoPhoto } from '../../../ui/no-photo.tsx';
import { Photo } from '../../../ui/photo.tsx';
import classes from './form-page.module.css';
import type { InterestHomeQuery } from './interest-home.graphql.ts';

export type Home = InterestHomeQuery['getSingleListing'];

interface HomeCardProps {
  listing: { _id: string; title: string };
  /** More details, if they could be fetched. */
  home: Home | null;
}

/** The home that the form is for. */
export function HomeCard({ listing, home }: HomeCardProps) {
  const { t } = useTranslation('interest');
  const format = useFormat();
  const { today } = useSite();
  const [cover] = home?.images ?? [];
  const facts = home && [
    home.availableFrom &&
      home.availableFrom > today &&
      t('home.from', { date: format.date(home.availableFrom) }),
    home.minimumStay && t('home.minimum', { count: home.minimumStay }),
  ];
  return (
    <aside className={classes.home} aria-label={t('home.label')}>
      <div className={classes.picture}>
        {cover ? (
          <Photo id={cover._id} color={cover.color} alt="" sizes="(min-width: 62em) 22rem, 7rem" />
        ) : (
          <NoPhoto text="" />
        )}
      </div>
      <div className={classes.about}>
        <h2>
          <Link to={`/listing/${listing._id}`}>{listing.title}</Link>
        </h2>
        {home && (
          <>
            <p className="quiet">
              {[home.address.neighbourhood, home.address.city].filter(Boolean).join(', ')}
            </p>
            <p>
              <strong>{format.advertisedRent(home.monthlyRent)}</strong>{' '}
              <span className="quiet">{t('home.per_month')}</span>
            </p>
            <p className="quiet">{facts?.filter(Boolean).join(' · ')}</p>
          </>
        )}
      </div>
    </aside>
  );
}
