import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { writtenPhone } from '@husvaer/domain/accounts/written-phone';
import { Link } from 'react-router';

import { Facts } from '../../../ui/facts.tsx';
import { Modal, type ModalProps } from './modal.tsx';

interface YourDetailsProps extends ModalProps {
  person: { name: string; email: string; phoneNumber: string | null };
}

/** A tenant's own contact details, with a link to change them. */
export function YourDetails({ person, ...modal }: YourDetailsProps) {
  const { t } = useTranslation('modals');
  return (
    <Modal {...modal} title={t('tenants.yours')}>
      <OwnFacts person={person} />
    </Modal>
  );
}

export function OwnFacts({ person }: Pick<YourDetailsProps, 'person'>) {
  const { t } = useTranslation('modals');
  return (
    <>
      <Facts
        facts={[
          [t('tenants.name'), person.name],
          [t('tenants.phone'), person.phoneNumber && writtenPhone(person.phoneNumber)],
          [t('tenants.email'), person.email],
        ]}
      />
      <Button component={Link} to="/profile" variant="default" mt="md">
        {t('tenants.edit')}
      </Button>
    </>
  );
}
