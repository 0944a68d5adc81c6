import { Menu, useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconBuildingEstate, IconHomePlus, IconLanguage } from '@tabler/icons-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { SCHEMES } from '../platform/color-scheme.tsx';
import { useSession } from '../platform/session.ts';
import { useSite } from '../platform/site.ts';
import { GuestItems } from './guest-items.tsx';
import { useLanguageSwitch } from './language-switch.ts';
import classes from './main-menu.module.css';
import { MenuButton } from './menu-button.tsx';
import { icon } from './menu-icon.ts';
import { PersonItems } from './person-items.tsx';

/** The menu on every page. It opens as soon as it is loaded, because the user has pressed its button. */
export function OpenMenu() {
  const { t } = useTranslation('shell');
  const session = useSession();
  const button = useRef<HTMLButtonElement>(null);
  const user = session?.id;
  const [{ opened, of }, setMenu] = useState({ opened: false, of: user });
  // The menu of a session that has ended closes. A visitor's stays open when their login is answered, and any
  // when a page arrives that was asked for before.
  if (of !== user) setMenu({ opened: opened && of === undefined, of: user });
  // This button replaces the one that was pressed, so it takes the focus and the press.
  useLayoutEffect(() => {
    button.current?.focus();
    button.current?.click();
  }, []);
  return (
    // Rendered within the banner, not next to the page, and only menu items are its children.
    <Menu
      opened={opened}
      onChange={(isOpen) => setMenu({ opened: isOpen, of: user })}
      position="bottom-end"
      width={280}
      offset={10}
      radius="lg"
      shadow="lg"
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <MenuButton ref={button} />
      </Menu.Target>
      {/* Other items have another first one, which takes the focus. */}
      <Menu.Dropdown key={user} className={classes.dropdown}>
        {session ? <PersonItems person={session} /> : <GuestItems />}
        <Menu.Divider />
        <LetItem />
        <PropertyManagementItem />
        <LanguageItem />
        <Menu.Divider />
        <SchemeItems />
        <Menu.Divider />
        <Menu.Item component={Link} to="/privacy-policy" className={classes.small}>
          {t('menu.privacy')}
        </Menu.Item>
        <Menu.Item component={Link} to="/terms-conditions" className={classes.small}>
          {t('menu.terms')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** Links that don't fit in the bar on a phone. An item hidden by CSS would stop the arrow keys. */
function LetItem() {
  const { t } = useTranslation('shell');
  const { partner } = useSite();
  const isNarrow = useMediaQuery('(max-width: 47.99em)', false);
  if (!isNarrow) return null;
  const leftSection = <IconHomePlus {...icon} />;
  if (!partner)
    return (
      <Menu.Item component={Link} to="/list-your-place" leftSection={leftSection}>
        {t('menu.list_your_place')}
      </Menu.Item>
    );
  return partner.partnerSiteURL ? (
    <Menu.Item component="a" href={partner.partnerSiteURL} leftSection={leftSection}>
      {t('menu.let_with', { name: partner.name ?? '' })}
    </Menu.Item>
  ) : null;
}

/** A link to the separate system if there is one, else to the page about it on the public site. */
function PropertyManagementItem() {
  const { t } = useTranslation('shell');
  const { propertyManagementUrl, partner, origin } = useSite();
  const leftSection = <IconBuildingEstate {...icon} />;
  const elsewhere = propertyManagementUrl ?? (partner ? `${origin}/property-management` : null);
  if (elsewhere)
    return (
      <Menu.Item
        component="a"
        href={elsewhere}
        target="_blank"
        rel="noreferrer"
        leftSection={leftSection}
      >
        {t('menu.property_management')}
      </Menu.Item>
    );
  return (
    <Menu.Item component={Link} to="/property-management" leftSection={leftSection}>
      {t('menu.property_management')}
    </Menu.Item>
  );
}

function LanguageItem() {
  const { t } = useTranslation('shell');
  const { other, turn } = useLanguageSwitch();
  return (
    <Menu.Item
      lang={other === 'no' ? 'nb' : 'en'}
      leftSection={<IconLanguage {...icon} />}
      onClick={() => void turn()}
    >
      {t('menu.switch_to')}
    </Menu.Item>
  );
}

function SchemeItems() {
  const { t } = useTranslation('shell');
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <div role="group" aria-label={t('menu.scheme.label')}>
      <Menu.Label aria-hidden>{t('menu.scheme.label')}</Menu.Label>
      <Menu.RadioGroup
        value={colorScheme}
        onChange={(scheme) => setColorScheme(scheme as MantineColorScheme)}
      >
        {SCHEMES.map((scheme) => (
          <Menu.RadioItem key={scheme} value={scheme}>
            {t(`menu.scheme.${scheme}`)}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </div>
  );
}
