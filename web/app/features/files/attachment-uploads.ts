import type { Attachment } from './attachment.ts';
import { sendFile } from './uploads/send-file.ts';
import { Uploads } from './uploads/uploads.ts';

/** Uploads files and adds each to the attachments: several may arrive before the component renders. */
export class AttachmentUploads {
  readonly uploads: Uploads;
  #value: readonly Attachment[] = [];
  #onChange: (value: Attachment[]) => void = () => undefined;

  constructor(send = sendFile, subFolderName?: string) {
    this.uploads = new Uploads({
      directive: 'Files',
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
