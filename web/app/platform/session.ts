import { useSyncExternalStore } from 'react';

import type { AccessClaims, Tokens } from '@husvaer/contract/auth';

import { useSite, type Person } from './site.ts';

/** Names in local storage, and of the two cookies by which the server knows the user. */
const ACCESS = 'accessToken';
const REFRESH = 'refreshToken';
const PUBLIC = 'publicToken';
const COOKIE_SECONDS = 7 * 24 * 60 * 60;
/** Users with one of these roles have them in local storage under another name. */
const PARTNERS_PEOPLE = ['partner_landlord', 'partner_tenant'];

/** The logged-in user, from the access token. */
interface Session extends Person {
  /** The partner whose site they logged in on. */
  partnerId: string | null;
}

/** Why a session ended other than by logging out. */
export type Ending = 'expired' | 'unauthorized' | 'deactivated';

const listeners = new Set<() => void>();
let known: { token: string | null; session: Session | null } = { token: null, session: null };
let ending: Ending | null = null;
/** The token of a visitor's calls, which comes with the page. */
let visitor: string | null = null;

/** Takes over the visitor's token of the page, and the tokens that the server has put into cookies. */
export function beginSession(publicToken: string | null): void {
  visitor = publicToken;
  const newest = [pairIn(readCookie), pairIn(read)]
    .filter((pair) => pair !== null)
    // Two tabs may do this at the same time: the token issued last is used. Storage wins a tie.
    .reduce<Tokens | null>(
      (one, other) => (one && issued(one) > issued(other) ? one : other),
      null,
    );
  if (newest) saveTokens(newest);
  else clearTokens();
}

/** Both tokens of the logged-in user. */
export const tokens = (): Tokens | null => pairIn(read);

/** The token of a call: the user's, or a visitor's. */
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
  notifyListeners();
}

export function clearTokens(): void {
  for (const name of [ACCESS, REFRESH]) {
    write(name, null);
    writeCookie(name, '', 0);
  }
  write(PUBLIC, visitor);
  notifyListeners();
}

/** Ends the session when its user logs out. Drafts under names with the user's id are deleted too. */
export function clearSession(): void {
  const person = session();
  clearTokens();
  if (!person) return;
  for (const storage of [() => localStorage, () => sessionStorage]) {
    try {
      const stored = storage();
      for (const name of Object.keys(stored)) if (name.includes(person.id)) stored.removeItem(name);
    } catch {
      // Nothing is stored in a browser without storage.
    }
  }
}

/** Ends a session for a reason; the shell shows the reason and leads to the login. */
export function endSession(why: Ending): void {
  ending = why;
  // A deactivated user is shown the message first and logged out afterwards (specification, section 8).
  if (why === 'deactivated') notifyListeners();
  else clearTokens();
}

/** The user has reached the login page and may continue as a visitor. */
export function clearEnding(): void {
  ending = null;
  notifyListeners();
}

export const useEnding = () =>
  useSyncExternalStore(
    listen,
    () => ending,
    () => null,
  );

/** The logged-in user. On the server and during hydration: the user the page was rendered for. */
export function useSession(): Person | null {
  const { person } = useSite();
  return useSyncExternalStore(listen, session, () => person);
}

/** The logged-in user, outside React. */
export function session(): Session | null {
  const token = tokens()?.accessToken ?? null;
  if (token !== known.token) known = { token, session: token === null ? null : sessionOf(token) };
  return known.session;
}

/** Whether a change of storage in another tab makes this the session of another user, or of none. */
export function isOtherPerson({ key, oldValue, newValue }: StorageEvent): boolean {
  // All of the storage was cleared.
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
        siteRoles: claims.siteRoles ?? claims.roles,
        partnerId: claims.partnerId ?? null,
      }
    : null;
}

/** The payload of a token. Only the server verifies it. */
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
  // A session that changes in another tab changes in this one too.
  window.addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('storage', changed);
  };
}

function notifyListeners() {
  for (const changed of listeners) changed();
}

/** A browser without storage has the cookies; a browser with neither stays a visitor. */
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
