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
export { takePhoto } from './use-cases/take-photo.ts';
export { takePhotosFrom } from './use-cases/take-photos-from.ts';
