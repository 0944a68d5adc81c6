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
/** What sharp screens show of one. */
const DENSITY = 2;
/** Seconds that readers of mail may keep it. */
const KEPT = 24 * 3600;
const BUILT = resolve(import.meta.dirname, '../../../../web/build/client');

const asked = z.strictObject({ partnerId: uuid });

/** Where the logo of a partner lies as mail programs take it. */
export const logoPath = (partnerId: string): string => `/api/partners/${partnerId}/logo.png`;

/** An agency's logo as PNG, which mail programs show and SVG they do not: on white, and so read in the dark. */
export function serveLogos(app: FastifyInstance, { runner }: HttpContext): void {
  app.get('/api/partners/:partnerId/logo.png', async (request, reply) => {
    const { partnerId } = parseInput(asked, request.params);
    const partner = await runner.read(GUEST, ({ tx }) => findPartner(tx, partnerId), undefined);
    const png = partner?.logo ? await pngOf({ ...partner, logo: partner.logo }, 'contain') : null;
    if (!png) throw requestErrors.not_found();
    return reply.type('image/png').header('Cache-Control', `public, max-age=${KEPT}`).send(png);
  });
}

/** An agency's logo for the head of its papers, with its name; null where it has none that can be drawn. */
export async function findLogo(tx: ReadTx, partnerId: string | null): Promise<Logo | null> {
  const partner = partnerId === null ? undefined : await findPartner(tx, partnerId);
  if (!partner?.logo) return null;
  const png = await pngOf({ ...partner, logo: partner.logo }, 'inside');
  return png && { png, alt: partner.name };
}

/** How it fills its size: with white beside it, or cut to what there is. */
type Fit = 'contain' | 'inside';

/** Anybody may ask for logos, and papers come by the hundred. Drawing takes processor time: each is drawn once. */
const drawn = new Map<string, { logo: string; png: Promise<Buffer | null> }>();

function pngOf({ id, logo }: { id: string; logo: string }, fit: Fit): Promise<Buffer | null> {
  const key = `${fit} ${id}`;
  const known = drawn.get(key);
  if (known?.logo === logo) return known.png;
  const png = drawLogo(logo, fit).catch(() => null);
  drawn.set(key, { logo, png });
  return png;
}

/** Null where there is no picture. Throws where it is none that can be drawn. */
async function drawLogo(logo: string, fit: Fit): Promise<Buffer | null> {
  const picture = await readLogo(logo);
  if (!picture) return null;
  const { width, height } = LOGO_SIZE;
  return sharp(picture, { density: 72 * DENSITY })
    .resize(width * DENSITY, height * DENSITY, {
      ...{ fit, position: 'left', background: '#fff' },
    })
    .flatten({ background: '#fff' })
    .png()
    .toBuffer();
}

/** The bytes of a logo: in its own address, or a file of this site. Null where there is none. */
async function readLogo(logo: string): Promise<Buffer | null> {
  const [, isBase64, data] = /^data:[^,]*?(;base64)?,(.*)$/s.exec(logo) ?? [];
  if (data !== undefined)
    return isBase64 ? Buffer.from(data, 'base64') : Buffer.from(decodeURIComponent(data));
  const { pathname } = new URL(logo, 'http://site');
  return readFile(join(BUILT, pathname)).catch(() => null);
}
