import { useTranslation } from 'react-i18next';

import { useFailureText } from '../../../../errors/use-failure-text.ts';

/** Returns the text for why a file did not become a photo, and what would be accepted. */
export function useReason(): (code: string) => string {
  const { t } = useTranslation('editor');
  const messageFor = useFailureText({
    'files.unsupported_type': t('photos.unsupported_type'),
    unreachable: t('photos.unreachable'),
  });
  return (code) => messageFor({ code });
}
