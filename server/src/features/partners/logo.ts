import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { z } from 'zod';

import { requestErrors } from '@husvaer/domain/kernel/errors';
import { uuid } from '@husvaer/domain/kernel/uuid';
import { parseInput } from '@husvaer/domain/kernel/validation';

import type { HttpContext } from '../../platform/feature.ts';
import type { ReadTx } from '../../platform/db/tx.ts';
import type { Logo } from '../../platform/pdf/document-text.ts';
import { GUEST } from '../../platform/viewer.ts';
import { findPartner } from './store.ts';

/** Pixels on screen. */
export const LOGO_SIZE = { width: 160, height: 40 } as const;
/** Pixel density of sharp screens. */
const DENSITY = 2;
/** Seconds that mail readers may cache it. */
const CACHE_SECONDS = 24 * 3600;
const BUILT = resolve(import.meta.dirname, '../../../../web/build/client');

const querySchema = z.strictObject({ partnerId: uuid });

/** The path of a partner's logo for mails. */
export const logoPath = (partnerId: string): string => `/api/partners/${partnerId}/logo.png`;

/**
 * Serves an agency's logo as PNG, since mail programs do not show SVG; on white, so that it can be read in
 * dark mode.
 */
export function serveLogos(app: FastifyInstance, { runner }: HttpContext): void {
  app.get('/api/partners/:partnerId/logo.png', async (request, reply) => {
    const { partnerId } = parseInput(querySchema, request.params);
    const partner = await runner.read(GUEST, ({ tx }) => findPartner(tx, partnerId), undefined);
    const png = partner?.logo ? await pngOf({ ...partner, logo: partner.logo }, 'contain') : null;
    if (!png) throw requestErrors.not_found();
    return reply
      .type('image/png')
      .header('Cache-Control', `public, max-age=${CACHE_SECONDS}`)
      .send(png);
  });
}

/** An agency's logo for its documents, with its name; null when it has none that can be drawn. */
export async function findLogo(tx: ReadTx, partnerId: string | null): Promise<Logo | null> {
  const partner = partnerId === null ? undefined : await findPartner(tx, partnerId);
  if (!partner?.logo) return null;
  const png = await pngOf({ ...partner, logo: partner.logo }, 'inside');
  return png && { png, alt: partner.name };
}

/** How it fills its size: with white around it, or cropped to its content. */
type Fit = 'contain' | 'inside';

/**
 * Caches drawn logos: anyone may request one, and documents come by the hundred, but drawing takes processor
 * time.
 */
const drawn = new Map<string, { logo: string; png: Promise<Buffer | null> }>();

function pngOf({ id, logo }: { id: string; logo: string }, fit: Fit): Promise<Buffer | null> {
  const key = `${fit} ${id}`;
  const known = drawn.get(key);
  if (known?.logo === logo) return known.png;
  const png = drawLogo(logo, fit).catch(() => null);
  drawn.set(key, { logo, png });
  return png;
}

/** Null without a picture. Throws when it can't be drawn. */
async function drawLogo(logo: string, fit: Fit): Promise<Buffer | null> {
  const picture = await readLogo(logo);
  if (!picture) return null;
  const { width, height } = LOGO_SIZE;
  return sharp(picture, { density: 72 * DENSITY })
    .resize(width * DENSITY, height * DENSITY, {
      fit,
      position: 'left',
      background: '#fff',
    })
    .flatten({ background: '#fff' })
    .png()
    .toBuffer();
}

/** The bytes of a logo, from a data URL or a file of this site; null when there is none. */
async function readLogo(logo: string): Promise<Buffer | null> {
  const [, isBase64, data] = /^data:[^,]*?(;base64)?,(.*)$/s.exec(logo) ?? [];
  if (data !== undefined)
    return isBase64 ? Buffer.from(data, 'base64') : Buffer.from(decodeURIComponent(data));
  const { pathname } = new URL(logo, 'http://site');
  return readFile(join(BUILT, pathname)).catch(() => null);
}
