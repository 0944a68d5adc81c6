// A door of its own: who only sends files shows them in a way of their own.
export { sendFile } from './send-file.ts';
export { Uploads, type Upload } from './uploads.ts';
export { useDrop } from './use-drop.ts';
