import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';

import { messages } from '../messages.ts';
import { serverI18n } from '../platform/i18n.ts';
import type { Language } from '../platform/language.ts';
import type { Site } from '../platform/site.ts';

/** Who reads a page, and on which site: a partner's, by default. */
export interface Reader {
  language?: Language;
  site?: object;
}

/** Renders part of a page: returns its HTML and its text. */
export function render(
  element: ReactNode,
  { language = 'no', site = {} }: Reader = {},
): { html: string; text: string } {
  const here: Partial<Site> = {
    partner: { partnerId: 'p', name: 'Nordbolig', currencySettings: null } as Site['partner'],
    today: '2026-12-11',
    person: null,
    ...site,
  };
  const router = createMemoryRouter([{ id: 'root', path: '/', loader: () => null, element }], {
    hydrationData: { loaderData: { root: { site: here } } },
  });
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={serverI18n(language, messages[language])}>
      <MantineProvider>
        <RouterProvider router={router} />
      </MantineProvider>
    </I18nextProvider>,
  ).replaceAll(/<style.*?<\/style>/gs, '');
  const text = html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .trim();
  return { html, text };
}
