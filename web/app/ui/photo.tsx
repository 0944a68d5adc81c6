import { PHOTO_FORMATS, PHOTO_WIDTHS, photoUrl } from '@husvaer/domain/files/photo';

import classes from './photo.module.css';

interface PhotoProps {
  id: string;
  /** The mean colour, shown until the picture has loaded. */
  color: string;
  alt: string;
  /** The language of `alt`, if not the page's. */
  lang?: string;
  /** The `sizes` attribute: how wide the photo is shown. */
  sizes: string;
  /** Loaded eagerly: the first picture of a page. */
  eager?: boolean;
  /** Shows the whole picture instead of cropping it to its place. */
  whole?: boolean;
}

/** A photo in the best size and format for the browser. It fills its container, which sets the size. */
export function Photo({ id, color, alt, lang, sizes, eager, whole }: PhotoProps) {
  return (
    <picture>
      {PHOTO_FORMATS.map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={PHOTO_WIDTHS.map((width) => `${photoUrl(id, width, format)} ${width}w`).join(
            ', ',
          )}
          sizes={sizes}
        />
      ))}
      <img
        className={classes.photo}
        data-whole={whole || undefined}
        src={photoUrl(id, 960, 'webp')}
        alt={alt}
        lang={lang}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding={eager ? 'auto' : 'async'}
        style={{ backgroundColor: whole ? undefined : color }}
      />
    </picture>
  );
}
