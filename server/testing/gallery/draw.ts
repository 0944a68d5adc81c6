import sharp from 'sharp';

import type { DocumentText } from '../../src/platform/pdf/document-text.ts';
import { drawDocument } from '../../src/platform/pdf/draw-document.ts';

const AT = Temporal.Instant.from('2026-11-22T08:00:00Z');

/** Draws a paper of the gallery, whose pictures are as plain as their colours. */
export const drawPaper = (text: DocumentText): Promise<Uint8Array> =>
  drawDocument(text, {
    at: AT,
    read: (background) =>
      sharp({ create: { width: 900, height: 600, channels: 3, background } })
        .jpeg()
        .toBuffer(),
  });
