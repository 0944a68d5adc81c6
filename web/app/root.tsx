import '@mantine/core/styles.css';
import './ui/base.css';

import { MantineProvider, mantineHtmlProps } from '@mantine/core';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
  type RouterContextProvider,
} from 'react-router';

import { apiContext, asPageError } from './platform/api.ts';
import { BootData } from './platform/boot.tsx';
import { useLanguage } from './platform/format.ts';
import { hostContext } from './platform/host.ts';
import { isLanguage, KEPT_ALONE, LOCALE } from './platform/language.ts';
import { loadSite } from './platform/load-site.ts';
import { useNonce } from './platform/nonce.ts';
import { siteContext, useSite } from './platform/site.ts';
import { ErrorPage } from './shell/error-page.tsx';
import { Frame } from './shell/frame.tsx';
import { HOUSE_COLOR, themeOf } from './ui/theme.ts';

interface RouteArgs {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

export const middleware = [
  async ({ request, context }: RouteArgs) => {
    try {
      context.set(
        siteContext,
        await loadSite(request, context.get(hostContext), context.get(apiContext)),
      );
    } catch (error) {
      throw asPageError(error);
    }
  },
];

export function loader({ context }: RouteArgs) {
  return { site: context.get(siteContext) };
}

/** The site is the host's, and the host stays. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const { partner } = useSite();
  const nonce = useNonce();
  return (
    <html
      lang={LOCALE[language].slice(0, 2)}
      {...mantineHtmlProps}
      data-mantine-color-scheme="light"
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#ffffff" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links nonce={nonce} />
      </head>
      <body>
        <MantineProvider
          theme={themeOf(partner?.color ?? HOUSE_COLOR)}
          forceColorScheme="light"
          getStyleNonce={() => nonce ?? ''}
        >
          {children}
        </MantineProvider>
        <BootData />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  useKeptLanguage();
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary() {
  return (
    <Frame>
      <ErrorPage error={useRouteError()} />
    </Frame>
  );
}

/** A choice that only local storage remembers (its cookie is gone) counts as well. */
function useKeptLanguage() {
  const { i18n } = useTranslation();
  useEffect(() => {
    const asked = new URL(location.href).searchParams.has('lang');
    if (!asked && isLanguage(KEPT_ALONE) && KEPT_ALONE !== i18n.language)
      void i18n.changeLanguage(KEPT_ALONE);
  }, [i18n]);
}
