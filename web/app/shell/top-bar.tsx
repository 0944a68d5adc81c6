import { Button } from '@mantine/core';
import { IconHeart } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { SearchBox } from '../features/search/public.tsx';
import { useSession } from '../platform/session.ts';
import { useSite } from '../platform/site.ts';
import classes from './frame.module.css';
import { Mark } from './logo.tsx';
import { MainMenu } from './main-menu.tsx';

export function TopBar() {
  const { partner, isNobodys } = useSite();
  return (
    <header className={classes.bar} data-partner={partner ? true : undefined}>
      <HomeLink />
      {!isNobodys && (
        <>
          <SearchBox />
          <div className={classes.actions}>
            <LetLink />
            <SavedLink />
            <MainMenu />
          </div>
        </>
      )}
    </header>
  );
}

/** A partner's logo links to the partner; Husvær's to the search. */
function HomeLink() {
  const { t } = useTranslation('shell');
  const { partner, isNobodys, origin } = useSite();
  if (!partner) {
    const to = isNobodys ? `${origin}/find-home` : '/find-home';
    return (
      <Link to={to} className={classes.home} aria-label={t('name')}>
        <Mark />
        <span className={classes.name}>{t('name')}</span>
      </Link>
    );
  }
  const label = partner.logo ? (
    <img
      className="logo"
      src={partner.logo}
      alt={t('menu.partner_site', { name: partner.name ?? '' })}
      height={32}
    />
  ) : (
    <span className={classes.name}>{partner.name}</span>
  );
  return partner.partnerSiteURL ? (
    <a href={partner.partnerSiteURL} className={classes.home}>
      {label}
    </a>
  ) : (
    <Link to="/find-home" className={classes.home}>
      {label}
    </Link>
  );
}

/** The link to saved homes and searches. */
function SavedLink() {
  const { t } = useTranslation('shell');
  if (!useSession()) return null;
  return (
    <Link to="/favourites" className={classes.saved} aria-label={t('menu.saved_homes')}>
      <IconHeart size={22} aria-hidden />
    </Link>
  );
}

/** The link for landlords; on a partner's site it leads to the partner. */
function LetLink() {
  const { t } = useTranslation('shell');
  const { partner } = useSite();
  if (!partner)
    return (
      <Button component={Link} to="/list-your-place" variant="subtle" visibleFrom="sm">
        {t('menu.list_your_place')}
      </Button>
    );
  return partner.partnerSiteURL ? (
    <Button component="a" href={partner.partnerSiteURL} variant="subtle" visibleFrom="sm">
      {t('menu.let_with', { name: partner.name ?? '' })}
    </Button>
  ) : null;
}
