/**
 * Whether browsers make and show passkeys of a site on a page of this host. Passkeys are made for the
 * site's own host name. Browsers take them there and on labels before it, but not for an IP address, nor
 * on labels before a single one such as `localhost` (WebAuthn Level 3, section 5.1.3: a registrable
 * domain suffix).
 */
export function takesPasskeys(host: string, siteHost: string): boolean {
  const isAddress = /[\d\]]$/.test(siteHost);
  if (isAddress) return false;
  return host === siteHost || (siteHost.includes('.') && host.endsWith(`.${siteHost}`));
}
