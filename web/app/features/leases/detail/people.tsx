import { Anchor, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { writtenPhone } from '@husvaer/domain/accounts/written-phone';

import classes from './detail.module.css';
import { RefusedEmail } from './refused-email.tsx';
import type { Lease, Person } from './lease.ts';

interface PeopleProps {
  lease: Pick<Lease, 'landlord' | 'agent' | 'refusedEmails'>;
  tenants: readonly Person[];
  /** The id of a person who is shown elsewhere on the page. */
  besides: string | null;
}

/** The parties of the lease, with contact details. */
export function People({ lease, tenants, besides }: PeopleProps) {
  const { t } = useTranslation('leases');
  const people: (readonly [string, Person | null])[] = [
    ...tenants.map(
      (tenant, index) =>
        [t(index === 0 ? 'roles.main_tenant' : 'roles.co_tenant'), tenant] as const,
    ),
    ...(
      [
        [t('roles.landlord'), lease.landlord],
        [t('roles.agent'), lease.agent],
      ] as const
    ).filter(([, person]) => person?._id !== besides),
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
                    {writtenPhone(person.phoneNumber)}
                  </Anchor>
                )}
                <RefusedEmail refused={lease.refusedEmails} person={person} />
              </li>
            ),
        )}
      </ul>
    </section>
  );
}
