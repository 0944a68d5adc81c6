import { UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';

import { PlaceSearch } from '../features/search/public.tsx';
import { useLanguage } from '../platform/format.ts';
import { LANGUAGE_PARAM } from '../platform/language.ts';
import { useSite } from '../platform/site.ts';
import classes from './frame.module.css';
import { Mark } from './logo.tsx';

export function TopBar() {
  const { partner } = useSite();
  return (
    <header className={classes.bar} data-partner={partner ? true : undefined}>
      <HomeLink />
      <PlaceSearch />
      <LanguageSwitch />
    </header>
  );
}

/** The partner's own logo leads to the partner; the house's to the search. */
function HomeLink() {
  const { t } = useTranslation('shell');
  const { partner } = useSite();
  if (!partner) {
    return (
      <Link to="/find-home" className={classes.home} aria-label={t('name')}>
        <Mark />
        <span className={classes.name}>{t('name')}</span>
      </Link>
    );
  }
  const label = partner.logo ? (
    <img
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

/** Changes the language in place; the choice is kept in local storage and a cookie. */
function LanguageSwitch() {
  const { t, i18n } = useTranslation('shell');
  const other = useLanguage() === 'en' ? 'no' : 'en';
  const [params, setParams] = useSearchParams();
  return (
    <UnstyledButton
      className={classes.language}
      lang={other === 'no' ? 'nb' : 'en'}
      aria-label={t('menu.switch_to')}
      onClick={async () => {
        await i18n.changeLanguage(other);
        // A language in the address would win over the choice at the next reload.
        if (params.has(LANGUAGE_PARAM)) {
          const rest = new URLSearchParams(params);
          rest.delete(LANGUAGE_PARAM);
          setParams(rest, { replace: true, preventScrollReset: true });
        }
      }}
    >
      {t(`menu.${other}`)}
    </UnstyledButton>
  );
}
