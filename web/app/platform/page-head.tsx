import { useTranslation } from 'react-i18next';

import { LANGUAGE_PARAM, LANGUAGES, LOCALE } from './language.ts';
import { useLanguage } from './format.ts';
import { useSite } from './site.ts';

interface PageHeadProps {
  title: string;
  description: string;
  /** The page's address on the public site: the path and the parts of the query that make it another page. */
  path: string;
  /** The path of a picture for link previews. */
  image?: string;
  noindex?: boolean;
}

/** What search engines and link previews read. React moves it into the head. */
export function PageHead({ title, description, path, image, noindex }: PageHeadProps) {
  const { t } = useTranslation('shell');
  const { origin, partner } = useSite();
  const language = useLanguage();
  const address = `${origin}${path}`;
  const inLanguage = (lang: string) =>
    `${address}${address.includes('?') ? '&' : '?'}${LANGUAGE_PARAM}=${lang}`;
  const full = `${title} · ${partner?.name ?? t('name')}`;
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      {noindex && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={address} />
      {LANGUAGES.map((lang) => (
        <link
          key={lang}
          rel="alternate"
          hrefLang={LOCALE[lang].slice(0, 2)}
          href={inLanguage(lang)}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address} />
      <meta property="og:site_name" content={partner?.name ?? t('name')} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={LOCALE[language].replace('-', '_')} />
      {image && <meta property="og:image" content={`${origin}${image}`} />}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
    </>
  );
}
