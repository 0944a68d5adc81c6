import { defineErrors } from '../kernel/errors.ts';

export const partnerErrors = defineErrors('partners', {
  not_found: 'not_found',
  /** None of ours, or one that was revoked. */
  key_invalid: 'unauthenticated',
  key_not_found: 'not_found',
  /** As many as are good at a time: `{ maximum }`. */
  too_many_keys: 'conflict',
  /** A key that was made for other things: `{ scope }`. */
  scope_missing: 'forbidden',
  /** A call that is made once wants an `Idempotency-Key`. */
  idempotency_required: 'invalid',
  /** This key went with another call. */
  idempotency_mismatch: 'mismatch',
  /** The first call with this key is not answered yet. */
  idempotency_under_way: 'conflict',
  webhook_not_found: 'not_found',
  delivery_not_found: 'not_found',
  too_many_webhooks: 'conflict',
});

/** Prefixes of the main host that are the public site itself, not a partner's. */
export const PUBLIC_PREFIXES: readonly string[] = ['www', 'dev', 'test', 'local', 'demo'];

export type Site =
  /** The main host: the marketplace itself. */
  | { kind: 'public' }
  /** A label before the main host. Whether a partner owns it is for the database to say. */
  | { kind: 'partner'; subDomain: string }
  /** A host that is none of ours. */
  | { kind: 'unknown' };

/**
 * Which site a host name asks for. `host` may carry a port; `mainHost` is the
 * marketplace's own name (`husvaer.no`, `localhost`).
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

/** A partner's address as a link: `https://` is added when it names no scheme. */
export function siteUrl(address: string): string {
  return /^https?:\/\//i.test(address) ? address : `https://${address}`;
}
