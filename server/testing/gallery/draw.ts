import sharp from 'sharp';

import { drawDocument } from '../../src/platform/pdf/draw-document.ts';
import type { GalleryPaper } from './papers.ts';

const AT = Temporal.Instant.from('2026-11-22T08:00:00Z');

/** Draws a document of the gallery; its pictures are single colours. */
export const drawPaper = async ({
  text,
  hasLogo,
}: Pick<GalleryPaper, 'text' | 'hasLogo'>): Promise<Uint8Array> =>
  drawDocument(text, {
    at: AT,
    logo: hasLogo
      ? { png: await picture('#1f4e79', 320, 80).png().toBuffer(), alt: 'Byporten' }
      : null,
    read: (background) => picture(background, 900, 600).jpeg().toBuffer(),
  });

const picture = (background: string, width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background } });
