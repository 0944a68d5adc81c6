import { Button, Menu } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { useRef, type ReactNode } from 'react';
import { Link } from 'react-router';

import classes from './actions.module.css';

/** An action: a callback, a download or a link. */
type Action = {
  label: string;
  icon?: ReactNode;
} & ({ to: string } | { onClick: () => void; opensDialog?: boolean });

interface ActionsProps {
  /** The most important first. */
  actions: readonly Action[];
  more: string;
  /** The accessible name of the menu, beginning with `more`: a page may have several. */
  moreNamed: string;
}

/** The number of buttons on a phone; the rest is in a menu, unless it is only one. */
const FIRST = 2;

/** Buttons in a row; on a phone the first of them and a menu with the rest. */
export function Actions({ actions, more, moreNamed }: ActionsProps) {
  const isNarrow = useMediaQuery('(max-width: 39.99em)', false);
  const target = useRef<HTMLButtonElement>(null);
  const shown = isNarrow && actions.length > FIRST + 1 ? actions.slice(0, FIRST) : actions;
  const rest = actions.slice(shown.length);
  return (
    <div className={classes.actions}>
      {shown.map((action) => (
        <ActionButton key={action.label} action={action} />
      ))}
      {rest.length > 0 && (
        <Menu position="bottom-end" shadow="md" returnFocus withInitialFocusPlaceholder={false}>
          <Menu.Target>
            <Button
              ref={target}
              variant="default"
              aria-label={moreNamed}
              rightSection={<IconChevronDown size={18} aria-hidden />}
            >
              {more}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {rest.map((action) =>
              'to' in action ? (
                <Menu.Item
                  key={action.label}
                  component={Link}
                  to={action.to}
                  leftSection={action.icon}
                >
                  {action.label}
                </Menu.Item>
              ) : (
                <Menu.Item
                  key={action.label}
                  leftSection={action.icon}
                  aria-haspopup={action.opensDialog ? 'dialog' : undefined}
                  onClick={() => {
                    // The dialog returns the focus to the focused element, and the menu is about to close.
                    target.current?.focus();
                    action.onClick();
                  }}
                >
                  {action.label}
                </Menu.Item>
              ),
            )}
          </Menu.Dropdown>
        </Menu>
      )}
    </div>
  );
}

function ActionButton({ action }: { action: Action }) {
  const look = { variant: 'default', leftSection: action.icon } as const;
  return 'to' in action ? (
    <Button {...look} component={Link} to={action.to}>
      {action.label}
    </Button>
  ) : (
    <Button
      {...look}
      aria-haspopup={action.opensDialog ? 'dialog' : undefined}
      onClick={action.onClick}
    >
      {action.label}
    </Button>
  );
}
