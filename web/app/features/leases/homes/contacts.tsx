import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { writtenPhone } from '@husvaer/domain/accounts/written-phone';

import type { JanitorContactLineFragment } from './home.fragment.graphql.ts';

interface ContactsProps {
  contacts: readonly JanitorContactLineFragment[];
}

/** The contact persons for a home. */
export function Contacts({ contacts }: ContactsProps) {
  const { t } = useTranslation('leases');
  if (contacts.length === 0) return <p className="quiet">{t('homes.empty')}</p>;
  return contacts.map(({ name, email, phoneNumber }) => (
    <p key={email}>
      {name}
      <br />
      {phoneNumber !== null && (
        <>
          <Anchor href={`tel:${phoneNumber}`} underline="always">
            {writtenPhone(phoneNumber)}
          </Anchor>
          {' · '}
        </>
      )}
      <Anchor href={`mailto:${email}`} underline="always">
        {email}
      </Anchor>
    </p>
  ));
}
