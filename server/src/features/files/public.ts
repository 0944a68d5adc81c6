export { makePhoto } from './make-photo.ts';
export { savePhoto, type Photo } from './store.ts';
