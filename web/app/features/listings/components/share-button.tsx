import { Button } from '@mantine/core';
import { IconShare2 } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { useNotify } from '../../../platform/notify.tsx';

interface ShareButtonProps {
  title: string;
  address: string;
}

/** Shares by the device's dialog, else copies the link, else (and without scripts) opens a mail. */
export function ShareButton({ title, address }: ShareButtonProps) {
  const { t } = useTranslation('listings');
  const notify = useNotify();
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`;

  async function share() {
    // Not all browsers support it.
    if ('share' in navigator) {
      try {
        return await navigator.share({ title, url: address });
      } catch (error) {
        if (error instanceof DOMException && error.name === 'AbortError') return;
      }
    }
    try {
      await navigator.clipboard.writeText(address);
      notify(t('share.copied'), 'good');
    } catch {
      location.assign(mail);
    }
  }

  return (
    <Button
      component="a"
      href={mail}
      variant="subtle"
      px="xs"
      leftSection={<IconShare2 size={18} aria-hidden />}
      onClick={(event: MouseEvent) => {
        event.preventDefault();
        void share();
      }}
    >
      {t('share.button')}
    </Button>
  );
}
