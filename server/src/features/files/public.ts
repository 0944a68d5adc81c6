export { makeAvatar } from './make-avatar.ts';
export { makePhoto } from './make-photo.ts';
export { readUpload, takeUploads } from './read-upload.ts';
export { findUploadedPhotos, savePhoto, type Photo, type UploadedPhoto } from './store.ts';
export { takePhoto } from './use-cases/take-photo.ts';
