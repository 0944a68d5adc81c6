import { Alert, Button, Group, Stack, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useRevalidator, useSearchParams } from 'react-router';

import { PASSKEYS_MAX } from '@husvaer/domain/accounts/passkeys';

import { browserApi } from '../../../platform/api.ts';
import { useFormat } from '../../../platform/format.ts';
import { useNotify } from '../../../platform/notify.tsx';
import { RETURN_PARAM, safeReturn } from '../../../platform/return-to.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useSupportsPasskeys } from '../use-supports-passkeys.ts';
import { useErrorMessage } from '../use-error-message.ts';
import { ProfileAction } from './profile-action.tsx';
import type { MyProfileQuery } from './my-profile.graphql.ts';
import { PasskeyDialog } from './passkey-dialog.tsx';
import classes from './profile-page.module.css';
import { RemovePasskey } from './remove-passkey.graphql.ts';

type Passkey = MyProfileQuery['getMyPasskeys'][number];

/** The passkeys to log in with instead of a password: adds, renames and removes them. */
export function Passkeys({ passkeys }: { passkeys: readonly Passkey[] }) {
  const { t } = useTranslation('profile');
  const { day } = useFormat();
  const hasThem = useSupportsPasskeys();
  const remove = useRemove();
  // Null creates a new passkey.
  const [named, setNamed] = useState<Passkey | null>(null);
  const [isNaming, setIsNaming] = useState(false);
  const [removed, setRemoved] = useState<Passkey | null>(null);
  const [isRemoving, setIsRemoving] = useState(false);
  const name = (passkey: Passkey | null) => {
    setNamed(passkey);
    setIsNaming(true);
  };
  return (
    <section id="passkeys" className={classes.section}>
      <Title order={2}>{t('passkeys.title')}</Title>
      <p className="quiet">{t(hasThem ? 'passkeys.text' : 'passkeys.unknown')}</p>
      {passkeys.map((passkey) => (
        <ProfileAction
          key={passkey._id}
          what={passkey.name}
          text={[
            t('passkeys.added', { day: day(passkey.createdAt) }),
            passkey.usedAt
              ? t('passkeys.used', { day: day(passkey.usedAt) })
              : t('passkeys.unused'),
          ].join(' · ')}
        >
          <Group gap="xs">
            <Button
              variant="default"
              aria-haspopup="dialog"
              aria-label={t('passkeys.rename_one', { name: passkey.name })}
              onClick={() => name(passkey)}
            >
              {t('passkeys.rename')}
            </Button>
            <Button
              variant="default"
              c="var(--danger)"
              aria-haspopup="dialog"
              aria-label={t('passkeys.remove_one', { name: passkey.name })}
              onClick={() => {
                setRemoved(passkey);
                setIsRemoving(true);
              }}
            >
              {t('passkeys.remove')}
            </Button>
          </Group>
        </ProfileAction>
      ))}
      <WayBack hasPasskey={passkeys.length > 0} />
      {hasThem && passkeys.length < PASSKEYS_MAX && (
        <Button
          mt="sm"
          variant={passkeys.length > 0 ? 'default' : 'filled'}
          aria-haspopup="dialog"
          onClick={() => name(null)}
        >
          {t('passkeys.add')}
        </Button>
      )}
      <PasskeyDialog passkey={named} opened={isNaming} onClose={() => setIsNaming(false)} />
      <ConfirmDialog
        opened={isRemoving}
        title={t('passkeys.ask_remove', { name: removed?.name ?? '' })}
        words={{
          close: t('leave.close'),
          cancel: t('leave.cancel'),
          confirm: t('passkeys.remove'),
        }}
        onClose={() => setIsRemoving(false)}
        onConfirm={async () => {
          if (removed && (await remove(removed._id))) setIsRemoving(false);
        }}
      >
        {t('passkeys.remove_text')}
      </ConfirmDialog>
    </section>
  );
}

/** For users that a page which requires a passkey has sent here: instructions, and the link back. */
function WayBack({ hasPasskey }: { hasPasskey: boolean }) {
  const { t } = useTranslation('profile');
  const [params] = useSearchParams();
  const page = safeReturn(params.get(RETURN_PARAM));
  if (page === null) return null;
  return (
    <Alert role="status" variant="light" my="md">
      <Stack gap="sm" align="flex-start">
        {t(hasPasskey ? 'passkeys.back_text' : 'passkeys.needed')}
        {hasPasskey && (
          <Button component={Link} to={page}>
            {t('passkeys.back')}
          </Button>
        )}
      </Stack>
    </Alert>
  );
}

function useRemove() {
  const { t } = useTranslation('profile');
  const { revalidate } = useRevalidator();
  const notify = useNotify();
  const messageFor = useErrorMessage();
  /** Resolves to whether it was removed. */
  return async (id: string): Promise<boolean> => {
    try {
      await browserApi(RemovePasskey, { id });
      notify(t('passkeys.removed'), 'good');
      await revalidate();
      return true;
    } catch (error) {
      notify(messageFor(error), 'bad');
      return false;
    }
  };
}
