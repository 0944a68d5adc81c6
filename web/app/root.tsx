import interLatin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { MantineProvider, mantineHtmlProps } from '@mantine/core';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Links,
  Meta,
  Outlet,
  ScrollRestoration,
  useRouteError,
  useRouteLoaderData,
  type RouterContextProvider,
} from 'react-router';

import { SessionRefresh, SignInPrompt } from './features/accounts/public.tsx';
import { apiContext, asPageError } from './platform/api.ts';
import { BootData } from './platform/boot.tsx';
import { schemeInCookie, schemeOf, SystemScheme } from './platform/color-scheme.tsx';
import { RecordEarlyActs, ReplayEarlyActs } from './platform/early-acts.tsx';
import { useLanguage } from './platform/format.ts';
import { hostContext } from './platform/host.ts';
import { isLanguage, REMEMBERED_LANGUAGE, LOCALE } from './platform/language.ts';
import { LateScripts } from './platform/late-scripts.tsx';
import { loadSite } from './platform/load-site.ts';
import { useNonce } from './platform/nonce.ts';
import { ToastPlace } from './platform/notify.tsx';
import { siteContext, useSite } from './platform/site.ts';
import { StoredPartner } from './platform/stored-partner.tsx';
import { Attention } from './shell/attention.tsx';
import { ErrorPage } from './shell/error-page.tsx';
import { Installed } from './shell/installed.tsx';
import { Frame } from './shell/frame.tsx';
// By URL: as part of a chunk it would be loaded again with every dependent chunk, after the page's styles.
import styles from './ui/styles.css?url';
import { DEFAULT_COLOR, themeOf } from './ui/theme.ts';

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

export function loader({ request, context }: RouteArgs) {
  return {
    site: context.get(siteContext),
    colorScheme: schemeOf(request.headers.get('cookie')),
  };
}

/** The site depends on the host only, which does not change. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const { partner, isMaintained } = useSite();
  const nonce = useNonce();
  const chosen = useRouteLoaderData<typeof loader>('root')?.colorScheme ?? 'auto';
  return (
    <html
      lang={LOCALE[language].slice(0, 2)}
      {...mantineHtmlProps}
      data-mantine-color-scheme={chosen === 'dark' ? 'dark' : 'light'}
    >
      <head>
        <meta charSet="utf-8" />
        <RecordEarlyActs />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={chosen === 'dark' ? '#141a18' : '#ffffff'} />
        <link rel="preload" href={interLatin} as="font" type="font/woff2" crossOrigin="" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-180.png" />
        {!isMaintained && <link rel="manifest" href="/manifest.webmanifest" />}
        {chosen === 'auto' && <SystemScheme />}
        <Meta />
        {/* The error boundary renders the document again. React keeps a style sheet that has a precedence. */}
        <link rel="stylesheet" href={styles} precedence="base" />
        <Links nonce={nonce} />
      </head>
      <body>
        <MantineProvider
          theme={themeOf(partner?.color ?? DEFAULT_COLOR)}
          colorSchemeManager={schemeInCookie}
          defaultColorScheme="auto"
          getStyleNonce={() => nonce ?? ''}
        >
          {children}
          <ToastPlace />
          <StoredPartner />
        </MantineProvider>
        <BootData />
        <ScrollRestoration nonce={nonce} />
        <LateScripts />
        <ReplayEarlyActs />
      </body>
    </html>
  );
}

export default function Root() {
  useSavedLanguage();
  return (
    <SignInPrompt>
      <Frame>
        <Outlet />
      </Frame>
      <SessionRefresh />
      <Attention />
      <Installed />
    </SignInPrompt>
  );
}

export function ErrorBoundary() {
  return (
    <>
      <Frame>
        <ErrorPage error={useRouteError()} />
      </Frame>
      <SessionRefresh />
    </>
  );
}

/** A choice that is only in local storage (the cookie has expired) counts as well. */
function useSavedLanguage() {
  const { i18n } = useTranslation();
  useEffect(() => {
    const isRequested = new URL(location.href).searchParams.has('lang');
    if (!isRequested && isLanguage(REMEMBERED_LANGUAGE) && REMEMBERED_LANGUAGE !== i18n.language)
      void i18n.changeLanguage(REMEMBERED_LANGUAGE);
  }, [i18n]);
}
