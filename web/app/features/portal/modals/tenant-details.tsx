import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { writtenPhone } from '@husvaer/domain/accounts/written-phone';

import { RefusedEmail } from '../../leases/detail/public.tsx';
import { PersonAvatar } from '../../../ui/person-avatar.tsx';
import type { Lease } from '../lease.ts';
import { Answered } from './answered.tsx';
import { Modal, type ModalProps } from './modal.tsx';
import classes from './modals.module.css';
import { Tenants, type TenantsQuery } from './tenants.graphql.ts';
import { useModalQuery } from './use-modal-query.ts';

interface TenantDetailsProps extends ModalProps {
  lease: Pick<Lease, '_id' | 'refusedEmails'>;
}

/** The tenants with contact details, for the landlord's side. */
export function TenantDetails({ lease, ...modal }: TenantDetailsProps) {
  const { t } = useTranslation('modals');
  return (
    <Modal {...modal} title={t('tenants.title')}>
      <ModalContent lease={lease} />
    </Modal>
  );
}

function ModalContent({
  lease: { _id: contractId, refusedEmails },
}: Pick<TenantDetailsProps, 'lease'>) {
  const { t } = useTranslation('modals');
  const query = useModalQuery(Tenants, { contractId });
  return (
    <Answered
      {...query}
      none={({ getLeaseTenants: { data } }) => (data.mainTenant ? null : t('tenants.none'))}
    >
      {({ getLeaseTenants }) => (
        <TenantList tenants={getLeaseTenants.data} refused={refusedEmails} />
      )}
    </Answered>
  );
}

/** The tenants, the main tenant first. */
export function TenantList({
  tenants,
  refused,
}: {
  tenants: TenantsQuery['getLeaseTenants']['data'];
  /** E-mail addresses that can't be reached, in lower case. */
  refused: readonly string[];
}) {
  const { t } = useTranslation('modals');
  const { mainTenant, coTenants } = tenants;
  return (
    <ul className={classes.rows}>
      {[...(mainTenant ? [mainTenant] : []), ...coTenants].map(({ user }, index) => (
        <li key={user.email} className={classes.person}>
          <PersonAvatar name={user.name} avatar={user.avatarKey} />
          <div>
            <strong>{user.name}</strong>
            <span className="quiet">{t(index === 0 ? 'tenants.main' : 'tenants.co')}</span>
            {user.phoneNumber && (
              <Anchor href={`tel:${user.phoneNumber}`} underline="always">
                {writtenPhone(user.phoneNumber)}
              </Anchor>
            )}
            <Anchor href={`mailto:${user.email}`} underline="always">
              {user.email}
            </Anchor>
            <RefusedEmail refused={refused} person={user} />
          </div>
        </li>
      ))}
    </ul>
  );
}
