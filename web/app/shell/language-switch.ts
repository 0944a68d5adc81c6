import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';

import { saveLanguage } from '../features/accounts/public.tsx';
import { useLanguage } from '../platform/format.ts';
import { LANGUAGE_PARAM, type Language } from '../platform/language.ts';
import { useNotify } from '../platform/notify.tsx';
import { useSession } from '../platform/session.ts';

/**
 * The language that is not shown, and a function that switches to it in place. Local storage, a cookie and
 * the logged-in user's profile store the choice; if saving to the profile fails, the language is switched
 * back.
 */
export function useLanguageSwitch(): { other: Language; turn: () => Promise<void> } {
  const { i18n } = useTranslation();
  const other = useLanguage() === 'en' ? 'no' : 'en';
  const [params, setParams] = useSearchParams();
  const session = useSession();
  const notify = useNotify();
  async function turn() {
    const before = i18n.language;
    await i18n.changeLanguage(other);
    if (session) {
      try {
        await saveLanguage(session.id, other);
      } catch {
        await i18n.changeLanguage(before);
        notify(i18n.t('menu.language_failed', { ns: 'shell' }), 'bad');
        return;
      }
    }
    // A language in the URL would win over the choice at the next reload.
    if (params.has(LANGUAGE_PARAM)) {
      const rest = new URLSearchParams(params);
      rest.delete(LANGUAGE_PARAM);
      setParams(rest, { replace: true, preventScrollReset: true });
    }
  }
  return { other, turn };
}
