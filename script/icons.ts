/** Draws the icons of the installed app from the logo (`web/public/favicon.svg`). Run it for a new logo. */
import { readFileSync } from 'node:fs';

import sharp from 'sharp';

const LOGO = 'web/public/favicon.svg';
const OUT = 'web/public/icons';
const WHITE = '#ffffff';

/** The logo takes `share` of the picture: systems may crop an icon to a circle of four fifths. */
async function draw(name: string, size: number, share: number, background?: string): Promise<void> {
  const logo = await sharp(readFileSync(LOGO), { density: 72 * Math.ceil(size / 16) })
    .resize(Math.round(size * share))
    .toBuffer();
  const none = { r: 0, g: 0, b: 0, alpha: 0 };
  await sharp({
    create: { width: size, height: size, channels: 4, background: background ?? none },
  })
    .composite([{ input: logo }])
    .png({ compressionLevel: 9, palette: true })
    .toFile(`${OUT}/${name}.png`);
}

await draw('icon-192', 192, 1);
await draw('icon-512', 512, 1);
await draw('maskable-512', 512, 0.56, WHITE);
await draw('apple-180', 180, 0.7, WHITE);
