/** Widths in pixels of a photo's stored versions, smallest first. Heights follow the picture. */
export const PHOTO_WIDTHS = [480, 960, 1600] as const;
type PhotoWidth = (typeof PHOTO_WIDTHS)[number];

/** Best first: a browser uses the first it supports. */
export const PHOTO_FORMATS = ['avif', 'webp'] as const;
type PhotoFormat = (typeof PHOTO_FORMATS)[number];

/** The URL of a photo. Its content never changes: another picture has another id. */
export const photoUrl = (id: string, width: PhotoWidth, format: PhotoFormat): string =>
  `/files/photos/${id}/${width}.${format}`;

/** The URL of a photo for link previews: JPEG, since previews support nothing newer. Pixels wide. */
export const PREVIEW_WIDTH = 1200;
export const previewUrl = (id: string): string => `/files/photos/${id}/${PREVIEW_WIDTH}.jpg`;

/** The names of a photo's stored files. */
export const PHOTO_FILES: readonly string[] = [
  ...PHOTO_WIDTHS.flatMap((width) => PHOTO_FORMATS.map((format) => `${width}.${format}`)),
  `${PREVIEW_WIDTH}.jpg`,
];
