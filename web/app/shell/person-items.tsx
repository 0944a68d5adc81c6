import { Menu } from '@mantine/core';
import {
  IconActivity,
  IconCashBanknote,
  IconCoins,
  IconFileText,
  IconFlag,
  IconHome,
  IconLayoutDashboard,
  IconMailPlus,
  IconLogout,
  IconSend,
  IconUsers,
  IconUserCircle,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';

import { logOut } from '../platform/auth.ts';
import { useNotify } from '../platform/notify.tsx';
import type { Person } from '../platform/site.ts';
import { useSite } from '../platform/site.ts';
import { icon } from './menu-icon.ts';
import { WaitingItems } from './waiting-items.tsx';

/** Roles of users who receive payouts of rent. */
const LANDLORDS: readonly string[] = ['landlord', 'partner_landlord'];

/** The menu items of a logged-in user (specification, section 2). */
export function PersonItems({ person }: { person: Person }) {
  const { t } = useTranslation('shell');
  const { partner } = useSite();
  return (
    <>
      <Menu.Item component={Link} to="/home" leftSection={<IconLayoutDashboard {...icon} />}>
        {t('menu.home')}
      </Menu.Item>
      {/* The public site has leases without an agency; a partner's leases are on the partner's site. */}
      <Menu.Item
        component={Link}
        to={partner ? '/lease' : '/my-lease'}
        leftSection={<IconFileText {...icon} />}
      >
        {t('menu.lease')}
      </Menu.Item>
      {person.siteRoles.includes(partner ? 'agent' : 'bookkeeper') && (
        <Menu.Item component={Link} to="/money" leftSection={<IconCoins {...icon} />}>
          {t('menu.money')}
        </Menu.Item>
      )}
      {!person.siteRoles.includes(partner ? 'agent' : 'bookkeeper') &&
        person.siteRoles.includes('auditor') && (
          <Menu.Item component={Link} to="/money/ledger" leftSection={<IconCoins {...icon} />}>
            {t('menu.books')}
          </Menu.Item>
        )}
      <WaitingItems />
      <Menu.Item component={Link} to="/my-interest" leftSection={<IconSend {...icon} />}>
        {t('menu.my_interest')}
      </Menu.Item>
      {(!partner || partner.features.includes('myListing')) && (
        <Menu.Item component={Link} to="/my-listing" leftSection={<IconHome {...icon} />}>
          {t('menu.my_listing')}
        </Menu.Item>
      )}
      {partner && person.siteRoles.includes('agent') && (
        <Menu.Item component={Link} to="/invitations" leftSection={<IconMailPlus {...icon} />}>
          {t('menu.invitations')}
        </Menu.Item>
      )}
      {partner && person.siteRoles.includes('agent') && (
        <Menu.Item component={Link} to="/presentation" leftSection={<IconUsers {...icon} />}>
          {t('menu.presentation')}
        </Menu.Item>
      )}
      {!partner && person.siteRoles.includes('operator') && (
        <Menu.Item component={Link} to="/reports" leftSection={<IconFlag {...icon} />}>
          {t('menu.reports')}
        </Menu.Item>
      )}
      {!partner && person.siteRoles.includes('operator') && (
        <Menu.Item component={Link} to="/operations" leftSection={<IconActivity {...icon} />}>
          {t('menu.operations')}
        </Menu.Item>
      )}
      {person.roles.some((role) => LANDLORDS.includes(role)) && (
        <Menu.Item
          component={Link}
          to="/payout-details"
          leftSection={<IconCashBanknote {...icon} />}
        >
          {t('menu.payouts')}
        </Menu.Item>
      )}
      <Menu.Item
        component={Link}
        to="/profile"
        leftSection={<IconUserCircle {...icon} />}
        aria-description={person.name}
      >
        {t('menu.profile')}
      </Menu.Item>
      <LogOutItem />
    </>
  );
}

function LogOutItem() {
  const { t } = useTranslation('shell');
  const notify = useNotify();
  const navigate = useNavigate();
  return (
    <Menu.Item
      leftSection={<IconLogout {...icon} />}
      onClick={() =>
        void logOut({ everywhere: false }).then(async () => {
          notify(t('menu.logged_out'), 'good');
          await navigate('/find-home');
        })
      }
    >
      {t('menu.log_out')}
    </Menu.Item>
  );
}
