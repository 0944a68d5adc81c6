import { ActionIcon, TextInput } from '@mantine/core';
import { IconCheck, IconPencil, IconX } from '@tabler/icons-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { DOCUMENT_TITLE_MAX } from '@husvaer/domain/files/documents';

import type { Attachment } from '../attachment.ts';
import { useFileKind } from '../use-upload-error-text.ts';
import { FileIcon } from './file-icon.tsx';
import classes from './files.module.css';

interface AttachedLineProps {
  attachment: Attachment;
  onRename: (title: string) => void;
  onRemove: () => void;
}

/** An attachment. A file that was just uploaded can be renamed. */
export function AttachedLine({ attachment, onRename, onRemove }: AttachedLineProps) {
  const { t } = useTranslation('files');
  const kindOf = useFileKind();
  const [written, setWritten] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { key, title, name } = attachment;

  function keepTitle() {
    onRename(written?.trim() || title);
    close();
  }
  function close() {
    setWritten(null);
    // The field that had the focus is removed.
    button.current?.focus();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // The key must neither submit the form nor close the dialog around the field.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') keepTitle();
    else close();
  }
  return (
    <li className={classes.line}>
      <FileIcon name={name} />
      {written === null ? (
        <div className={classes.about}>
          <span className={classes.name}>{title}</span>
          <span className={classes.kind}>{kindOf(attachment)}</span>
        </div>
      ) : (
        <TextInput
          className={classes.about}
          aria-label={t('title', { title })}
          ref={focused}
          maxLength={DOCUMENT_TITLE_MAX}
          value={written}
          onChange={({ currentTarget }) => setWritten(currentTarget.value)}
          onKeyDown={onKeyDown}
        />
      )}
      {key && (
        <ActionIcon
          ref={button}
          variant="subtle"
          size="lg"
          aria-label={written === null ? t('rename', { title }) : t('keep_title')}
          onClick={() => (written === null ? setWritten(title) : keepTitle())}
        >
          {written === null ? (
            <IconPencil size={18} aria-hidden />
          ) : (
            <IconCheck size={18} aria-hidden />
          )}
        </ActionIcon>
      )}
      <ActionIcon variant="subtle" size="lg" aria-label={t('remove', { title })} onClick={onRemove}>
        <IconX size={18} aria-hidden />
      </ActionIcon>
    </li>
  );
}

/** The field gets the focus with its text selected. */
const focused = (input: HTMLInputElement | null) => input?.select();
