import { ActionIcon, Button } from '@mantine/core';
import { IconAlertTriangle, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { idOf } from '../attachment.ts';
import type { Upload } from '../uploads/uploads.ts';
import type { Attaching } from '../use-attachments.ts';
import { useUploadErrorText } from '../use-upload-error-text.ts';
import { AttachedLine } from './attached-line.tsx';
import { FileIcon } from './file-icon.tsx';
import classes from './files.module.css';

/** Errors after which another attempt may succeed. */
const AGAIN = ['unreachable', 'internal', 'files.policy_expired', 'request.too_many'];

/** Attachments and uploads: the progress of each, or why it failed. */
export function AttachmentLines({ attaching }: { attaching: Attaching }) {
  const { t } = useTranslation('files');
  const { attachments, uploads, change } = attaching;
  const going = uploads.filter(({ state }) => state !== 'failed').length;
  // The focus moves here when the focused line is removed, so that the next control is one Tab away.
  const here = useRef<HTMLParagraphElement>(null);
  const stay = () => here.current?.focus();
  return (
    <>
      <p ref={here} tabIndex={-1} className="visually-hidden" role="status">
        {going > 0 && t('sending', { count: going })}
      </p>
      {attachments.length + uploads.length > 0 && (
        <ul className={classes.lines} aria-label={t('list')}>
          {attachments.map((one) => (
            <AttachedLine
              key={idOf(one)}
              attachment={one}
              onRename={(title) =>
                change(attachments.map((other) => (other === one ? { ...one, title } : other)))
              }
              onRemove={() => {
                stay();
                change(attachments.filter((other) => other !== one));
              }}
            />
          ))}
          {uploads.map((upload) => (
            <UploadLine
              key={upload.id}
              upload={upload}
              onRetry={() => attaching.retry(upload.id)}
              onDrop={() => {
                stay();
                attaching.cancel(upload.id);
              }}
            />
          ))}
        </ul>
      )}
    </>
  );
}

interface UploadLineProps {
  upload: Upload;
  onRetry: () => void;
  onDrop: () => void;
}

function UploadLine({ upload, onRetry, onDrop }: UploadLineProps) {
  const { t } = useTranslation('files');
  const uploadErrorText = useUploadErrorText();
  const { file, progress, reason } = upload;
  const { name } = file;
  return (
    <li className={classes.line} data-failed={reason ? true : undefined}>
      {reason ? <IconAlertTriangle size={20} aria-hidden /> : <FileIcon name={name} />}
      <div className={classes.about}>
        <span className={classes.name}>{name}</span>
        {reason ? (
          <span role="alert" className={classes.reason}>
            {uploadErrorText(reason)}
          </span>
        ) : (
          <progress
            max={100}
            value={Math.round(progress * 100)}
            aria-label={t('progress', { name })}
          />
        )}
      </div>
      {reason && AGAIN.includes(reason) && (
        <Button size="compact-md" variant="default" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
      <ActionIcon
        variant="subtle"
        size="lg"
        aria-label={t(reason ? 'dismiss' : 'cancel', { name })}
        onClick={onDrop}
      >
        <IconX size={18} aria-hidden />
      </ActionIcon>
    </li>
  );
}
