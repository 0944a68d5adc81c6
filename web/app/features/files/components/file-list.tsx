import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { ApiFailure, browserApi } from '../../../platform/api.ts';
import { useNotify } from '../../../platform/notify.tsx';
import { FileDownload } from '../file-download.graphql.ts';
import { useFileKind } from '../use-file-words.ts';
import { FileIcon } from './file-icon.tsx';
import classes from './files.module.css';

/** A file that came with something, as the API has it. */
export interface SentFile {
  _id: string;
  title: string;
  name: string;
  size: number;
}

interface FileListProps {
  files: readonly SentFile[];
  /** How many are shown at first. */
  first?: number;
}

/** Files to be fetched, each by an address that is asked for when it is wanted. */
export function FileList({ files, first = Infinity }: FileListProps) {
  const { t } = useTranslation('files');
  const [isWhole, setIsWhole] = useState(false);
  const kindOf = useFileKind();
  const fetchFile = useFetch();
  const shown = isWhole ? files : files.slice(0, first);
  const more = files.length - shown.length;
  return (
    <ul className={classes.files} aria-label={t('list')}>
      {shown.map((file) => (
        <li key={file._id}>
          <UnstyledButton className={classes.file} onClick={() => void fetchFile(file._id)}>
            <FileIcon name={file.name} />
            <span className={classes.about}>
              <span className={classes.name}>{file.title}</span>
              <span className={classes.kind}>{kindOf(file)}</span>
            </span>
          </UnstyledButton>
        </li>
      ))}
      {more > 0 && (
        <li>
          <UnstyledButton
            className={`${classes.file} ${classes.more}`}
            aria-label={t('more', { count: more })}
            onClick={() => setIsWhole(true)}
          >
            +{more}
          </UnstyledButton>
        </li>
      )}
    </ul>
  );
}

function useFetch() {
  const { t } = useTranslation('files');
  const notify = useNotify();
  return async (fileId: string) => {
    try {
      const { getFileDownloadUrl: url } = await browserApi(FileDownload, { fileId });
      // A browser that opens no windows saves it from here: the page stays.
      if (!window.open(url, '_blank')) window.location.assign(url);
    } catch (error) {
      const isGone = error instanceof ApiFailure && error.code === 'files.not_found';
      notify(t(isGone ? 'gone' : 'not_fetched'), 'bad');
    }
  };
}
