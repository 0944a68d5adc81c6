import { Checkbox, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { browserApi } from '../../../platform/api.ts';
import type { Person } from '../../leases/detail/public.tsx';
import { useRefusedContradictions } from '../../leases/contradictions/public.tsx';
import { useAction } from '../../leases/public.tsx';
import { ChangeTenants } from './change-tenants.graphql.ts';
import classes from './life.module.css';
import { LifecycleDialog, type PaperLanguage } from './lifecycle-dialog.tsx';

interface TenantsDialogProps {
  opened: boolean;
  leaseId: string;
  tenants: readonly Person[];
  /** The first day that the change may apply from, ISO. */
  from: string;
  onClose: () => void;
}

/** Asks all parties to sign that tenants move out and another moves in. */
export function TenantsDialog({ opened, leaseId, tenants, from, onClose }: TenantsDialogProps) {
  const { t } = useTranslation('life');
  const { act, isBusy } = useAction();
  const { confirmed, isClear, list, attempt } = useRefusedContradictions();
  const [day, setDay] = useState('');
  const [leaving, setLeaving] = useState<string[]>([]);
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  const [birthDate, setBirthDate] = useState('');
  const [language, setLanguage] = useState<PaperLanguage>('no');
  const typed = [email.trim(), name.trim(), birthDate];
  const isJoined = typed.every(Boolean);
  const stays = tenants.length - leaving.length;
  const isHalf = !isJoined && typed.some(Boolean);
  async function send() {
    const joining = isJoined ? [{ email: email.trim(), name: name.trim(), birthDate }] : [];
    const inputData = { contractId: leaseId, from: day, leaving, joining, language, confirmed };
    const call = () => attempt(() => browserApi(ChangeTenants, { inputData }));
    if (await act(call, t('tenants.done'))) onClose();
  }
  return (
    <LifecycleDialog
      opened={opened}
      title={t('tenants.title')}
      confirm={t('tenants.confirm')}
      isBusy={isBusy}
      isReady={isClear && day !== '' && !isHalf && (isJoined || (leaving.length > 0 && stays > 0))}
      language={language}
      onLanguage={setLanguage}
      onClose={onClose}
      onConfirm={send}
    >
      <p>{t('tenants.text')}</p>
      <TextInput
        type="date"
        label={t('tenants.from')}
        required
        min={from}
        value={day}
        onChange={({ currentTarget }) => setDay(currentTarget.value)}
      />
      <Checkbox.Group label={t('tenants.leaving')} value={leaving} onChange={setLeaving}>
        <Stack gap="xs" mt="xs">
          {tenants.map((tenant) => (
            <Checkbox key={tenant.email} value={tenant.email} label={tenant.name} />
          ))}
        </Stack>
      </Checkbox.Group>
      <fieldset className={classes.group}>
        <legend>{t('tenants.joining')}</legend>
        <Stack gap="xs">
          <TextInput
            label={t('tenants.name')}
            value={name}
            required={isHalf}
            maxLength={100}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <TextInput
            type="email"
            label={t('tenants.email')}
            value={email}
            required={isHalf}
            onChange={({ currentTarget }) => setEmail(currentTarget.value)}
          />
          <TextInput
            type="date"
            label={t('tenants.birthDate')}
            description={t('tenants.birthDate_help')}
            value={birthDate}
            required={isHalf}
            onChange={({ currentTarget }) => setBirthDate(currentTarget.value)}
          />
        </Stack>
      </fieldset>
      {list}
    </LifecycleDialog>
  );
}
