import { Anchor, Checkbox, Skeleton, Stack, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, type ClientLoaderFunctionArgs, type LoaderFunctionArgs } from 'react-router';

import { apiContext, asPageError, browserApi } from '../../platform/api.ts';
import { loggedInOnly } from '../../platform/guard.ts';
import { useNotify } from '../../platform/notify.tsx';
import { PageHead } from '../../platform/page-head.tsx';
import { useFailureText } from '../../errors/use-failure-text.ts';
import narrow from '../../ui/narrow-page.module.css';
import classes from './notifications.module.css';
import { NotificationSettings, type NotificationSettingsQuery } from './settings.graphql.ts';
import { UpdateNotificationSettings } from './update-notification-settings.graphql.ts';

export const handle = { namespaces: ['notifications'] };

export const loader = (args: LoaderFunctionArgs) => loggedInOnly(args);

type Settings = NotificationSettingsQuery['getNotificationSettings'];

export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<Settings> {
  loggedInOnly(args);
  try {
    const api = args.context.get(apiContext);
    return (await api(NotificationSettings, {})).getNotificationSettings;
  } catch (error) {
    throw asPageError(error);
  }
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  const { t } = useTranslation('notifications');
  return (
    <div className={narrow.page}>
      <Head />
      <Stack mt="xl" role="status" aria-label={t('loading')}>
        <Skeleton height={56} />
        <Skeleton height={56} />
      </Stack>
    </div>
  );
}

/** The user's choice of mails, by kind. */
export default function SettingsPage({ loaderData }: { loaderData: Settings }) {
  const { t } = useTranslation('notifications');
  const notify = useNotify();
  const messageFor = useFailureText();
  const [settings, setSettings] = useState(loaderData);

  async function change(setting: Settings[number]) {
    const before = settings;
    setSettings(settings.map((one) => (one.kind === setting.kind ? setting : one)));
    try {
      const { updateNotificationSettings } = await browserApi(UpdateNotificationSettings, setting);
      setSettings(updateNotificationSettings);
      notify(t('settings.saved'), 'good');
    } catch (error) {
      setSettings(before);
      notify(messageFor(error), 'bad');
    }
  }

  return (
    <div className={narrow.page}>
      <Head />
      <Stack mt="xl" gap="lg">
        {settings.map(({ kind, isMailed }) => (
          <Checkbox
            key={kind}
            size="md"
            label={t(`settings.${kind}`)}
            description={t(`settings.${kind}_text`)}
            checked={isMailed}
            onChange={({ currentTarget }) => void change({ kind, isMailed: currentTarget.checked })}
          />
        ))}
      </Stack>
      <p className={classes.aside}>
        {t('settings.searches')}{' '}
        <Anchor component={Link} to="/saved-searches" inherit underline="always">
          {t('settings.searches_link')}
        </Anchor>
        . {t('settings.always')}
      </p>
      <Anchor component={Link} to="/notifications">
        {t('settings.to_list')}
      </Anchor>
    </div>
  );
}

function Head() {
  const { t } = useTranslation('notifications');
  const [title, text] = [t('settings.title'), t('settings.text')];
  return (
    <>
      <PageHead title={title} description={text} path="/notifications/settings" noindex />
      <Title order={1}>{title}</Title>
      <p className={narrow.lead}>{text}</p>
    </>
  );
}
