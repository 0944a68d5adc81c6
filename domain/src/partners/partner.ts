/** Subdomains that are the public site itself, not a partner's. */
export const PUBLIC_PREFIXES: readonly string[] = ['www', 'dev', 'test', 'local', 'demo'];

type Site =
  /** The main host: the marketplace itself. */
  | { kind: 'public' }
  /** A subdomain of the main host. The database tells whether a partner has it. */
  | { kind: 'partner'; subDomain: string }
  /** A foreign host. */
  | { kind: 'unknown' };

/**
 * The site of a host name. `host` may contain a port; `mainHost` is the marketplace's host (`husvaer.no`,
 * `localhost`).
 */
export function siteOf(host: string | undefined, mainHost: string): Site {
  const name = hostName(host);
  const main = mainHost.toLowerCase();
  if (name === main) return { kind: 'public' };
  if (main === 'localhost' && (name === '127.0.0.1' || name === '[::1]')) return { kind: 'public' };
  if (!name.endsWith(`.${main}`)) return { kind: 'unknown' };
  const label = name.slice(0, -main.length - 1);
  if (PUBLIC_PREFIXES.includes(label)) return { kind: 'public' };
  return SUB_DOMAIN.test(label) ? { kind: 'partner', subDomain: label } : { kind: 'unknown' };
}

/** One label of a host name (RFC 1123). */
export const SUB_DOMAIN = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** The specification's `subDomain`: null on the public site. */
export function subDomainOf(host: string | undefined, mainHost: string): string | null {
  const site = siteOf(host, mainHost);
  return site.kind === 'partner' ? site.subDomain : null;
}

function hostName(host: string | undefined): string {
  const lower = (host ?? '').trim().toLowerCase();
  const withoutPort = lower.startsWith('[')
    ? lower.replace(/\]:\d*$/, ']')
    : lower.replace(/:\d*$/, '');
  return withoutPort.replace(/\.$/, '');
}

/** A partner's website as a link: `https://` is added when it has no scheme. */
export function siteUrl(address: string): string {
  return /^https?:\/\//i.test(address) ? address : `https://${address}`;
}
