import { Loader, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { browserApi } from '../../../platform/api.ts';
import { useFormat } from '../../../platform/format.ts';
import { useNotify } from '../../../platform/notify.tsx';
import { useAction, useTerms, useErrorMessage } from '../../leases/public.tsx';
import { AdjustRent } from './adjust-rent.graphql.ts';
import { LifecycleDialog, type PaperLanguage } from './lifecycle-dialog.tsx';
import { RentAdjustment, type RentAdjustmentQuery } from './rent-adjustment.graphql.ts';

interface RentDialogProps {
  opened: boolean;
  leaseId: string;
  /** The current rent, kroner per month. */
  rent: number;
  onClose: () => void;
}

type Possible = NonNullable<RentAdjustmentQuery['getRentAdjustment']>;

/** Announces the rent that the price index allows (husleieloven § 4-2), and its first day. */
export function RentDialog({ opened, leaseId, rent, onClose }: RentDialogProps) {
  const { t } = useTranslation('life');
  const format = useFormat();
  const { day } = useTerms();
  const { act, isBusy } = useAction();
  const notify = useNotify();
  const messageFor = useErrorMessage();
  const [possible, setPossible] = useState<Possible | null | undefined>(undefined);
  const [from, setFrom] = useState('');
  const [language, setLanguage] = useState<PaperLanguage>('no');

  useEffect(() => {
    if (!opened) return undefined;
    let isOver = false;
    void browserApi(RentAdjustment, { id: leaseId })
      .then(({ getRentAdjustment }) => {
        if (isOver) return;
        setPossible(getRentAdjustment);
        setFrom(getRentAdjustment?.takesEffectOn ?? '');
      })
      .catch((error: unknown) => {
        if (isOver) return;
        notify(messageFor(error), 'bad');
        onClose();
      });
    return () => {
      isOver = true;
    };
    // The function that notifies does not change.
    // eslint-disable-next-line react/exhaustive-deps
  }, [opened, leaseId]);

  async function send() {
    const input = { takesEffectOn: from, language };
    if (await act(() => browserApi(AdjustRent, { id: leaseId, ...input }), t('rent.done')))
      onClose();
  }
  const isOther = possible ? possible.amount !== rent : false;
  return (
    <LifecycleDialog
      opened={opened}
      title={t('rent.title')}
      confirm={isOther ? t('rent.confirm') : undefined}
      isBusy={isBusy}
      isReady={isOther && from !== ''}
      {...(isOther && { language, onLanguage: setLanguage })}
      onClose={onClose}
      onConfirm={send}
    >
      {possible === undefined && <Loader aria-label={t('rent.loading')} />}
      {possible === null && <p>{t('rent.none')}</p>}
      {possible && !isOther && <p>{t('rent.same')}</p>}
      {possible && isOther && (
        <>
          <p>
            {t('rent.text', {
              from: format.month(possible.indexFrom.month),
              to: format.month(possible.indexTo.month),
              before: format.number(possible.indexFrom.value),
              after: format.number(possible.indexTo.value),
              amount: format.amount(possible.amount),
              date: day(possible.takesEffectOn),
            })}
          </p>
          <TextInput
            type="date"
            label={t('rent.from')}
            required
            min={possible.takesEffectOn}
            value={from}
            onChange={({ currentTarget }) => setFrom(currentTarget.value)}
          />
          {from !== '' && (
            <p role="status">
              {t('rent.holds', {
                date: day(from),
                amount: format.amount(possible.amount),
                before: format.amount(rent),
              })}
            </p>
          )}
        </>
      )}
    </LifecycleDialog>
  );
}
