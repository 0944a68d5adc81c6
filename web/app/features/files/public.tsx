export { asInput, idOf, type Attachment } from './attachment.ts';
export { AttachmentField } from './components/attachment-field.tsx';
export { AttachmentLines } from './components/attachment-lines.tsx';
export { ChooseFiles } from './components/choose-files.tsx';
export { FileList, type SentFile } from './components/file-list.tsx';
export { useAttachments, type Attaching } from './use-attachments.ts';
export { useDownload } from './use-download.ts';
