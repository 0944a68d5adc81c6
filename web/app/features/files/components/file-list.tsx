import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useFormat } from '../../../platform/format.ts';
import type { FileAttachmentFragment } from '../attachment.fragment.graphql.ts';
import { useDownload } from '../use-download.ts';
import { useFileKind } from '../use-upload-error-text.ts';
import { FileIcon } from './file-icon.tsx';
import classes from './files.module.css';

/** A stored file, as in the API; with the time it was added, if known. */
export type SentFile = FileAttachmentFragment & { createdAt?: string };

interface FileListProps {
  files: readonly SentFile[];
  /** The number of files shown at first. */
  first?: number;
  /** Shows the others elsewhere; without it they are shown in place. */
  onMore?: () => void;
}

/** Files to download. The URL of each is requested when the user opens it. */
export function FileList({ files, first = Infinity, onMore }: FileListProps) {
  const { t } = useTranslation('files');
  const [isWhole, setIsWhole] = useState(false);
  const kindOf = useFileKind();
  const format = useFormat();
  const download = useDownload();
  const shown = isWhole ? files : files.slice(0, first);
  const more = files.length - shown.length;
  return (
    <ul className={classes.files} aria-label={t('list')}>
      {shown.map((file) => (
        <li key={file._id}>
          <UnstyledButton className={classes.file} onClick={() => void download(file._id)}>
            <FileIcon name={file.name} />
            <span className={classes.about}>
              <span className={classes.name}>{file.title}</span>
              <span className={classes.kind}>
                {[kindOf(file), file.createdAt && format.day(file.createdAt)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
          </UnstyledButton>
        </li>
      ))}
      {more > 0 && (
        <li>
          <UnstyledButton
            className={`${classes.file} ${classes.more}`}
            aria-label={t('more', { count: more })}
            onClick={onMore ?? (() => setIsWhole(true))}
          >
            +{more}
          </UnstyledButton>
        </li>
      )}
    </ul>
  );
}
