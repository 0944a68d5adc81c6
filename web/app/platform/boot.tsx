import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMatches } from 'react-router';

import { useLanguage } from './format.ts';
import type { Messages } from './i18n.ts';
import type { Language } from './language.ts';
import { useSite, type Site } from './site.ts';

/** What the browser needs before it can hydrate the rendered page. */
export interface Boot {
  language: Language;
  messages: Messages;
  site: Site;
}

export const BOOT_ID = 'boot';

/** Route metadata. */
export interface Handle {
  /** The namespaces of the route's own texts. */
  namespaces?: readonly string[];
  /** Ids of routes that the page leads to and the browser can't discover. */
  routes?: readonly string[];
}

/** Writes the page's texts and its site into the page, so that hydration fetches nothing. */
export function BootData() {
  const { i18n } = useTranslation();
  const language = useLanguage();
  const site = useSite();
  const namespaces = new Set([
    'shell',
    // The place search is in the bar of every page.
    'search',
    ...useMatches().flatMap(({ handle }) => (handle as Handle | undefined)?.namespaces ?? []),
  ]);
  // Rendered once: the data stays the same as in the server's HTML.
  const [json] = useState(() => {
    const messages = Object.fromEntries(
      [...namespaces].map((name) => [name, i18n.getResourceBundle(language, name) ?? {}]),
    );
    return JSON.stringify({ language, messages, site } satisfies Boot).replaceAll('<', '\\u003c');
  });
  return <script id={BOOT_ID} type="application/json" dangerouslySetInnerHTML={{ __html: json }} />;
}
