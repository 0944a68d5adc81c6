import { createInstance, type i18n } from 'i18next';
import LanguageDetector from 'i18next-browser-languagedetector';
import HttpBackend from 'i18next-http-backend';
import { initReactI18next } from 'react-i18next';

import { FALLBACK, LANGUAGE_KEY, LANGUAGES, type Language } from './language.ts';

/** Texts that were rendered with the page. */
export type Messages = Record<string, Record<string, unknown>>;

const shared = {
  supportedLngs: [...LANGUAGES],
  fallbackLng: FALLBACK,
  defaultNS: 'shell',
  interpolation: { escapeValue: false },
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
  void instance
    .use(HttpBackend)
    .use(LanguageDetector)
    .use(initReactI18next)
    .init({
      ...shared,
      lng: language,
      ns: Object.keys(messages),
      resources: { [language]: messages },
      partialBundledLanguages: true,
      maxRetries: 5,
      retryTimeout: 350,
      backend: { loadPath: '/locales/{{lng}}/{{ns}}' },
      detection: {
        order: ['localStorage', 'cookie'],
        lookupLocalStorage: LANGUAGE_KEY,
        lookupCookie: LANGUAGE_KEY,
        caches: ['localStorage', 'cookie'],
        cookieMinutes: 60 * 24 * 365,
        cookieOptions: { path: '/', sameSite: 'lax' },
      },
    });
  return instance;
}
