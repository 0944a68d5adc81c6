import '@mantine/notifications/styles.css';

import { Notifications, showNotification } from '@mantine/notifications';
import { IconCheck, IconInfoCircle, IconX } from '@tabler/icons-react';

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
  return <Notifications position="bottom-center" autoClose={STAYS} limit={3} />;
}

export function showToast({ text, tone, close }: { text: string; tone: Tone; close: string }) {
  const { Icon, color } = LOOKS[tone];
  showNotification({
    message: text,
    withBorder: true,
    color,
    icon: <Icon size={18} aria-hidden />,
    closeButtonProps: { 'aria-label': close },
  });
}
