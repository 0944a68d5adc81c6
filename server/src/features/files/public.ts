export { makeAvatar } from './make-avatar.ts';
export { makePhoto } from './make-photo.ts';
export { readUpload, takeUploads } from './read-upload.ts';
export { savePhoto, type Photo } from './store.ts';
