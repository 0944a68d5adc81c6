import { useTranslation } from 'react-i18next';

import { AskLink } from './components/ask-link.tsx';

export const handle = { namespaces: ['accounts'] };

/** For users who have forgotten their password. */
export default function ResetPasswordPage() {
  const { t } = useTranslation('accounts');
  return <AskLink title={t('forgotten.title')} text={t('forgotten.text')} />;
}
