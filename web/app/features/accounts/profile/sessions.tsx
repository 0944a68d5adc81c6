import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';

import { apiNow } from '../../../platform/api.ts';
import { useFormat } from '../../../platform/format.ts';
import { useNotify } from '../../../platform/notify.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormError } from '../components/form-error.tsx';
import { useErrorMessage } from '../use-error-message.ts';
import { ProfileAction } from './profile-action.tsx';
import { EndMySessions } from './end-my-sessions.graphql.ts';
import type { MyProfileQuery } from './my-profile.graphql.ts';
import classes from './profile-page.module.css';
import { useDeviceName } from './use-device-name.ts';

/** One session, or all but this one. */
type Which = { id: string; began: string } | 'others';

/** The user's sessions, each with a button to end it. */
export function Sessions({ sessions }: { sessions: MyProfileQuery['getMySessions'] }) {
  const { t } = useTranslation('profile');
  const [which, setWhich] = useState<Which>('others');
  const [isOpen, setIsOpen] = useState(false);
  const openDialog = (wanted: Which) => {
    setWhich(wanted);
    setIsOpen(true);
  };
  return (
    <section className={classes.section}>
      <Title order={2}>{t('sessions.title')}</Title>
      <p className="quiet">{t('sessions.text')}</p>
      {sessions.map((session) => (
        <SessionLine key={session._id} session={session} onEnd={openDialog} />
      ))}
      {sessions.length > 2 && (
        <Button variant="default" aria-haspopup="dialog" onClick={() => openDialog('others')}>
          {t('sessions.end_others')}
        </Button>
      )}
      <Dialog
        opened={isOpen}
        onClose={() => setIsOpen(false)}
        title={t(which === 'others' ? 'sessions.ask_others' : 'sessions.ask')}
        closeButtonProps={{ 'aria-label': t('leave.close') }}
        centered
      >
        <EndForm which={which} onClose={() => setIsOpen(false)} />
      </Dialog>
    </section>
  );
}

interface SessionLineProps {
  session: MyProfileQuery['getMySessions'][number];
  onEnd: (which: Which) => void;
}

function SessionLine({ session, onEnd }: SessionLineProps) {
  const { t } = useTranslation('profile');
  const { moment } = useFormat();
  const device = useDeviceName(session);
  const { _id: id, createdAt, renewedAt, isThis } = session;
  const began = t('sessions.began', { time: moment(createdAt) });
  const lines = [
    device && began,
    isThis ? t('sessions.this') : t('sessions.used', { time: moment(renewedAt) }),
  ];
  const name = device ? `${device}, ${began}` : began;
  return (
    <ProfileAction what={device ?? began} text={lines.filter(Boolean).join(' · ')}>
      {!isThis && (
        <Button
          variant="default"
          aria-haspopup="dialog"
          aria-label={t('sessions.end_one', { began: name })}
          onClick={() => onEnd({ id, began: name })}
        >
          {t('sessions.end')}
        </Button>
      )}
    </ProfileAction>
  );
}

/** Asks for confirmation. */
function EndForm({ which, onClose }: { which: Which; onClose: () => void }) {
  const { t } = useTranslation('profile');
  const { revalidate } = useRevalidator();
  const notify = useNotify();
  const messageFor = useErrorMessage();
  const [isPending, setIsPending] = useState(false);
  const [errorText, setErrorText] = useState<string | null>(null);

  async function end(event: FormEvent) {
    event.preventDefault();
    setIsPending(true);
    setErrorText(null);
    try {
      const id = which === 'others' ? null : which.id;
      await apiNow(EndMySessions, { id });
      await revalidate();
      notify(t('sessions.ended'), 'good');
      onClose();
    } catch (error) {
      setErrorText(messageFor(error));
      setIsPending(false);
    }
  }

  return (
    <form onSubmit={(event) => void end(event)}>
      <Stack gap="md">
        <Text>{which === 'others' ? t('sessions.others_text') : which.began}</Text>
        {errorText && <FormError>{errorText}</FormError>}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('leave.cancel')}
          </Button>
          <Button type="submit" loading={isPending}>
            {t('sessions.end')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
