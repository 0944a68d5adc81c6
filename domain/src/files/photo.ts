/** Widths in pixels every photo is kept in, smallest first. Heights follow the picture. */
export const PHOTO_WIDTHS = [480, 960, 1600] as const;
export type PhotoWidth = (typeof PHOTO_WIDTHS)[number];

/** Best first: a browser takes the first it can show. */
export const PHOTO_FORMATS = ['avif', 'webp'] as const;
export type PhotoFormat = (typeof PHOTO_FORMATS)[number];

/** Where a photo is served. Its content never changes: another picture has another id. */
export const photoUrl = (id: string, width: PhotoWidth, format: PhotoFormat): string =>
  `/files/photos/${id}/${width}.${format}`;

/** Where a link preview finds the photo: as JPEG, since what makes previews reads nothing newer. Pixels wide. */
export const PREVIEW_WIDTH = 1200;
export const previewUrl = (id: string): string => `/files/photos/${id}/${PREVIEW_WIDTH}.jpg`;
