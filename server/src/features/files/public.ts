export { AttachmentInput, FileType } from './documents/graphql.ts';
export { findDocuments, type Document } from './documents/store.ts';
export { photoState, PhotoStateType } from './graphql.ts';
export { makeAvatar } from './make-avatar.ts';
export { storeSizes } from './photo-files.ts';
export { readUpload, registerFormUpload } from './read-upload.ts';
export {
  findPhotos,
  findUploadedPhotos,
  lockPhotos,
  savePhoto,
  type Photo,
  type UploadedPhoto,
} from './store.ts';
export { createDocumentFromFile } from './documents/use-cases/create-document-from-file.ts';
export { createDownloadUrl } from './documents/use-cases/get-file-download-url.ts';
export {
  createAttachments,
  createDocumentFromUpload,
} from './documents/use-cases/create-document-from-upload.ts';
export { createPhotoFromUpload } from './use-cases/create-photo-from-upload.ts';
export { createPhotosFromUrls } from './use-cases/create-photos-from-urls.ts';
