import { z } from '../kernel/zod.ts';
import { extensionOf } from './documents.ts';
import { fileErrors } from './errors.ts';

/** The purpose of an upload, as the specification's clients name it (section 7). */
const UPLOAD_DIRECTIVES = ['Files', 'ListingImages', 'ProfileImages'] as const;
export type UploadDirective = (typeof UPLOAD_DIRECTIVES)[number];

/** Characters of an upload's random name (specification, section 5). */
export const UPLOAD_NAME_LENGTH = 11;
/** The pattern of such a name with the file's extension. */
export const UPLOAD_NAME = /^[a-z\d]{11}\.[a-z\d]+$/i;
/** Seconds a policy is valid: over a slow connection many photos wait for each other. */
export const POLICY_SECONDS = 60 * 60;
const FILENAME_MAX = 255;
const SUB_FOLDER_MAX = 200;

/** Extensions of pictures. The actual format is read from the content, after the upload. */
const PICTURES = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  tif: 'image/tiff',
  tiff: 'image/tiff',
};
const DOCUMENTS = {
  ...PICTURES,
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  rtf: 'application/rtf',
  txt: 'text/plain',
  csv: 'text/csv',
};
const TYPES: Record<UploadDirective, Readonly<Record<string, string>>> = {
  Files: DOCUMENTS,
  ListingImages: PICTURES,
  ProfileImages: PICTURES,
};
const HEIC = ['heic', 'heif'];

/** The content type of a document with an accepted extension. */
export const documentType = (extension: string): string =>
  (DOCUMENTS as Readonly<Record<string, string>>)[extension] ?? 'application/octet-stream';
/** Accepted extensions of documents, without the dot: `pdf`. */
export const DOCUMENT_EXTENSIONS: readonly string[] = Object.keys(DOCUMENTS);
/** Accepted extensions of pictures. */
export const PICTURE_EXTENSIONS: readonly string[] = Object.keys(PICTURES);

export const uploadInput = z.strictObject({
  filename: z.string().trim().min(1).max(FILENAME_MAX),
  directive: z.enum(UPLOAD_DIRECTIVES),
  /** Letters, digits, hyphens and underscores between slashes: `<partnerId>/contract`. */
  subFolderName: z
    .string()
    .max(SUB_FOLDER_MAX)
    .regex(/^[\w-]+(\/[\w-]+)*$/)
    .nullish(),
});
export type UploadInput = z.infer<typeof uploadInput>;

interface NamedUpload {
  /** The key: `uploads/ListingImages/<sub folder>/<11 characters>.<extension>`. */
  key: string;
  contentType: string;
  /** Its name on the user's device. */
  title: string;
}

/**
 * Names an upload: a random name of eleven characters, with its own extension (specification, section 5).
 * Throws `files.unsupported_type` or `files.not_a_picture` for extensions not accepted for this directive, and
 * `files.heic`.
 */
export function nameUpload(
  { filename, directive, subFolderName }: UploadInput,
  name: string,
): NamedUpload {
  const title = filename.replaceAll(/\p{Cc}/gu, '').replace(/^.*[/\\]/u, '');
  const extension = extensionOf(title);
  if (HEIC.includes(extension)) throw fileErrors.heic();
  const types = TYPES[directive];
  const contentType = Object.hasOwn(types, extension) ? types[extension] : undefined;
  if (contentType === undefined)
    throw isForPhotos(directive) ? fileErrors.not_a_picture() : fileErrors.unsupported_type();
  return {
    key: uploadKey({ directive, subFolderName }, `${name}.${extension}`),
    contentType,
    title,
  };
}

/** The key of an upload with this name. */
export const uploadKey = (
  { directive, subFolderName }: Pick<UploadInput, 'directive' | 'subFolderName'>,
  name: string,
): string => ['uploads', directive, ...(subFolderName ? [subFolderName] : []), name].join('/');

/** The name of an upload: the last part of its key. */
export const nameOf = (key: string): string => key.slice(key.lastIndexOf('/') + 1);

/** Whether an upload becomes a photo. */
export const isForPhotos = (directive: UploadDirective): boolean => directive !== 'Files';
