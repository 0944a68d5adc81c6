import { Anchor, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import classes from './detail.module.css';
import type { Lease } from './lease.ts';

interface Somebody {
  name: string;
  email: string;
  phoneNumber: string | null;
}

/** Whom the lease is between, and how they are reached. */
export function People({ lease, tenants }: { lease: Lease; tenants: readonly Somebody[] }) {
  const { t } = useTranslation('leases');
  const people: (readonly [string, Somebody | null])[] = [
    ...tenants.map(
      (tenant, index) =>
        [t(index === 0 ? 'roles.main_tenant' : 'roles.co_tenant'), tenant] as const,
    ),
    [t('roles.landlord'), lease.landlord],
    [t('roles.agent'), lease.agent],
  ];
  return (
    <section aria-labelledby="people">
      <Title order={2} id="people">
        {t('detail.people')}
      </Title>
      <ul className={classes.people}>
        {people.map(
          ([role, person], index) =>
            person && (
              <li key={index}>
                <strong>{person.name}</strong> <span className="quiet">{role}</span>
                <Anchor href={`mailto:${person.email}`} fz="sm" underline="always">
                  {person.email}
                </Anchor>
                {person.phoneNumber && (
                  <Anchor href={`tel:${person.phoneNumber}`} fz="sm" underline="always">
                    {person.phoneNumber}
                  </Anchor>
                )}
              </li>
            ),
        )}
      </ul>
    </section>
  );
}
