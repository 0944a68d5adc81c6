import { useTranslation } from 'react-i18next';

import { ApiFailure, browserApi } from '../../platform/api.ts';
import { useNotify } from '../../platform/notify.tsx';
import { FileDownload } from './file-download.graphql.ts';

/** Fetches a file by an address that is asked for when it is wanted; says so where it can't be had. */
export function useDownload() {
  const notify = useNotify();
  const tell = useErrorMessage();
  return async (fileId: string): Promise<void> => {
    try {
      const { getFileDownloadUrl: url } = await browserApi(FileDownload, { fileId });
      // A browser that opens no windows saves it from here: the page stays.
      if (!window.open(url, '_blank')) window.location.assign(url);
    } catch (error) {
      notify(tell(error), 'bad');
    }
  };
}

/** Why a file can't be had (specification, section 8, “Download errors”): a failure of the house itself is told as “unauthorized”. */
export function useErrorMessage(): (error: unknown) => string {
  const { t } = useTranslation('files');
  return (error) => t(reasonOf(error));
}

function reasonOf(error: unknown): 'gone' | 'not_fetched' | 'unauthorized' {
  if (!(error instanceof ApiFailure)) return 'not_fetched';
  if (error.code === 'files.not_found') return 'gone';
  return error.status === 500 ? 'unauthorized' : 'not_fetched';
}
