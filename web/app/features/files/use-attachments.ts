import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

import { useNotify } from '../../platform/notify.tsx';
import { AttachmentUploads, type Accepted } from './attachment-uploads.ts';
import type { Attachment } from './attachment.ts';
import type { Upload, Uploads } from './uploads/uploads.ts';

interface Given {
  value: readonly Attachment[];
  onChange: (value: Attachment[]) => void;
  max: number;
  /** The folder name of the specification's clients (section 7). */
  subFolderName?: string | undefined;
  accepts?: Accepted;
}

/** The attachments of a form, its uploads, and the actions for them. */
export interface Attaching {
  attachments: readonly Attachment[];
  uploads: readonly Upload[];
  /** Whether files are being uploaded. */
  isBusy: boolean;
  choose: (files: readonly File[]) => void;
  cancel: (id: number) => void;
  retry: (id: number) => void;
  change: (attachments: Attachment[]) => void;
}

export function useAttachments({ value, onChange, max, subFolderName, accepts }: Given): Attaching {
  const [attachmentUploads] = useState(() => new AttachmentUploads({ subFolderName, accepts }));
  const { uploads: sending } = attachmentUploads;
  useEffect(() => attachmentUploads.follow(value, onChange));
  useStopping(sending);
  const uploads = useSyncExternalStore(
    (changed) => sending.listen(changed),
    () => sending.uploads,
    () => sending.uploads,
  );
  return {
    attachments: value,
    uploads,
    isBusy: uploads.some(({ state }) => state !== 'failed'),
    choose: (files) => sending.choose(files, max - value.length),
    cancel: (id) => sending.drop(id),
    retry: (id) => sending.retry(id),
    change: (attachments) => attachmentUploads.change(attachments),
  };
}

/** Cancels the uploads when their field is removed, and notifies the user, who would miss the files later. */
function useStopping(sending: Uploads) {
  const { t } = useTranslation('files');
  const notify = useNotify();
  useEffect(
    () => () => {
      const count = sending.close();
      if (count > 0) notify(t('stopped', { count }), 'bad');
    },
    // A change of language cancels nothing.
    // eslint-disable-next-line react/exhaustive-deps
    [sending],
  );
}
