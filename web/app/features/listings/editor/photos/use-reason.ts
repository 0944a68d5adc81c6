import { useTranslation } from 'react-i18next';

import { useFailureText } from '../../../../errors/use-failure-text.ts';

/** Why a file did not become a photo, in words: what it was, and what would do. */
export function useReason(): (code: string) => string {
  const { t } = useTranslation('editor');
  const tell = useFailureText({
    'files.unsupported_type': t('photos.unsupported_type'),
    unreachable: t('photos.unreachable'),
  });
  return (code) => tell({ code });
}
