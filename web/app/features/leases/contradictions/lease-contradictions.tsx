import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { browserApi } from '../../../platform/api.ts';
import { useAction } from '../use-action.ts';
import { ConfirmContradictions } from './confirm-contradictions.graphql.ts';
import classes from './contradictions.module.css';
import { ContradictionList, openOf } from './contradiction-list.tsx';
import type { LeaseContradictionItemFragment } from './contradiction.fragment.graphql.ts';

interface LeaseContradictionsProps {
  lease: { _id: string; contradictions: readonly LeaseContradictionItemFragment[] };
  /** Whether they are confirmed here; those of a draft are confirmed when it is sent. */
  isDraft: boolean;
}

/** What contradicts itself in a lease, for those who write its documents. */
export function LeaseContradictions({ lease, isDraft }: LeaseContradictionsProps) {
  const { t } = useTranslation('leases');
  const { act, isBusy } = useAction();
  const [confirmed, setConfirmed] = useState<string[]>([]);
  const open = openOf(lease.contradictions);
  if (open.length === 0) return null;
  const keys = confirmed.filter((key) => open.some((one) => one.key === key));
  return (
    <section aria-label={t('contradictions.title')} className={classes.section}>
      <ContradictionList
        contradictions={open}
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
