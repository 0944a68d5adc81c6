import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { z } from 'zod';

import { requestErrors } from '@husvaer/domain/kernel/errors';
import { uuid } from '@husvaer/domain/kernel/uuid';
import { parseInput } from '@husvaer/domain/kernel/validation';

import type { HttpContext } from '../../platform/feature.ts';
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
  // Anybody may ask, and drawing takes processor time: each logo is drawn once.
  const drawn = new Map<string, { logo: string; png: Promise<Buffer | null> }>();
  function pngOf(partnerId: string, logo: string): Promise<Buffer | null> {
    const known = drawn.get(partnerId);
    if (known?.logo === logo) return known.png;
    const png = drawLogo(logo).catch(() => null);
    drawn.set(partnerId, { logo, png });
    return png;
  }

  app.get('/api/partners/:partnerId/logo.png', async (request, reply) => {
    const { partnerId } = parseInput(asked, request.params);
    const partner = await runner.read(GUEST, ({ tx }) => findPartner(tx, partnerId), undefined);
    const png = partner?.logo ? await pngOf(partner.id, partner.logo) : null;
    if (!png) throw requestErrors.not_found();
    return reply.type('image/png').header('Cache-Control', `public, max-age=${KEPT}`).send(png);
  });
}

/** Null where there is no picture. Throws where it is none that can be drawn. */
async function drawLogo(logo: string): Promise<Buffer | null> {
  const picture = await readLogo(logo);
  if (!picture) return null;
  const { width, height } = LOGO_SIZE;
  return sharp(picture, { density: 72 * DENSITY })
    .resize(width * DENSITY, height * DENSITY, {
      ...{ fit: 'contain', position: 'left', background: '#fff' },
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
