/**
 * Whether browsers create and use a site's passkeys on a page of this host. Passkeys belong to the site's
 * host name. Browsers accept them there and on its subdomains, but not for an IP address, nor on subdomains
 * of a single label such as `localhost` (WebAuthn Level 3, section 5.1.3: a registrable domain suffix).
 */
export function acceptsPasskeys(host: string, siteHost: string): boolean {
  const isAddress = /[\d\]]$/.test(siteHost);
  if (isAddress) return false;
  return host === siteHost || (siteHost.includes('.') && host.endsWith(`.${siteHost}`));
}
