// A separate public module: some features only upload files and have their own view of them.
export { sendFile } from './send-file.ts';
export { Uploads, type Upload } from './uploads.ts';
export { useDrop } from './use-drop.ts';
