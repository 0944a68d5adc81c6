import { useTranslation } from 'react-i18next';

import { ApiFailure, browserApi } from '../../platform/api.ts';
import { useNotify } from '../../platform/notify.tsx';
import { FileDownload } from './file-download.graphql.ts';

/** Downloads a file by a URL that is requested when needed; shows an error if it can't be downloaded. */
export function useDownload() {
  const notify = useNotify();
  const messageFor = useErrorMessage();
  return async (fileId: string): Promise<void> => {
    try {
      const { getFileDownloadUrl: url } = await browserApi(FileDownload, { fileId });
      // If the browser blocks the new window, the file is downloaded from this page, which stays open.
      if (!window.open(url, '_blank')) window.location.assign(url);
    } catch (error) {
      notify(messageFor(error), 'bad');
    }
  };
}

/**
 * Returns the text for a failed download (specification, section 8, “Download errors”): an internal error is
 * shown as “unauthorized”.
 */
export function useErrorMessage(): (error: unknown) => string {
  const { t } = useTranslation('files');
  return (error) => t(reasonOf(error));
}

function reasonOf(error: unknown): 'gone' | 'not_fetched' | 'unauthorized' {
  if (!(error instanceof ApiFailure)) return 'not_fetched';
  if (error.code === 'files.not_found') return 'gone';
  return error.status === 500 ? 'unauthorized' : 'not_fetched';
}
