import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

/** The host that an address leads to, when it is one we send people to: https alone. */
export function hostOf(href: string | null): string | null {
  const url = href ? URL.parse(href) : null;
  return url?.protocol === 'https:' ? url.host : null;
}

interface OutsideLinkProps {
  href: string;
  host: string;
  text: string;
}

/** Somebody else's page, named by its host, opened beside ours and told nothing of it. */
export function OutsideLink({ href, host, text }: OutsideLinkProps) {
  const { t } = useTranslation('listings');
  return (
    <Button
      component="a"
      href={href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      variant="default"
      h="auto"
      mih="2.75rem"
      py="0.4rem"
      rightSection={<IconExternalLink size={16} aria-hidden />}
    >
      <span>
        {text} <span className="quiet">{host}</span>
        <span className="visually-hidden"> ({t('page.new_tab')})</span>
      </span>
    </Button>
  );
}
