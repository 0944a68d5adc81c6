import { ActionIcon } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import classes from './copy.module.css';

interface CopyProps {
  /** What is copied, in figures or letters alone. */
  value: string;
  /** What it is, for whoever doesn't see where it stands. */
  label: string;
  /** As one reads it, where that is otherwise than it is copied. */
  written?: string;
  /** Too long for one line: it is broken anywhere. */
  isLong?: boolean;
}

/** A number one takes elsewhere, and the button that copies it. */
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
