import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';

import { MAINTENANCE_PATH } from './maintenance.ts';
import { useNotify } from './notify.tsx';
import { useSite, type Site } from './site.ts';

/** The partner in local storage, under the specification's names (section 3). */
const stored = (partner: Site['partner']) => ({
  partnerId: partner?.partnerId,
  partnerLogo: partner?.logo,
  partnerSiteURL: partner?.partnerSiteURL,
  defaultLocation: partner && JSON.stringify(partner.defaultFindHomeLocation),
  formatSettingsData: partner && JSON.stringify(partner.currencySettings),
});

/**
 * Stores the site's partner for scripts that read it there, and deletes it on the public site. Our pages
 * don't read it: the server decides by the host name, so a value left behind never shows another partner's
 * site.
 */
export function StoredPartner() {
  const { t } = useTranslation('shell');
  const notify = useNotify();
  const { partner, siteOrigin } = useSite();
  const isClosed = useLocation().pathname === MAINTENANCE_PATH;
  // A site that was found has an origin.
  const isLost = siteOrigin === '';
  useEffect(() => {
    // During maintenance the site is not looked up.
    if (!isClosed) savePartner(partner);
    if (isLost) notify(t('errors.title.500'), 'bad');
  }, [partner, isClosed, isLost, notify, t]);
  return null;
}

function savePartner(partner: Site['partner']): void {
  try {
    for (const [name, value] of Object.entries(stored(partner))) {
      if (value) localStorage.setItem(name, value);
      else localStorage.removeItem(name);
    }
  } catch {
    // No storage: nothing is kept.
  }
}
