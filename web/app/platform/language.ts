export const LANGUAGES = ['en', 'no'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The fallback, and what is shown to whoever asks for neither. */
export const FALLBACK: Language = 'en';
/** The name under which the choice is kept, in local storage and as a cookie. */
export const LANGUAGE_KEY = 'language';
/** The name in an address: what search engines are told of the two languages. */
export const LANGUAGE_PARAM = 'lang';

/** What this browser remembered when the page came and no cookie told the server: starting the texts writes over it. */
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

/** Keeps the language of this browser, where the server finds it as well. */
export function saveLanguage(language: string): void {
  document.cookie = `${LANGUAGE_KEY}=${language}; path=/; max-age=${YEAR}; samesite=lax`;
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // A browser that stores nothing has the cookie.
  }
}

export const isLanguage = (value: unknown): value is Language =>
  LANGUAGES.includes(value as Language);

/** BCP 47, for `lang` attributes and `Intl`: bokmål has a tag of its own. */
export const LOCALE: Record<Language, string> = { en: 'en-GB', no: 'nb-NO' };

/** The language a page is rendered in: as the address says, else the cookie, else the browser's own wish. */
export function languageOf(request: Request): Language {
  const asked = new URL(request.url).searchParams.get(LANGUAGE_PARAM);
  if (isLanguage(asked)) return asked;
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

/** Norwegian in all its tags is `no`. Browsers list their languages best first. */
function wished(header: string | null): Language {
  for (const part of header?.split(',') ?? []) {
    const tag = part.trim().slice(0, 2).toLowerCase();
    if (tag === 'nb' || tag === 'nn' || tag === 'no') return 'no';
    if (tag === 'en') return 'en';
  }
  return FALLBACK;
}
