import { createInstance, type BackendModule, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';

import { FALLBACK, saveLanguage, LANGUAGES, type Language } from './language.ts';

/** Texts that were rendered with the page. */
export type Messages = Record<string, Record<string, unknown>>;

const shared = {
  supportedLngs: [...LANGUAGES],
  fallbackLng: FALLBACK,
  defaultNS: 'shell',
  interpolation: { escapeValue: false },
  // Our own words all have texts: one of the API's that came after this page did is said as it is.
  parseMissingKeyHandler: (key: string) => key.slice(key.lastIndexOf('.') + 1).replaceAll('_', ' '),
  // Everything that is there at the start is given at the start.
  initAsync: false,
  react: { useSuspense: true },
};

/** One page's texts on the server: everything in its language. */
export function serverI18n(language: Language, messages: Messages): i18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    ...shared,
    lng: language,
    ns: Object.keys(messages),
    resources: { [language]: messages },
  });
  return instance;
}

/** The page's texts in the browser: what came with it, and the rest over the network (5 retries from 350 ms). */
export function browserI18n(language: Language, messages: Messages): i18n {
  const instance = createInstance();
  instance.on('languageChanged', saveLanguage);
  void instance
    .use(lateBackend())
    .use(initReactI18next)
    .init({
      ...shared,
      lng: language,
      ns: Object.keys(messages),
      resources: { [language]: messages },
      // No language lacks a text: with another to fall back on, all of that one's would be fetched too.
      fallbackLng: false,
      partialBundledLanguages: true,
      maxRetries: 5,
      retryTimeout: 350,
    });
  return instance;
}

/** i18next's backend for texts that did not come with the page: it comes itself when one is asked for. */
function lateBackend(): BackendModule {
  const load = async () => {
    const { default: HttpBackend } = await import('i18next-http-backend');
    return new HttpBackend(null, { loadPath: '/locales/{{lng}}/{{ns}}' });
  };
  return {
    type: 'backend',
    callbackApi: true,
    init: () => undefined,
    read: (language, namespace, callback) =>
      void load().then(
        (backend) => backend.read(language, namespace, callback),
        // Worth another try.
        (error: Error) => callback(error, true),
      ),
  };
}
