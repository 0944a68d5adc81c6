import { UnstyledButton, type UnstyledButtonProps } from '@mantine/core';
import { IconMenu2, IconUser } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

import { useSession } from '../platform/session.ts';
import classes from './main-menu.module.css';

/** Characters of a name that fit in the bar (specification, section 2). */
const NAME_MAX = 15;

/**
 * The button that opens the menu and shows the user's name. It is the same before and after the menu's code
 * has loaded.
 */
export function MenuButton(props: UnstyledButtonProps & ComponentProps<'button'>) {
  const { t } = useTranslation('shell');
  const session = useSession();
  const name = session && cut(session.name);
  return (
    <UnstyledButton
      {...props}
      className={classes.opener}
      aria-label={name === null ? t('menu.open') : `${t('menu.open')}: ${name}`}
      data-in={name === null ? undefined : true}
    >
      <IconMenu2 size={18} stroke={2} aria-hidden />
      {name !== null && <span className={classes.name}>{name}</span>}
      <span className={classes.person}>
        <IconUser size={18} stroke={2} aria-hidden />
      </span>
    </UnstyledButton>
  );
}

function cut(name: string): string {
  const characters = [...name];
  return characters.length > NAME_MAX ? `${characters.slice(0, NAME_MAX).join('')}…` : name;
}
