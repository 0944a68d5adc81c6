import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { REPEAT_NOTE_MAX } from '@husvaer/domain/banking/repeats';

import { browserApi } from '../../../platform/api.ts';
import { useFormat } from '../../../platform/format.ts';
import { ActDialog } from '../../../ui/act-dialog.tsx';
import { useAction } from '../../ledger/public.tsx';
import { BookRepeatedPayment } from './book-repeated-payment.graphql.ts';
import type { Repeat } from './repeat-card.tsx';

interface BookDialogProps {
  repeat: Repeat;
  opened: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** Asks why a payment is not a repetition, and books it. */
export function BookDialog({ repeat, opened, onClose, onDone }: BookDialogProps) {
  const { t } = useTranslation(['banking', 'ledger']);
  const format = useFormat();
  const { act, isBusy } = useAction();
  const [note, setNote] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  async function confirm() {
    const trimmedNote = note.trim();
    setIsMissing(trimmedNote === '');
    const book = () =>
      browserApi(BookRepeatedPayment, { inputData: { repeatId: repeat._id, note: trimmedNote } });
    if (trimmedNote !== '' && (await act(book, t('repeats.dialog.done')))) onDone();
  }
  return (
    <ActDialog
      opened={opened}
      title={t('repeats.dialog.title', { amount: format.amount(repeat.amount) })}
      confirm={t('repeats.book')}
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={confirm}
    >
      <p>{t('repeats.dialog.text')}</p>
      <Textarea
        label={t('repeats.dialog.reason')}
        description={t('repeats.dialog.help')}
        autosize
        minRows={2}
        maxLength={REPEAT_NOTE_MAX}
        value={note}
        error={isMissing && t('ledger:wrong.reason')}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
    </ActDialog>
  );
}
