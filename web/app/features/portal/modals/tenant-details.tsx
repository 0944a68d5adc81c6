import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { Face } from '../../../ui/face.tsx';
import { Answered } from './answered.tsx';
import { Modal, type ModalProps } from './modal.tsx';
import classes from './modals.module.css';
import { Tenants, type TenantsQuery } from './tenants.graphql.ts';
import { useAnswer } from './use-answer.ts';

interface TenantDetailsProps extends ModalProps {
  lease: { _id: string };
}

/** Who rents, and how they are reached, for whoever lets. */
export function TenantDetails({ lease, ...modal }: TenantDetailsProps) {
  const { t } = useTranslation('modals');
  return (
    <Modal {...modal} title={t('tenants.title')}>
      <Asked contractId={lease._id} />
    </Modal>
  );
}

function Asked({ contractId }: { contractId: string }) {
  const { t } = useTranslation('modals');
  const asked = useAnswer(Tenants, { contractId });
  return (
    <Answered
      {...asked}
      none={({ getLeaseTenants: { data } }) => (data.mainTenant ? null : t('tenants.none'))}
    >
      {({ getLeaseTenants }) => <TenantList tenants={getLeaseTenants.data} />}
    </Answered>
  );
}

/** The main tenant first. */
export function TenantList({ tenants }: { tenants: TenantsQuery['getLeaseTenants']['data'] }) {
  const { t } = useTranslation('modals');
  const { mainTenant, coTenants } = tenants;
  return (
    <ul className={classes.rows}>
      {[...(mainTenant ? [mainTenant] : []), ...coTenants].map(({ user }, index) => (
        <li key={user.email} className={classes.person}>
          <Face name={user.name} avatar={user.avatarKey} />
          <div>
            <strong>{user.name}</strong>
            <span className="quiet">{t(index === 0 ? 'tenants.main' : 'tenants.co')}</span>
            {user.phoneNumber && (
              <Anchor href={`tel:${user.phoneNumber}`} underline="always">
                {user.phoneNumber}
              </Anchor>
            )}
            <Anchor href={`mailto:${user.email}`} underline="always">
              {user.email}
            </Anchor>
          </div>
        </li>
      ))}
    </ul>
  );
}
