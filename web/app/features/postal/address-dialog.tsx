import { TextInput, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { postalAddress } from '@husvaer/domain/postal/letters';

import { browserApi } from '../../platform/api.ts';
import { ActDialog } from '../../ui/act-dialog.tsx';
import { useAction } from '../ledger/public.tsx';
import { ChangePostalAddress } from './change-postal-address.graphql.ts';
import type { Letter } from './letter-card.tsx';

interface AddressDialogProps {
  letter: Letter;
  opened: boolean;
  onClose: () => void;
  onDone: () => void;
}

type Field = 'lines' | 'postalCode' | 'city';

/** Enters the address of a letter. */
export function AddressDialog({ letter, opened, onClose, onDone }: AddressDialogProps) {
  const { t } = useTranslation('postal');
  const { act, isBusy } = useAction();
  const { recipient: name, address } = letter;
  const [lines, setLines] = useState(address?.lines.join('\n') ?? '');
  const [postalCode, setPostalCode] = useState(address?.postalCode ?? '');
  const [city, setCity] = useState(address?.city ?? '');
  const [invalidFields, setInvalidFields] = useState<readonly Field[]>([]);
  const errorOf = (field: Field) => invalidFields.includes(field) && t(`address.wrong.${field}`);
  async function confirm() {
    const parsed = postalAddress.safeParse({
      lines: lines.split('\n').filter((line) => line.trim() !== ''),
      postalCode: postalCode.trim(),
      city,
    });
    setInvalidFields(parsed.success ? [] : parsed.error.issues.map(({ path }) => path[0] as Field));
    if (!parsed.success) return;
    const inputData = { letterId: letter._id, address: parsed.data };
    const change = () => browserApi(ChangePostalAddress, { inputData });
    if (await act(change, t('address.done'))) onDone();
  }
  return (
    <ActDialog
      opened={opened}
      title={t('address.title', { name })}
      confirm={t('address.do')}
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={confirm}
    >
      <Textarea
        label={t('address.lines')}
        description={t('address.lines_help')}
        autosize
        minRows={2}
        maxRows={3}
        value={lines}
        error={errorOf('lines')}
        onChange={({ currentTarget }) => setLines(currentTarget.value)}
      />
      <TextInput
        label={t('address.postal_code')}
        inputMode="numeric"
        maxLength={4}
        value={postalCode}
        error={errorOf('postalCode')}
        onChange={({ currentTarget }) => setPostalCode(currentTarget.value)}
      />
      <TextInput
        label={t('address.city')}
        value={city}
        error={errorOf('city')}
        onChange={({ currentTarget }) => setCity(currentTarget.value)}
      />
    </ActDialog>
  );
}
