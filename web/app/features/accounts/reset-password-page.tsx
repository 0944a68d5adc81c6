import { useTranslation } from 'react-i18next';

import { RequestLink } from './components/request-link.tsx';

export const handle = { namespaces: ['accounts'] };

/** For users who have forgotten their password. */
export default function ResetPasswordPage() {
  const { t } = useTranslation('accounts');
  return <RequestLink title={t('forgotten.title')} text={t('forgotten.text')} />;
}
