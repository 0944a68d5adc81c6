import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

/** The host of a URL if it may be linked to: https only; else null. */
export function hostOf(href: string | null): string | null {
  const url = href ? URL.parse(href) : null;
  return url?.protocol === 'https:' ? url.host : null;
}

interface OutsideLinkProps {
  href: string;
  host: string;
  text: string;
}

/** A link to another site, named by its host, that opens in a new tab without a referrer. */
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
