import { useTranslation } from 'react-i18next';

/** Refusals that have words of their own. */
const TOLD = [
  'heic',
  'unsupported_type',
  'too_large',
  'too_many_pixels',
  'unreadable',
  'missing',
  'too_many_photos',
  'unreachable',
  'too_many',
] as const;

/** Why a file did not become a photo, in words: what it was, and what would do. */
export function useReason(): (code: string) => string {
  const { t } = useTranslation('editor');
  return (code) => {
    const told = TOLD.find((one) => code === one || code.endsWith(`.${one}`));
    return t(`photos.wrong.${told ?? 'failed'}`);
  };
}
