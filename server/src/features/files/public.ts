export { AttachmentInput, FileType } from './documents/graphql.ts';
export { findDocuments, type Document } from './documents/store.ts';
export { photoState, PhotoStateType } from './graphql.ts';
export { makeAvatar } from './make-avatar.ts';
export { makePhoto } from './make-photo.ts';
export { readUpload, takeUploads } from './read-upload.ts';
export {
  findPhotos,
  findUploadedPhotos,
  holdPhotos,
  savePhoto,
  type Photo,
  type UploadedPhoto,
} from './store.ts';
export { keepDocument } from './documents/use-cases/keep-document.ts';
export { lendDocument } from './documents/use-cases/get-file-download-url.ts';
export { takeAttachments, takeDocument } from './documents/use-cases/take-document.ts';
export { takePhoto } from './use-cases/take-photo.ts';
export { takePhotosFrom } from './use-cases/take-photos-from.ts';
