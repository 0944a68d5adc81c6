import '@mantine/notifications/styles.css';

import { Anchor, useMatches } from '@mantine/core';
import { hideNotification, Notifications, showNotification } from '@mantine/notifications';
import { IconCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import { Link } from 'react-router';

import classes from './toasts.module.css';

/** How what is told has gone. */
export type Tone = 'good' | 'bad' | 'plain';

/** Milliseconds a notice stays (specification, section 9). Under the pointer it stays longer. */
const STAYS = 5000;

const LOOKS = {
  good: { Icon: IconCheck, color: 'teal.8' },
  bad: { Icon: IconX, color: 'red.8' },
  plain: { Icon: IconInfoCircle, color: 'accent' },
} satisfies Record<Tone, object>;

export function Toasts() {
  // On a phone the last button of a dialog is at the bottom, and its title and its cross are at the top.
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
  /** Where it leads. While one leads there, no other does. */
  to: string | undefined;
  close: string;
}

export function showToast({ text, tone, to, close }: Toast) {
  const { Icon, color } = LOOKS[tone];
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
