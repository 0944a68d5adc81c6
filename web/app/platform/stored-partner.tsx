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
 * Keeps whose site this is for whatever reads it there, and forgets it on the public one. No page of
 * ours reads it: the host name decides on the server, before anything is shown, so that nobody is
 * shown another partner's site by a value that was left behind.
 */
export function StoredPartner() {
  const { t } = useTranslation('shell');
  const notify = useNotify();
  const { partner, siteOrigin } = useSite();
  const isClosed = useLocation().pathname === MAINTENANCE_PATH;
  // Where the site was looked up, it has an address.
  const isLost = siteOrigin === '';
  useEffect(() => {
    // While the house is closed nobody is asked whose site it is.
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
    // A browser that keeps nothing does without.
  }
}
