import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';

import { useLanguage } from '../platform/format.ts';
import { LANGUAGE_PARAM, type Language } from '../platform/language.ts';

/** The language that is not shown, and how to turn to it in place; local storage and a cookie keep the choice. */
export function useLanguageSwitch(): { other: Language; turn: () => Promise<void> } {
  const { i18n } = useTranslation();
  const other = useLanguage() === 'en' ? 'no' : 'en';
  const [params, setParams] = useSearchParams();
  async function turn() {
    await i18n.changeLanguage(other);
    // A language in the address would win over the choice at the next reload.
    if (params.has(LANGUAGE_PARAM)) {
      const rest = new URLSearchParams(params);
      rest.delete(LANGUAGE_PARAM);
      setParams(rest, { replace: true, preventScrollReset: true });
    }
  }
  return { other, turn };
}
