import { useTranslation } from 'react-i18next';

import { extensionOf } from '@husvaer/domain/files/documents';

import { useFailureText } from '../../errors/use-failure-text.ts';
import { useLanguage } from '../../platform/format.ts';
import { LOCALE } from '../../platform/language.ts';

/** Each unit is a thousand of the one before. */
const UNITS = ['byte', 'kilobyte', 'megabyte'] as const;

/** The type and size of a file: `PDF · 1,2 MB`. */
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

/** Returns the text for the reason why a file was not attached. */
export function useUploadErrorText(): (code: string) => string {
  const { t } = useTranslation('files');
  const messageFor = useFailureText({ unreachable: t('unreachable') });
  return (code) => messageFor({ code });
}
