import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { LeaseStatus } from '@husvaer/domain/leases/enums';

import { browserApi } from '../../../platform/api.ts';
import { useAction } from '../use-action.ts';
import { ConfirmContradictions } from './confirm-contradictions.graphql.ts';
import classes from './contradictions.module.css';
import { ContradictionList, openOf } from './contradiction-list.tsx';
import type { LeaseContradictionItemFragment } from './contradiction.fragment.graphql.ts';

interface LeaseContradictionsProps {
  lease: {
    _id: string;
    leaseStatus: LeaseStatus;
    contradictions: readonly LeaseContradictionItemFragment[];
  };
}

/**
 * What contradicts itself in a lease, for those who write its documents. What a draft has is confirmed when it
 * is sent. The list of signers has the question of another name.
 */
export function LeaseContradictions({ lease }: LeaseContradictionsProps) {
  const { t } = useTranslation('leases');
  const { act, isBusy } = useAction();
  const [confirmed, setConfirmed] = useState<string[]>([]);
  const { leaseStatus } = lease;
  const isDraft = leaseStatus === 'new';
  const open = openOf(lease.contradictions).filter(
    ({ name }) => leaseStatus !== 'in_progress' || name !== 'name_differs',
  );
  if (open.length === 0) return null;
  const keys = confirmed.filter((key) => open.some((one) => one.key === key));
  return (
    <section aria-label={t('contradictions.title')} className={classes.section}>
      <ContradictionList
        contradictions={open}
        isSigned={!isDraft && leaseStatus !== 'in_progress'}
        {...(!isDraft && { confirming: { confirmed, onChange: setConfirmed } })}
      />
      {keys.length > 0 && (
        <Button
          mt="sm"
          variant="default"
          loading={isBusy}
          onClick={() =>
            void act(
              () => browserApi(ConfirmContradictions, { id: lease._id, keys }),
              t('contradictions.done'),
            )
          }
        >
          {t('contradictions.save')}
        </Button>
      )}
    </section>
  );
}
