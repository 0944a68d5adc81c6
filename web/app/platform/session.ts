import { useSyncExternalStore } from 'react';

import type { AccessClaims, Tokens } from '@husvaer/contract/auth';

import { useSite, type Person } from './site.ts';

/** Names in local storage, and of the two cookies by which the server knows whose page it renders. */
const ACCESS = 'accessToken';
const REFRESH = 'refreshToken';
const PUBLIC = 'publicToken';
const COOKIE_SECONDS = 7 * 24 * 60 * 60;
/** Who has one of these finds their roles in local storage, under a name of their own. */
const PARTNERS_PEOPLE = ['partner_landlord', 'partner_tenant'];

/** Whoever is logged in here, as the access token tells it. */
interface Session extends Person {
  /** The partner on whose site they logged in. */
  partnerId: string | null;
}

/** Why a session ended that its owner did not end. */
export type Ending = 'expired' | 'unauthorized' | 'deactivated';

const listeners = new Set<() => void>();
let known: { token: string | null; session: Session | null } = { token: null, session: null };
let ending: Ending | null = null;
/** What a visitor's calls carry; the page brings it. */
let visitor: string | null = null;

/** Takes over what the page came with: the visitor's token, and tokens that the server has put into cookies. */
export function beginSession(publicToken: string | null): void {
  visitor = publicToken;
  const newest = [pairIn(readCookie), pairIn(read)]
    .filter((pair) => pair !== null)
    // Two tabs may be at it at once: what was issued last counts. Storage comes second, and wins a tie.
    .reduce<Tokens | null>(
      (one, other) => (one && issued(one) > issued(other) ? one : other),
      null,
    );
  if (newest) saveTokens(newest);
  else clearTokens();
}

/** Both tokens of whoever is logged in. */
export const tokens = (): Tokens | null => pairIn(read);

/** What a call carries: the person's token, or a visitor's. */
export const bearer = (): string | null => tokens()?.accessToken ?? visitor;

export function saveTokens(pair: Tokens): void {
  for (const [name, value] of [
    [ACCESS, pair.accessToken],
    [REFRESH, pair.refreshToken],
  ] as const) {
    write(name, value);
    writeCookie(name, value, COOKIE_SECONDS);
  }
  write(PUBLIC, null);
  const session = sessionOf(pair.accessToken);
  if (session) {
    const isPartners = session.roles.some((role) => PARTNERS_PEOPLE.includes(role));
    write(`roles:${session.id}`, isPartners ? JSON.stringify(session.roles) : null);
  }
  ending = null;
  tell();
}

export function clearTokens(): void {
  for (const name of [ACCESS, REFRESH]) {
    write(name, null);
    writeCookie(name, '', 0);
  }
  write(PUBLIC, visitor);
  tell();
}

/** Ends a session that its owner ends: what they have typed here stands under names with their id, and goes with it. */
export function forgetMe(): void {
  const person = session();
  clearTokens();
  if (!person) return;
  for (const storage of [() => localStorage, () => sessionStorage]) {
    try {
      const kept = storage();
      for (const name of Object.keys(kept)) if (name.includes(person.id)) kept.removeItem(name);
    } catch {
      // A browser that lets us store nothing has kept nothing.
    }
  }
}

/** Ends a session for a reason; who stands around the pages says so and leads to the login. */
export function endSession(why: Ending): void {
  ending = why;
  // Whoever is deactivated is told first, and logged out then (specification, section 8).
  if (why === 'deactivated') tell();
  else clearTokens();
}

/** Whoever was led to the login is there: they may go on as a visitor. */
export function forgetEnding(): void {
  ending = null;
  tell();
}

export const useEnding = () =>
  useSyncExternalStore(
    listen,
    () => ending,
    () => null,
  );

/** Whoever is logged in. On the server and while a page is taken over: whom the server rendered it for. */
export function useSession(): Person | null {
  const { person } = useSite();
  return useSyncExternalStore(listen, session, () => person);
}

/** Whoever is logged in, outside a page. */
export function session(): Session | null {
  const token = tokens()?.accessToken ?? null;
  if (token !== known.token) known = { token, session: token === null ? null : sessionOf(token) };
  return known.session;
}

/** Whether what another tab has stored makes this another person's session, or nobody's. */
export function isOtherPerson({ key, oldValue, newValue }: StorageEvent): boolean {
  // Everything was cleared at once.
  if (key === null) return true;
  const idIn = (token: string | null) => token && sessionOf(token)?.id;
  return key === ACCESS && idIn(oldValue) !== idIn(newValue);
}

function sessionOf(accessToken: string): Session | null {
  const claims = claimsOf(accessToken);
  return claims?.sub
    ? {
        id: claims.sub,
        name: claims.name ?? '',
        roles: claims.roles,
        partnerId: claims.partnerId ?? null,
      }
    : null;
}

/** The middle part of a token. Whether it is true is the server's to say. */
function claimsOf(token: string): AccessClaims | null {
  try {
    const middle = atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(middle, (byte) => byte.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes)) as AccessClaims;
  } catch {
    return null;
  }
}

const issued = ({ accessToken }: Tokens) => claimsOf(accessToken)?.iat ?? 0;

function pairIn(from: (name: string) => string | null): Tokens | null {
  const [accessToken, refreshToken] = [from(ACCESS), from(REFRESH)];
  return accessToken && refreshToken ? { accessToken, refreshToken } : null;
}

function listen(changed: () => void) {
  listeners.add(changed);
  // What another tab does to the session, it does to this one as well.
  window.addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('storage', changed);
  };
}

function tell() {
  for (const changed of listeners) changed();
}

/** A browser that lets us store nothing has the cookies; one that lets us have neither stays a visitor. */
function read(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return readCookie(name);
  }
}

function write(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    // Storage is full or forbidden.
  }
}

function readCookie(name: string): string | null {
  const found = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`));
  return found ? found.slice(name.length + 1) : null;
}

function writeCookie(name: string, value: string, seconds: number) {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${value}; path=/; max-age=${seconds}; samesite=lax${secure}`;
}
