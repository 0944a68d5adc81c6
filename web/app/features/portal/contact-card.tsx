import { Anchor, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { writtenPhone } from '@husvaer/domain/accounts/written-phone';

import { RefusedEmail } from '../leases/detail/public.tsx';
import { PersonAvatar } from '../../ui/person-avatar.tsx';
import type { Contact, Lease } from './lease.ts';
import classes from './portal.module.css';
import { WriteButton } from './write-button.tsx';

interface ContactCardProps {
  lease: Pick<Lease, '_id' | 'partner' | 'agent' | 'counterpart' | 'refusedEmails'>;
  contact: Contact;
}

/** The contact for a lease: the agency's agent, or the landlord of a lease without an agency. */
export function ContactCard({ lease, contact }: ContactCardProps) {
  const { t } = useTranslation('portal');
  const { _id: leaseId, partner, agent, counterpart, refusedEmails } = lease;
  const isAgent = contact._id === agent?._id;
  return (
    <section aria-labelledby="contact">
      <Title order={2} id="contact">
        {t(isAgent ? 'contact.agent' : 'contact.landlord')}
      </Title>
      <div className={classes.contact}>
        <PersonAvatar name={contact.name} avatar={contact.avatar} />
        <p>
          <strong>{contact.name}</strong>
          {isAgent && partner && (
            <span className="quiet">{t('contact.at', { partner: partner.name })}</span>
          )}
          {contact.phoneNumber && (
            <Anchor href={`tel:${contact.phoneNumber}`} fz="sm" underline="always">
              {writtenPhone(contact.phoneNumber)}
            </Anchor>
          )}
          <Anchor href={`mailto:${contact.email}`} fz="sm" underline="always">
            {contact.email}
          </Anchor>
        </p>
      </div>
      <RefusedEmail refused={refusedEmails} person={contact} />
      {counterpart && <WriteButton leaseId={leaseId} />}
    </section>
  );
}
