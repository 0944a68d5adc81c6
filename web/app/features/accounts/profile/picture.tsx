import { Button, FileButton, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';

import { ApiFailure, send } from '../../../platform/api.ts';
import { useNotify } from '../../../platform/notify.tsx';
import type { MyProfileQuery } from './my-profile.graphql.ts';
import classes from './profile-page.module.css';

/** The types that the server accepts as pictures; it checks the content itself. */
const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/tiff';

/** The user's picture. It is saved as soon as it is chosen. */
export function Picture({ profile }: { profile: MyProfileQuery['myProfile'] }) {
  const { t } = useTranslation('profile');
  const notify = useNotify();
  const { revalidate } = useRevalidator();
  const [isSending, setIsSending] = useState(false);

  async function upload(file: File | null) {
    if (!file) return;
    setIsSending(true);
    const body = new FormData();
    body.set('file', file);
    try {
      await send('/api/profile-image', { method: 'POST', body });
      await revalidate();
      notify(t('picture.saved'), 'good');
    } catch (error) {
      notify(t(`picture.${reasonOf(error)}`), 'bad');
    } finally {
      setIsSending(false);
    }
  }

  return (
    <section className={classes.section}>
      <Title order={2}>{t('picture.title')}</Title>
      <div className={classes.picture}>
        <div className={classes.avatar}>
          {profile.profileImage ? (
            <img src={profile.profileImage} alt={t('picture.alt')} width={96} height={96} />
          ) : (
            <span aria-hidden>{initialsOf(profile.name)}</span>
          )}
        </div>
        <div className={classes.choose}>
          <FileButton accept={ACCEPTED} onChange={(file) => void upload(file)}>
            {(props) => (
              <Button {...props} variant="default" loading={isSending}>
                {t(profile.profileImage ? 'picture.change' : 'picture.choose')}
              </Button>
            )}
          </FileButton>
          <p className="quiet">{t('picture.text')}</p>
        </div>
      </div>
    </section>
  );
}

/** The initials of the first and the last name. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}

function reasonOf(error: unknown): 'too_large' | 'not_supported' | 'failed' {
  if (!(error instanceof ApiFailure)) return 'failed';
  if (error.status === 413) return 'too_large';
  return error.status === 415 ? 'not_supported' : 'failed';
}
