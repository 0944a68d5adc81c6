import { Menu } from '@mantine/core';
import { IconKey, IconLogin2, IconUserPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { useSignInPrompt } from '../features/accounts/public.tsx';
import { useSite } from '../platform/site.ts';
import { icon } from './menu-icon.ts';

/** The menu items of a visitor. */
export function GuestItems() {
  const { t } = useTranslation('shell');
  const { partner } = useSite();
  const { openPrompt } = useSignInPrompt();
  return (
    <>
      <Menu.Item component={Link} to="/register-as-tenant" leftSection={<IconUserPlus {...icon} />}>
        {t('menu.register_tenant')}
      </Menu.Item>
      {!partner && (
        <Menu.Item component={Link} to="/register-as-landlord" leftSection={<IconKey {...icon} />}>
          {t('menu.register_landlord')}
        </Menu.Item>
      )}
      <Menu.Item leftSection={<IconLogin2 {...icon} />} onClick={() => openPrompt('log_in')}>
        {t('menu.log_in')}
      </Menu.Item>
    </>
  );
}
