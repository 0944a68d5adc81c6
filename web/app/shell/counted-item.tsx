import { Menu } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import { Link } from 'react-router';

import classes from './main-menu.module.css';
import { icon } from './menu-icon.ts';

interface CountedItemProps {
  to: string;
  label: string;
  Icon: TablerIcon;
  /** How much waits there, and the same in words. */
  count: number;
  countLabel: string;
}

/** A way in the menu to where something may wait. */
export function CountedItem({ to, label, Icon, count, countLabel }: CountedItemProps) {
  return (
    <Menu.Item
      component={Link}
      to={to}
      leftSection={<Icon {...icon} />}
      rightSection={
        count > 0 && (
          <span className={classes.count}>
            <span aria-hidden>{count}</span>
            <span className="visually-hidden">{countLabel}</span>
          </span>
        )
      }
    >
      {label}
    </Menu.Item>
  );
}
