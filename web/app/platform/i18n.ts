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
  // Every value that this page knows has a text. A value that was added to the API later is shown as it is.
  parseMissingKeyHandler: (key: string) => key.slice(key.lastIndexOf('.') + 1).replaceAll('_', ' '),
  // All resources are passed in here, so initialisation is synchronous.
  initAsync: false,
  react: { useSuspense: true },
};

/** The texts of a page on the server: all texts in its language. */
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

/** The page's texts in the browser: those that came with it; others are fetched (5 retries from 350 ms). */
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
      // Every language has every text. A fallback language would make i18next fetch its texts too.
      fallbackLng: false,
      partialBundledLanguages: true,
      maxRetries: 5,
      retryTimeout: 350,
    });
  return instance;
}

/** i18next's backend for texts that did not come with the page. Loaded when a text is first missing. */
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
        // `true`: the request is retried.
        (error: Error) => callback(error, true),
      ),
  };
}
