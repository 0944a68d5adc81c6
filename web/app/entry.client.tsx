import { setNonce } from 'get-nonce';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { RouterContextProvider } from 'react-router';
import { HydratedRouter } from 'react-router/dom';

import { apiContext, browserApi, errorTextsBy } from './platform/api.ts';
import { BOOT_ID, type Boot } from './platform/boot.tsx';
import { browserI18n } from './platform/i18n.ts';
import { NonceContext, nonceOfPage } from './platform/nonce.ts';
import { beginSession } from './platform/session.ts';
import { siteContext } from './platform/site.ts';

const boot = JSON.parse(document.getElementById(BOOT_ID)?.textContent ?? '{}') as Boot;
const nonce = nonceOfPage();
// Dialogs add a style element that stops the page behind them from scrolling; it needs the nonce.
if (nonce) setNonce(nonce);
beginSession(boot.site.publicToken);
const i18n = browserI18n(boot.language, boot.messages);
errorTextsBy(() => i18n.loadNamespaces('errors'));

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <NonceContext value={nonce}>
        <I18nextProvider i18n={i18n}>
          <HydratedRouter
            getContext={() => {
              const context = new RouterContextProvider();
              context.set(apiContext, browserApi);
              context.set(siteContext, boot.site);
              return context;
            }}
          />
        </I18nextProvider>
      </NonceContext>
    </StrictMode>,
  );
});
