import { Button, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';

import { send } from '../../../platform/api.ts';
import { logOut } from '../../../platform/auth.ts';
import { useNotify } from '../../../platform/notify.tsx';
import { saveFile } from '../../../platform/save-file.ts';
import { useSession } from '../../../platform/session.ts';
import { useErrorMessage } from '../use-error-message.ts';
import { ConnectIdentity } from './connect-identity.tsx';
import { ProfileAction } from './profile-action.tsx';
import { LeaveDialog, type Leaving } from './leave-dialog.tsx';
import type { MyProfileQuery } from './my-profile.graphql.ts';
import classes from './profile-page.module.css';

/** The actions for the account as a whole. */
export function YourAccount({ profile }: { profile: MyProfileQuery['myProfile'] }) {
  const { t } = useTranslation('profile');
  const navigate = useNavigate();
  const notify = useNotify();
  const messageFor = useErrorMessage();
  const [leaving, setLeaving] = useState<Leaving>('deactivate');
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const roles = useSession()?.roles ?? [];
  const isLandlord = roles.includes('landlord') || roles.includes('partner_landlord');

  async function attempt(task: () => Promise<void>) {
    setIsBusy(true);
    try {
      await task();
    } catch (error) {
      notify(messageFor(error), 'bad');
    } finally {
      setIsBusy(false);
    }
  }

  const leave = (how: Leaving) => {
    setLeaving(how);
    setIsOpen(true);
  };

  return (
    <section className={classes.section}>
      <Title order={2}>{t('account.title')}</Title>
      <ProfileAction what={t('account.data')} text={t('account.data_text')}>
        <Button
          variant="default"
          loading={isBusy}
          aria-label={t('account.data')}
          onClick={() => void attempt(download)}
        >
          {t('account.do.data')}
        </Button>
      </ProfileAction>
      <ProfileAction what={t('account.mails')} text={t('account.mails_text')}>
        <Button
          component={Link}
          to="/notifications/settings"
          variant="default"
          aria-label={t('account.mails')}
        >
          {t('account.do.mails')}
        </Button>
      </ProfileAction>
      {isLandlord && (
        <ProfileAction what={t('account.payouts')} text={t('account.payouts_text')}>
          <Button
            component={Link}
            to="/payout-details"
            variant="default"
            aria-label={t('account.payouts')}
          >
            {t('account.do.payouts')}
          </Button>
        </ProfileAction>
      )}
      <ConnectIdentity />
      <ProfileAction what={t('account.everywhere')} text={t('account.everywhere_text')}>
        <Button
          variant="default"
          loading={isBusy}
          aria-label={t('account.everywhere')}
          onClick={() =>
            void attempt(async () => {
              await logOut({ everywhere: true });
              await navigate('/login');
            })
          }
        >
          {t('account.do.everywhere')}
        </Button>
      </ProfileAction>
      {(['deactivate', 'delete'] as const).map((how) => (
        <ProfileAction key={how} what={t(`account.${how}`)} text={t(`account.${how}_text`)}>
          <Button
            variant="default"
            c={how === 'delete' ? 'var(--danger)' : undefined}
            aria-haspopup="dialog"
            aria-label={t(`account.${how}`)}
            onClick={() => leave(how)}
          >
            {t(`account.do.${how}`)}
          </Button>
        </ProfileAction>
      ))}
      <LeaveDialog
        how={leaving}
        profile={profile}
        opened={isOpen}
        onClose={() => setIsOpen(false)}
      />
    </section>
  );
}

/** Downloads all data stored about the user as a file. */
async function download() {
  const data = await send<object>('/api/my-data', { method: 'GET' });
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  saveFile(file, 'husvaer.json');
}
