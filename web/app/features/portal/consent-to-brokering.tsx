import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';

import { browserApi } from '../../platform/api.ts';
import { useNotify } from '../../platform/notify.tsx';
import { useFailureText } from '../../errors/use-failure-text.ts';
import { Panel } from '../../ui/panel.tsx';
import { ConsentToBrokering as Consent } from './consent-to-brokering.graphql.ts';
import type { Lease } from './lease.ts';
import classes from './portal.module.css';
import { useLeaseTexts } from './use-lease-texts.ts';

/**
 * Asks the landlord of a signed lease whether the brokering commission may be taken off the rent, and shows the
 * agency that it is not.
 */
export function ConsentToBrokering({ lease }: { lease: Lease }) {
  const { t } = useTranslation('portal');
  const [isPending, setIsPending] = useState(false);
  const { revalidate } = useRevalidator();
  const notify = useNotify();
  const messageFor = useFailureText();
  const words = useLeaseTexts();
  const amount = words.commission(lease.assignmentInfo?.brokeringCommissionAmount ?? null);

  async function consent() {
    setIsPending(true);
    try {
      await browserApi(Consent, { contractId: lease._id });
      await revalidate();
      notify(t('brokering_consent.done'), 'good');
    } catch (error) {
      notify(messageFor(error), 'bad');
    } finally {
      setIsPending(false);
    }
  }
  return (
    <Panel id="brokering" title={t('brokering_consent.title', { amount })}>
      {lease.side === 'agent' ? (
        <p>{t('brokering_consent.missing')}</p>
      ) : (
        <>
          <p>{t('brokering_consent.text')}</p>
          <div className={classes.actions}>
            <Button variant="default" loading={isPending} onClick={() => void consent()}>
              {t('brokering_consent.confirm')}
            </Button>
          </div>
        </>
      )}
    </Panel>
  );
}
