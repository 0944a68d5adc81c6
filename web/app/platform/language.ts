export const LANGUAGES = ['en', 'no'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The fallback, also for browsers that ask for neither language. */
export const FALLBACK: Language = 'en';
/** The name of the choice in local storage and of its cookie. */
const LANGUAGE_KEY = 'language';
/** The query parameter that search engines get for the two languages. */
export const LANGUAGE_PARAM = 'lang';

/**
 * The choice in local storage when the page came without a language cookie. Read at once, because
 * initialising i18next overwrites it.
 */
export const REMEMBERED_LANGUAGE: string | null = readRememberedLanguage();

function readRememberedLanguage(): string | null {
  if (typeof document === 'undefined' || document.cookie.includes(`${LANGUAGE_KEY}=`)) return null;
  try {
    return localStorage.getItem(LANGUAGE_KEY);
  } catch {
    return null;
  }
}

/** Seconds. */
const YEAR = 60 * 60 * 24 * 365;

/** Stores the language of this browser in local storage and in a cookie for the server. */
export function saveLanguage(language: string): void {
  document.cookie = `${LANGUAGE_KEY}=${language}; path=/; max-age=${YEAR}; samesite=lax`;
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // A browser without storage has the cookie.
  }
}

export const isLanguage = (value: unknown): value is Language =>
  LANGUAGES.includes(value as Language);

/** BCP 47 tags, for `lang` attributes and `Intl`. Bokmål is `nb`. */
export const LOCALE: Record<Language, string> = { en: 'en-GB', no: 'nb-NO' };

/** The language a page is rendered in: by the URL, else the cookie, else the browser's `Accept-Language`. */
export function languageOf(request: Request): Language {
  const requested = new URL(request.url).searchParams.get(LANGUAGE_PARAM);
  if (isLanguage(requested)) return requested;
  const chosen = cookie(request.headers.get('cookie'), LANGUAGE_KEY);
  if (isLanguage(chosen)) return chosen;
  return wished(request.headers.get('accept-language'));
}

function cookie(header: string | null, name: string): string | undefined {
  return header
    ?.split(';')
    .map((part) => part.trim().split('='))
    .find(([key]) => key === name)?.[1];
}

/** All Norwegian tags mean `no`. Browsers list their languages by preference. */
function wished(header: string | null): Language {
  for (const part of header?.split(',') ?? []) {
    const tag = part.trim().slice(0, 2).toLowerCase();
    if (tag === 'nb' || tag === 'nn' || tag === 'no') return 'no';
    if (tag === 'en') return 'en';
  }
  return FALLBACK;
}
