import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';

import { EmailNotice } from '../features/accounts/public.tsx';
import { ForeignSite } from '../features/partners/public.tsx';
import { useSite } from '../platform/site.ts';
import { Footer } from './footer.tsx';
import classes from './frame.module.css';
import { TopBar } from './top-bar.tsx';

/** Pages without the shell (specification, section 2). */
const BARE = ['preview-and-publish', 'maintenance'];
/** Pages that are as high as the window, without a footer. */
const FULL = /^\/inbox(\/|$)/;

/** The shell around every page. */
export function Frame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell');
  const { isNobodys } = useSite();
  const { pathname } = useLocation();
  const isBare = BARE.some((part) => pathname.includes(part));
  return (
    <div className={classes.frame} data-bare={isBare || undefined}>
      <a href="#content" className="skip">
        {t('skip')}
      </a>
      {!isBare && <TopBar />}
      {!isBare && <ForeignSite />}
      {!isBare && <EmailNotice />}
      <main id="content" className={classes.content} tabIndex={-1}>
        {children}
      </main>
      {!isBare && !isNobodys && !FULL.test(pathname) && <Footer />}
    </div>
  );
}
