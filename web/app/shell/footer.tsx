import { Anchor, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';

import { writtenPhone } from '@husvaer/domain/accounts/written-phone';

import { LANGUAGE_PARAM } from '../platform/language.ts';
import { useSite } from '../platform/site.ts';
import { useLanguageSwitch } from './language-switch.ts';
import classes from './footer.module.css';

const PAGES = [
  ['/about-us', 'about_us'],
  ['/privacy-policy', 'privacy'],
  ['/about-cookies', 'cookies'],
  ['/terms-conditions', 'terms'],
] as const;

export function Footer() {
  const { t } = useTranslation('shell');
  const { partner } = useSite();
  return (
    <footer className={classes.footer}>
      {partner &&
      (partner.phoneNumber || partner.email || partner.streetAddress || partner.licence) ? (
        <address className={classes.agency}>
          <strong>{partner.name}</strong>
          {partner.phoneNumber && (
            <Anchor href={`tel:${partner.phoneNumber}`} inherit>
              {writtenPhone(partner.phoneNumber)}
            </Anchor>
          )}
          {partner.email && (
            <Anchor href={`mailto:${partner.email}`} inherit>
              {partner.email}
            </Anchor>
          )}
          {partner.streetAddress && <span>{partner.streetAddress}</span>}
          {partner.licence && <span>{t('footer.licence', { licence: partner.licence })}</span>}
          {partner.responsibleBroker && (
            <span>{t('footer.responsibleBroker', { name: partner.responsibleBroker })}</span>
          )}
        </address>
      ) : (
        <Text className={classes.about}>{t('footer.about')}</Text>
      )}
      <nav aria-label={t('footer.label')} className={classes.links}>
        {PAGES.map(([to, name]) => (
          <Anchor component={Link} to={to} key={to}>
            {t(`menu.${name}`)}
          </Anchor>
        ))}
        {!partner && (
          <Anchor component={Link} to="/property-management">
            {t('menu.property_management')}
          </Anchor>
        )}
        <LanguageForm />
      </nav>
      <Text fz="xs" className={classes.sources}>
        {t('footer.data')}{' '}
        <Anchor href="https://www.kartverket.no" rel="noreferrer" inherit underline="always">
          © Kartverket
        </Anchor>
      </Text>
    </footer>
  );
}

/** A form, so that it also works without scripts: it requests the same page in the other language. */
function LanguageForm() {
  const { t } = useTranslation('shell');
  const { other, turn } = useLanguageSwitch();
  const [params] = useSearchParams();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void turn();
      }}
    >
      {[...params]
        .filter(([name]) => name !== LANGUAGE_PARAM)
        .map(([name, value]) => (
          <input type="hidden" name={name} value={value} key={`${name}=${value}`} />
        ))}
      <input type="hidden" name={LANGUAGE_PARAM} value={other} />
      <button type="submit" lang={other === 'no' ? 'nb' : 'en'}>
        {t('menu.switch_to')}
      </button>
    </form>
  );
}
