import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMatches } from 'react-router';

import { useLanguage } from './format.ts';
import type { Messages } from './i18n.ts';
import type { Language } from './language.ts';
import { useSite, type Site } from './site.ts';

/** What the browser needs before it can take over the rendered page. */
export interface Boot {
  language: Language;
  messages: Messages;
  site: Site;
}

export const BOOT_ID = 'boot';

/** What a route says of itself. */
export interface Handle {
  /** Its own texts. */
  namespaces?: readonly string[];
  /** Ids of routes that it leads to and the browser can't ask for. */
  routes?: readonly string[];
}

/** Puts the page's own texts and its site into the page, so that nothing is fetched before it lives. */
export function BootData() {
  const { i18n } = useTranslation();
  const language = useLanguage();
  const site = useSite();
  const namespaces = new Set([
    'shell',
    // The place search stands in the bar of every page.
    'search',
    ...useMatches().flatMap(({ handle }) => (handle as Handle | undefined)?.namespaces ?? []),
  ]);
  // Written once: what the page was rendered with stays true for the page that came.
  const [json] = useState(() => {
    const messages = Object.fromEntries(
      [...namespaces].map((name) => [name, i18n.getResourceBundle(language, name) ?? {}]),
    );
    return JSON.stringify({ language, messages, site } satisfies Boot).replaceAll('<', '\\u003c');
  });
  return <script id={BOOT_ID} type="application/json" dangerouslySetInnerHTML={{ __html: json }} />;
}
