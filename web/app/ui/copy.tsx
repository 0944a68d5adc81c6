import { ActionIcon } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import classes from './copy.module.css';

interface CopyProps {
  /** What is copied: only figures or letters. */
  value: string;
  /** What the value is, for screen readers. */
  label: string;
  /** The value as it is shown, if different from what is copied. */
  written?: string;
  /** The value is too long for one line and may be broken anywhere. */
  isLong?: boolean;
}

/** A value and a button that copies it. */
export function Copy({ value, label, written = value, isLong = false }: CopyProps) {
  const { t } = useTranslation('shell');
  const { copied, copy } = useClipboard();
  return (
    <span className={classes.copy} data-long={isLong || undefined}>
      {written}
      <ActionIcon
        variant="subtle"
        size="lg"
        aria-label={t('copy', { what: label })}
        onClick={() => copy(value)}
      >
        {copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
      </ActionIcon>
      <span role="status" className="visually-hidden">
        {copied && t('copied', { what: label })}
      </span>
    </span>
  );
}
