import '@mantine/notifications/styles.css';

import { Anchor, useMatches } from '@mantine/core';
import { hideNotification, Notifications, showNotification } from '@mantine/notifications';
import { IconCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import { Link } from 'react-router';

import classes from './toasts.module.css';

/** Whether a notification reports success, failure or neither. */
export type Tone = 'good' | 'bad' | 'plain';

/** Milliseconds a notification stays (specification, section 9). It stays longer under the pointer. */
const STAYS = 5000;

const STYLES = {
  good: { Icon: IconCheck, color: 'teal.8' },
  bad: { Icon: IconX, color: 'red.8' },
  plain: { Icon: IconInfoCircle, color: 'accent' },
} satisfies Record<Tone, object>;

export function Toasts() {
  // On a phone a dialog's last button is at the bottom, and its title and close button are at the top.
  const position = useMatches({ base: 'top-center', sm: 'bottom-center' } as const);
  return (
    <Notifications
      position={position}
      autoClose={STAYS}
      limit={3}
      classNames={{ root: classes.toasts! }}
    />
  );
}

interface Toast {
  text: string;
  tone: Tone;
  /** The page it links to. Only one notification per page is shown at a time. */
  to: string | undefined;
  close: string;
}

export function showToast({ text, tone, to, close }: Toast) {
  const { Icon, color } = STYLES[tone];
  showNotification({
    ...(to !== undefined && { id: to }),
    message: to === undefined ? text : <Way to={to} text={text} />,
    withBorder: true,
    color,
    icon: <Icon size={18} aria-hidden />,
    closeButtonProps: { 'aria-label': close },
  });
}

const Way = ({ to, text }: { to: string; text: string }) => (
  <Anchor component={Link} to={to} inherit c="inherit" onClick={() => hideNotification(to)}>
    {text}
  </Anchor>
);
