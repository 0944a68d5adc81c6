import { PHOTO_FORMATS, PHOTO_WIDTHS, photoUrl } from '@husvaer/domain/files/photo';

import classes from './photo.module.css';

interface PhotoProps {
  id: string;
  /** Mean colour, shown until the picture has come. */
  color: string;
  alt: string;
  /** The language of `alt`, where it is not the page's. */
  lang?: string;
  /** The `sizes` attribute: how wide it will be shown. */
  sizes: string;
  /** The first picture of a page is fetched at once. */
  eager?: boolean;
  /** Shows the whole picture instead of filling its place. */
  whole?: boolean;
}

/** A photo in the size and format the browser is best served with. It fills its place, which has a size of its own. */
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
