import { Menu } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import { Link } from 'react-router';

import classes from './main-menu.module.css';
import { icon } from './menu-icon.ts';

interface CountedItemProps {
  to: string;
  label: string;
  Icon: TablerIcon;
  /** The number of waiting items, and the same as a text. */
  count: number;
  countLabel: string;
}

/** A menu item that shows how much is waiting there. */
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
