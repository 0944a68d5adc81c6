import { extensionOf } from '@husvaer/domain/files/documents';
import { fileErrors } from '@husvaer/domain/files/errors';
import { PICTURE_EXTENSIONS } from '@husvaer/domain/files/uploads';

import type { Attachment } from './attachment.ts';
import { sendFile } from './uploads/send-file.ts';
import { Uploads } from './uploads/uploads.ts';

const refuseOthers = ({ name }: File): string | null =>
  PICTURE_EXTENSIONS.includes(extensionOf(name)) ? null : fileErrors.not_a_picture().code;

/** The files that a form accepts. */
export type Accepted = 'documents' | 'pictures';

interface Given {
  send?: typeof sendFile;
  subFolderName?: string | undefined;
  accepts?: Accepted | undefined;
}

/** Uploads files and adds each to the attachments: several may arrive before the component renders. */
export class AttachmentUploads {
  readonly uploads: Uploads;
  #value: readonly Attachment[] = [];
  #onChange: (value: Attachment[]) => void = () => undefined;

  constructor({ send = sendFile, subFolderName, accepts = 'documents' }: Given = {}) {
    this.uploads = new Uploads({
      directive: 'Files',
      refuse: accepts === 'pictures' ? refuseOthers : undefined,
      full: 'files.too_many',
      send: (file, options) => send({ directive: 'Files', subFolderName }, file, options),
      add: async (key, { name, size }) =>
        this.change([...this.#value, { key, title: name, name, size }]),
    });
  }

  /** The current attachments, and the callback for changes. */
  follow(value: readonly Attachment[], onChange: (value: Attachment[]) => void): void {
    this.#value = value;
    this.#onChange = onChange;
  }

  change(value: Attachment[]): void {
    this.#value = value;
    this.#onChange(value);
  }
}
