import { Title } from '@mantine/core';
import { IconCheck, IconMapPin } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useLanguage } from '../../../platform/format.ts';
import { LOCALE } from '../../../platform/language.ts';
import { locationOf, type Listing } from '../listing.ts';
import { Facts } from './facts.tsx';
import { Gallery } from './gallery.tsx';
import { useHeadline } from './headline.ts';
import classes from './home-body.module.css';
import { ListingMap } from './listing-map.tsx';
import { hostOf, OutsideLink } from './outside-link.tsx';

interface HomeBodyProps {
  listing: Listing;
  /** The level of the title: 2 on a page with another title above. */
  order?: 1 | 2;
  /** Shown above everything else. */
  note?: ReactNode;
  /** Shown next to the pictures and the text; on a phone, between the title and the description. */
  aside: ReactNode;
  /** Shown after the description. */
  below?: ReactNode;
}

/** A home as visitors see it: its pictures and all details. */
export function HomeBody({ listing, order = 1, note, aside, below }: HomeBodyProps) {
  const { t } = useTranslation('listings');
  const headline = useHeadline()(listing);
  const where = locationOf(listing);
  const { language } = listing;
  const lang = language ? LOCALE[language] : undefined;
  return (
    <div className={classes.columns}>
      <div className={classes.top}>
        <Gallery images={listing.images} title={listing.title} />
        {note && <p className={classes.note}>{note}</p>}
        <header className={classes.header}>
          <Title order={order} className={classes.title} lang={lang}>
            {listing.title}
          </Title>
          <p className={classes.where}>
            <IconMapPin size={18} aria-hidden /> {where}
          </p>
          <p className={classes.headline}>{headline}</p>
        </header>
      </div>
      <aside className={classes.side}>{aside}</aside>
      <div className={classes.main}>
        <section>
          <Title order={2}>{t('page.about')}</Title>
          <WrittenInNote language={language} />
          {listing.description ? (
            <p className={classes.description} lang={lang}>
              {listing.description}
            </p>
          ) : (
            <p className={classes.description}>{t('page.no_description')}</p>
          )}
          <OutsideLinks listing={listing} />
        </section>
        <Facts listing={listing} />
        {listing.facilities.length > 0 && (
          <section>
            <Title order={2}>{t('page.facilities')}</Title>
            <Ticks words={listing.facilities.map((word) => t(`words.facilities.${word}`))} />
          </section>
        )}
        <section>
          <Title order={2}>{t('page.included')}</Title>
          {listing.includedInRent.length > 0 ? (
            <Ticks
              words={listing.includedInRent.map((word) => t(`words.includedInRent.${word}`))}
            />
          ) : (
            <p className="quiet">{t('page.nothing_included')}</p>
          )}
        </section>
        <section>
          <Title order={2}>{t('page.where')}</Title>
          <p className={classes.address}>{where}</p>
          {!listing.hasExactPosition && <p className="quiet">{t('page.rounded')}</p>}
          <ListingMap listing={listing} />
        </section>
        {below}
      </div>
    </div>
  );
}

/** A note when the listing is written in another language than the page. */
function WrittenInNote({ language }: Pick<Listing, 'language'>) {
  const { t } = useTranslation('listings');
  const own = useLanguage();
  if (!language || language === own) return null;
  return <p className={classes.language}>{t(`page.written_in.${language}`)}</p>;
}

function Ticks({ words }: { words: string[] }) {
  return (
    <ul className={classes.ticks}>
      {words.map((word) => (
        <li key={word}>
          <IconCheck size={18} aria-hidden /> {word}
        </li>
      ))}
    </ul>
  );
}

/** Links to a video and a virtual tour, if their hosts may be linked to. */
function OutsideLinks({ listing }: { listing: Listing }) {
  const { t } = useTranslation('listings');
  const links = [
    [t('page.video'), listing.videoUrl],
    [t('page.view_360'), listing.view360Url],
  ] as const;
  return (
    <div className={classes.links}>
      {links.map(([text, href]) => {
        const host = hostOf(href);
        return href && host && <OutsideLink key={text} href={href} host={host} text={text} />;
      })}
    </div>
  );
}
