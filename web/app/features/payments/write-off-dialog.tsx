import { NativeSelect, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { SMALL_DIFFERENCE, WRITE_OFF_REASON_MAX } from '@husvaer/domain/payments/small-difference';
import { oreToKroner } from '@husvaer/domain/kernel/money';

import { useAction } from '../ledger/public.tsx';
import { ActDialog } from '../../ui/act-dialog.tsx';
import { TwoPeople } from './two-people.tsx';

/** Whether an amount in kroner counts as a small difference. */
export const isSmall = (amount: number): boolean => amount <= oreToKroner(SMALL_DIFFERENCE);

type Bearer = 'agency' | null;

interface WriteOffDialogProps<Answer> {
  opened: boolean;
  title: string;
  /** The consequence of the write-off. */
  text: string;
  /** Kroner. */
  amount: number;
  done: string | ((answer: Answer) => string);
  /** Whether the agency may choose to bear the loss of rent, and another person may have to agree. */
  isOfInvoice?: boolean;
  onWriteOff: (reason: string, borneBy: Bearer) => Promise<Answer>;
  onClose: () => void;
}

/** Asks for the reason of a write-off, and carries it out. A small amount has a default reason. */
export function WriteOffDialog<Answer>(props: WriteOffDialogProps<Answer>) {
  const { opened, title, text, amount, done, isOfInvoice, onWriteOff, onClose } = props;
  const { t } = useTranslation(['payments', 'ledger']);
  const { act, isBusy } = useAction();
  const [reason, setReason] = useState(isSmall(amount) ? t('write_off.rounding') : '');
  const [borneBy, setBorneBy] = useState<Bearer>(null);
  const [isMissing, setIsMissing] = useState(false);
  async function confirm() {
    const trimmedReason = reason.trim();
    setIsMissing(trimmedReason === '');
    const send = () => onWriteOff(trimmedReason, borneBy);
    if (trimmedReason !== '' && (await act(send, done))) onClose();
  }
  return (
    <ActDialog
      opened={opened}
      title={title}
      confirm={t('write_off.confirm')}
      isBusy={isBusy}
      isGrave
      onClose={onClose}
      onConfirm={confirm}
    >
      <p>{text}</p>
      {isOfInvoice && (
        <>
          <TwoPeople />
          <NativeSelect
            label={t('write_off.borne_by')}
            value={borneBy ?? ''}
            onChange={({ currentTarget: { value } }) =>
              setBorneBy(value === 'agency' ? value : null)
            }
            data={[
              { value: '', label: t('write_off.bearers.agreed') },
              { value: 'agency', label: t('write_off.bearers.agency') },
            ]}
          />
        </>
      )}
      <Textarea
        label={t('write_off.reason')}
        description={t('write_off.reason_help')}
        autosize
        minRows={2}
        maxLength={WRITE_OFF_REASON_MAX}
        value={reason}
        error={isMissing && t('ledger:wrong.reason')}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </ActDialog>
  );
}
