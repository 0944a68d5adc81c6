import { useTranslation } from 'react-i18next';

import { ApiFailure, browserApi } from '../../platform/api.ts';
import { useNotify } from '../../platform/notify.tsx';
import { FileDownload } from './file-download.graphql.ts';

/** Fetches a file by an address that is asked for when it is wanted; says so where it can't be had. */
export function useDownload() {
  const { t } = useTranslation('files');
  const notify = useNotify();
  return async (fileId: string): Promise<void> => {
    try {
      const { getFileDownloadUrl: url } = await browserApi(FileDownload, { fileId });
      // A browser that opens no windows saves it from here: the page stays.
      if (!window.open(url, '_blank')) window.location.assign(url);
    } catch (error) {
      notify(t(reasonOf(error)), 'bad');
    }
  };
}

/** A failure of the house itself is told as the specification has it (section 8, “Download errors”). */
function reasonOf(error: unknown): 'gone' | 'not_fetched' | 'unauthorized' {
  if (!(error instanceof ApiFailure)) return 'not_fetched';
  if (error.code === 'files.not_found') return 'gone';
  return error.status === 500 ? 'unauthorized' : 'not_fetched';
}
