import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core';

import { useNonce } from './nonce.ts';

/** The choices; `auto` follows the system. */
export const SCHEMES = ['auto', 'light', 'dark'] as const satisfies MantineColorScheme[];
/** The cookie that stores the choice. */
const SCHEME_KEY = 'theme';

const YEAR = 60 * 60 * 24 * 365;
const CHOSEN = new RegExp(`(?:^|; ?)${SCHEME_KEY}=(light|dark)(?:;|$)`);

/** The scheme in a cookie header or in `document.cookie`. */
export function schemeOf(cookies: string | null): MantineColorScheme {
  const [, chosen] = CHOSEN.exec(cookies ?? '') ?? [];
  return chosen === 'light' || chosen === 'dark' ? chosen : 'auto';
}

const saveScheme = (value: string, seconds: number) =>
  void (document.cookie = `${SCHEME_KEY}=${value}; path=/; max-age=${seconds}; samesite=lax`);

/** Stores the choice in the cookie, which the server reads too. */
export const schemeInCookie: MantineColorSchemeManager = {
  get: (fallback) => (typeof document === 'undefined' ? fallback : schemeOf(document.cookie)),
  set: (scheme) => (scheme === 'auto' ? saveScheme('', 0) : saveScheme(scheme, YEAR)),
  clear: () => saveScheme('', 0),
  subscribe: () => undefined,
  unsubscribe: () => undefined,
};

/** Only the browser knows the system's scheme: this script reads it before the first paint. */
export function SystemScheme() {
  const nonce = useNonce();
  const script = `matchMedia('(prefers-color-scheme: dark)').matches&&document.documentElement.setAttribute('data-mantine-color-scheme','dark')`;
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: script }} />;
}
