import { useTranslation } from 'react-i18next';

import { RequestLink } from './components/request-link.tsx';

export const handle = { namespaces: ['accounts'] };

/** For users who never set a password: 'User has no password set'. */
export default function ProvideNewPasswordPage() {
  const { t } = useTranslation('accounts');
  return <RequestLink title={t('provide.title')} text={t('provide.text')} />;
}
