import { useTranslation } from 'react-i18next';

import { extensionOf } from '@husvaer/domain/files/documents';

import { useLanguage } from '../../platform/format.ts';
import { LOCALE } from '../../platform/language.ts';

/** Thousands of bytes, one upon the other. */
const UNITS = ['byte', 'kilobyte', 'megabyte'] as const;

/** What a file is, in a few letters: `PDF · 1,2 MB`. */
export function useFileKind(): (file: { name: string; size: number }) => string {
  const language = useLanguage();
  return ({ name, size }) => {
    const power = size < 1000 ? 0 : size < 1_000_000 ? 1 : 2;
    const amount = new Intl.NumberFormat(LOCALE[language], {
      style: 'unit',
      unit: UNITS[power],
      maximumFractionDigits: power === 2 ? 1 : 0,
    }).format(size / 1000 ** power);
    return `${extensionOf(name).toUpperCase()} · ${amount}`;
  };
}

/** Refusals that have words of their own. */
const TOLD = ['heic', 'unsupported_type', 'too_large', 'missing', 'unreachable'] as const;

/** Why a file was not attached, in words. */
export function useWrong(): (code: string) => string {
  const { t } = useTranslation('files');
  return (code) => {
    if (code === 'files.too_many') return t('wrong.too_many');
    if (code === 'request.too_many') return t('wrong.too_fast');
    const told = TOLD.find((one) => code === one || code === `files.${one}`);
    return t(`wrong.${told ?? 'failed'}`);
  };
}
