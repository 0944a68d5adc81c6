/** Bytes of one upload (specification, section 5). */
export const UPLOAD_BYTES_MAX = 25_000_000;
/** Pixels of one picture: a small file may unpack to more than the memory. */
export const PICTURE_PIXELS_MAX = 60_000_000;
/** Accepted formats of pictures, detected from the content, not the name. */
export const PICTURE_TYPES = ['jpeg', 'png', 'webp', 'heif', 'gif', 'tiff'] as const;
