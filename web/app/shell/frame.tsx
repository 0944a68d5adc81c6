import { Anchor, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import classes from './frame.module.css';
import { TopBar } from './top-bar.tsx';

/** What stands around every page. */
export function Frame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell');
  return (
    <div className={classes.frame}>
      <a href="#content" className="skip">
        {t('skip')}
      </a>
      <TopBar />
      <main id="content" className={classes.content} tabIndex={-1}>
        {children}
      </main>
      <footer className={classes.footer}>
        <Text fz="sm">{t('footer.about')}</Text>
        <Text fz="xs" className="quiet">
          {t('footer.data')}{' '}
          <Anchor href="https://www.kartverket.no" rel="noreferrer" inherit underline="always">
            © Kartverket
          </Anchor>
        </Text>
      </footer>
    </div>
  );
}
