import { Button, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router';

import { PageHead } from '../../../platform/page-head.tsx';
import column from '../../../ui/column-page.module.css';
import { CardSkeleton } from '../components/card-skeleton.tsx';
import { NextSteps } from '../public.tsx';
import classes from './saved.module.css';

interface SavedFrameProps {
  of: 'homes' | 'searches';
  children: ReactNode;
}

const PATHS = { homes: '/favourites', searches: '/saved-searches' } as const;

/** The frame of saved homes and saved searches. */
export function SavedFrame({ of, children }: SavedFrameProps) {
  const { t } = useTranslation('saved');
  return (
    <div className={column.page}>
      <PageHead title={t(`${of}.title`)} description={t(`${of}.text`)} path={PATHS[of]} noindex />
      <Title order={1}>{t(`${of}.title`)}</Title>
      <p className={column.lead}>{t(`${of}.text`)}</p>
      <nav className={classes.links} aria-label={t('ways')}>
        <NavLink to={PATHS.homes}>{t('homes.title')}</NavLink>
        <NavLink to={PATHS.searches}>{t('searches.title')}</NavLink>
      </nav>
      {children}
    </div>
  );
}

/** Shown when nothing is saved: how to save something. */
export function NothingSaved({ of }: { of: 'homes' | 'searches' }) {
  const { t } = useTranslation('saved');
  return (
    <>
      <section className={column.empty}>
        <Title order={2}>{t(`${of}.none`)}</Title>
        <p>{t(`${of}.none_text`)}</p>
        <Button component={Link} to="/find-home">
          {t('homes.find')}
        </Button>
      </section>
      <NextSteps />
    </>
  );
}

/** Shown while the browser loads: only it has the user's token. */
export function SavedSkeleton() {
  const { t } = useTranslation('saved');
  return (
    <div className={classes.homes} role="status" aria-label={t('loading')}>
      {[1, 2, 3, 4].map((one) => (
        <CardSkeleton key={one} />
      ))}
    </div>
  );
}
