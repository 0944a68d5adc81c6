import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core';

import { useNonce } from './nonce.ts';

/** What one may choose; `auto` follows the system. */
export const SCHEMES = ['auto', 'light', 'dark'] as const satisfies MantineColorScheme[];
/** The cookie that keeps the choice. */
export const SCHEME_KEY = 'theme';

const YEAR = 60 * 60 * 24 * 365;
const CHOSEN = new RegExp(`(?:^|; ?)${SCHEME_KEY}=(light|dark)(?:;|$)`);

/** The scheme that a cookie header, or `document.cookie`, tells of. */
export function schemeOf(cookies: string | null): MantineColorScheme {
  const [, chosen] = CHOSEN.exec(cookies ?? '') ?? [];
  return chosen === 'light' || chosen === 'dark' ? chosen : 'auto';
}

const saveScheme = (value: string, seconds: number) =>
  void (document.cookie = `${SCHEME_KEY}=${value}; path=/; max-age=${seconds}; samesite=lax`);

/** Keeps the choice in the cookie, which the server reads too. */
export const schemeInCookie: MantineColorSchemeManager = {
  get: (fallback) => (typeof document === 'undefined' ? fallback : schemeOf(document.cookie)),
  set: (scheme) => (scheme === 'auto' ? saveScheme('', 0) : saveScheme(scheme, YEAR)),
  clear: () => saveScheme('', 0),
  subscribe: () => undefined,
  unsubscribe: () => undefined,
};

/** Only the browser knows what its system wants: this asks it before anything is painted. */
export function SystemScheme() {
  const nonce = useNonce();
  const script = `matchMedia('(prefers-color-scheme: dark)').matches&&document.documentElement.setAttribute('data-mantine-color-scheme','dark')`;
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: script }} />;
}
