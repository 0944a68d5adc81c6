import { UnstyledButton, type UnstyledButtonProps } from '@mantine/core';
import { IconMenu2, IconUser } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

import classes from './main-menu.module.css';

/** Opens the menu: the same button before and after the menu has come. */
export function MenuButton(props: UnstyledButtonProps & ComponentProps<'button'>) {
  const { t } = useTranslation('shell');
  return (
    <UnstyledButton {...props} className={classes.opener} aria-label={t('menu.open')}>
      <IconMenu2 size={18} stroke={2} aria-hidden />
      <span className={classes.person}>
        <IconUser size={18} stroke={2} aria-hidden />
      </span>
    </UnstyledButton>
  );
}
