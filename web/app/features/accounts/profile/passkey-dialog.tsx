import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';

import { deviceOf } from '@husvaer/domain/accounts/device';
import { passkeyName } from '@husvaer/domain/accounts/passkeys';
import { z } from '@husvaer/domain/kernel/zod';

import { browserApi } from '../../../platform/api.ts';
import { useNotify } from '../../../platform/notify.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { checkedBy } from '../check.tsx';
import { FormError } from '../components/form-error.tsx';
import { isCancelled, isAlreadyRegistered, makePasskey } from '../passkeys.ts';
import { useFormCall } from '../use-form-call.ts';
import { RenamePasskey } from './rename-passkey.graphql.ts';
import { useDeviceName } from './use-device-name.ts';

interface PasskeyDialogProps {
  /** Null creates a new passkey. */
  passkey: { _id: string; name: string } | null;
  onClose: () => void;
}

const schema = z.object({ name: passkeyName });

/** Names a passkey, and creates it first if it is new. */
export function PasskeyDialog({ opened, ...props }: PasskeyDialogProps & { opened: boolean }) {
  const { t } = useTranslation('profile');
  return (
    <Dialog
      opened={opened}
      onClose={props.onClose}
      title={t(props.passkey ? 'passkeys.ask_name' : 'passkeys.ask_add')}
      closeButtonProps={{ 'aria-label': t('leave.close') }}
      centered
    >
      <NameForm {...props} />
    </Dialog>
  );
}

function NameForm({ passkey, onClose }: PasskeyDialogProps) {
  const { t } = useTranslation('profile');
  const { revalidate } = useRevalidator();
  const notify = useNotify();
  const here = useDeviceName(deviceOf(navigator.userAgent));
  const form = useForm({
    initialValues: { name: passkey?.name ?? here ?? '' },
    validate: (values) => checkedBy(schema, values),
  });
  const { onSubmit, isPending, errorText } = useFormCall(form, {
    async call({ name }) {
      await (passkey ? browserApi(RenamePasskey, { id: passkey._id, name }) : makePasskey(name));
      notify(t(passkey ? 'passkeys.renamed' : 'passkeys.made'), 'good');
      await revalidate();
      onClose();
    },
    ownMessageFor(error) {
      if (isAlreadyRegistered(error)) return t('passkeys.known');
      return isCancelled(error) ? t('passkeys.given_up') : null;
    },
    known: 'inputData.',
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="md">
        {!passkey && <Text className="quiet">{t('passkeys.add_text')}</Text>}
        {errorText && <FormError>{errorText}</FormError>}
        <TextInput
          size="md"
          data-autofocus
          label={t('passkeys.name')}
          description={t('passkeys.name_help')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autoComplete="off"
          {...form.getInputProps('name')}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('leave.cancel')}
          </Button>
          <Button type="submit" loading={isPending}>
            {t(passkey ? 'passkeys.save' : 'passkeys.make')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
