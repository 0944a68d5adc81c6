import { Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { PageHead } from '../../platform/page-head.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Contacts } from '../leases/detail/public.tsx';
import { useTerms } from '../leases/public.tsx';
import { ContactCard } from './contact-card.tsx';
import { HomeMap } from './home-map.tsx';
import type { JanitorHomeQuery } from './janitor-home.graphql.ts';
import classes from './portal.module.css';

export type JanitorHome = JanitorHomeQuery['getJanitorProperty'];

/** A lease's page for a janitor: the home's location and its contacts; no terms, amounts or documents. */
export function JanitorPage({ leaseId, home }: { leaseId: string; home: JanitorHome }) {
  const { t } = useTranslation('portal');
  const { address, period } = useTerms();
  const { name, propertySerial: number, leases } = home;
  const agent = leases.find(({ _id }) => _id === leaseId)?.agent ?? null;
  return (
    <div className={classes.page}>
      <PageHead title={name} description={t('janitor.text')} path={`/lease/${leaseId}`} noindex />
      <BackLink to="/lease/homes">{t('janitor.homes')}</BackLink>
      <header className={classes.head}>
        <Title order={1}>{name}</Title>
        <p className="quiet">{[address(home), t('page.number', { number })].join(' · ')}</p>
      </header>
      <div className={classes.sides}>
        <div className={classes.main}>
          <Panel id="lives-here" title={t('janitor.lives_here')}>
            {leases.length === 0 && <Contacts contacts={[]} />}
            {leases.map((lease) => (
              <div key={lease._id}>
                <Contacts contacts={lease.contacts} />
                <p className="quiet">{t('janitor.period', { period: period(lease) })}</p>
              </div>
            ))}
          </Panel>
        </div>
        <aside className={classes.aside} aria-label={t('janitor.aside')}>
          {agent && (
            <ContactCard
              lease={{ _id: leaseId, partner: null, agent, counterpart: null, refusedEmails: [] }}
              contact={agent}
            />
          )}
          <HomeMap home={home} />
        </aside>
      </div>
    </div>
  );
}
