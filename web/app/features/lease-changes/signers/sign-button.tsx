import { Button } from '@mantine/core';
import { IconSignature } from '@tabler/icons-react';
import { Link } from 'react-router';

/** Leads to the page where the user signs: ours, or a provider's. */
export function SignButton({ url, label }: { url: string; label: string }) {
  const buttonProps = { size: 'md', leftSection: <IconSignature size={20} aria-hidden /> } as const;
  return url.startsWith('/') ? (
    <Button component={Link} to={url} {...buttonProps}>
      {label}
    </Button>
  ) : (
    <Button component="a" href={url} {...buttonProps}>
      {label}
    </Button>
  );
}
