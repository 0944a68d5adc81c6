import { Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { useFormat } from '../../../platform/format.ts';
import { useSite } from '../../../platform/site.ts';
import type { FindInvitationsQuery } from '../find-invitations.graphql.ts';
import classes from '../invitations-page.module.css';

type Invitation = FindInvitationsQuery['getInvitations'][number];

/** The partner's invitations, the last first, with the status of each. */
export function Invited({ invitations }: { invitations: readonly Invitation[] }) {
  const { t } = useTranslation('partners');
  return (
    <section className={classes.invited}>
      <Title order={2}>{t('invitations.list')}</Title>
      {invitations.length === 0 ? (
        <p className={classes.none}>{t('invitations.none')}</p>
      ) : (
        <ul className={classes.list}>
          {invitations.map((invitation) => (
            <li key={invitation._id} className={classes.one}>
              <span>
                <strong>{invitation.name}</strong>
                <span className={classes.address}>{invitation.email}</span>
              </span>
              <State invitation={invitation} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function State({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation('partners');
  const { today } = useSite();
  const { date } = useFormat();
  const { isAccepted, expiresAt, registerAs } = invitation;
  const isOver = expiresAt.slice(0, 10) < today;
  return (
    <span className={classes.state}>
      <span>{t(`invitations.${registerAs as 'tenant' | 'landlord'}`)}</span>
      <span className={classes.came} data-is={isAccepted ? 'good' : isOver ? 'over' : undefined}>
        {isAccepted
          ? t('invitations.accepted')
          : isOver
            ? t('invitations.over')
            : t('invitations.open', { date: date(expiresAt) })}
      </span>
    </span>
  );
}
