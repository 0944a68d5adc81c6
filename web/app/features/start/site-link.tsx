import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface ToProps {
  /** A path of this site, or a URL elsewhere. */
  href: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A link within this site, or to another agency's. */
export function SiteLink({ href, className, children }: ToProps) {
  return href.startsWith('/') ? (
    <Link to={href} className={className}>
      {children}
    </Link>
  ) : (
    <a href={href} className={className}>
      {children}
    </a>
  );
}
