/** Bytes of one upload (specification, section 5). */
export const UPLOAD_BYTES_MAX = 25_000_000;
/** Pixels of one picture: a small file may unpack into more than there is memory. */
export const PICTURE_PIXELS_MAX = 60_000_000;
/** Kinds of pictures that are taken, by what they are and not by what they are called. */
export const PICTURE_TYPES = ['jpeg', 'png', 'webp', 'heif', 'gif', 'tiff'] as const;
