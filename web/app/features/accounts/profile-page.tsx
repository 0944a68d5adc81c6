import { Skeleton, Stack, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router';

import { apiContext, asPageError } from '../../platform/api.ts';
import { loggedInOnly } from '../../platform/guard.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { session } from '../../platform/session.ts';
import narrow from '../../ui/narrow-page.module.css';
import { DetailsForm } from './profile/details-form.tsx';
import { Email } from './profile/email.tsx';
import { Missing } from './profile/missing.tsx';
import { MyProfile, type MyProfileQuery } from './profile/my-profile.graphql.ts';
import { Passkeys } from './profile/passkeys.tsx';
import { PasswordForm } from './profile/password-form.tsx';
import { Picture } from './profile/picture.tsx';
import { Sessions } from './profile/sessions.tsx';
import { YourAccount } from './profile/your-account.tsx';

export const handle = { namespaces: ['accounts', 'profile'] };

export const loader = (args: LoaderFunctionArgs) => loggedInOnly(args);

/** Only the browser knows the user: the server renders this page without their token. */
export async function clientLoader(args: ClientLoaderFunctionArgs) {
  loggedInOnly(args);
  try {
    return await args.context.get(apiContext)(MyProfile, { userId: session()?.id ?? '' });
  } catch (error) {
    throw asPageError(error);
  }
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  const { t } = useTranslation('profile');
  return (
    <div className={narrow.page}>
      <Head />
      <Stack gap="xl" mt="xl" role="status" aria-label={t('loading')}>
        {[96, 68, 68, 68, 68].map((height, index) => (
          <Skeleton key={index} height={height} />
        ))}
      </Stack>
    </div>
  );
}

export default function ProfilePage({ loaderData }: { loaderData: MyProfileQuery }) {
  const { myProfile: profile, getMySessions: sessions, getMyPasskeys: passkeys } = loaderData;
  return (
    <div className={narrow.page}>
      <Head />
      <Missing profile={profile} />
      <Picture profile={profile} />
      <DetailsForm key={profile._id} profile={profile} />
      <Email current={profile.email} next={profile.newEmail} isRefused={profile.isEmailRefused} />
      <PasswordForm profile={profile} />
      <Passkeys passkeys={passkeys} />
      <Sessions sessions={sessions} />
      <YourAccount profile={profile} />
    </div>
  );
}

function Head() {
  const { t } = useTranslation('profile');
  return (
    <>
      <PageHead title={t('title')} description={t('text')} path="/profile" noindex />
      <Title order={1}>{t('title')}</Title>
      <p className={narrow.lead}>{t('text')}</p>
    </>
  );
}
