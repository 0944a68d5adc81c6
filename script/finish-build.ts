/** What the bundler leaves to do: a check of the styles, the build's name in its service worker, and assets compressed. Part of script/build. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const BUILT = 'web/build/client';
/** Smaller files travel in one packet anyway. Bytes. */
const WORTH_IT = 1000;

const contents = (pattern: string) =>
  globSync(`${BUILT}/assets/${pattern}`)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
const classesIn = (text: string) => new Set(text.match(/\bm_[0-9a-f]{6,10}\b/g));

// A component whose styles nobody imported would stand there naked.
const styled = classesIn(contents('*.css'));
const naked = [...classesIn(contents('*.js'))].filter((name) => !styled.has(name));
if (naked.length > 0) {
  const where = globSync('node_modules/@mantine/*/styles/*.css')
    .filter((file) => !file.endsWith('.layer.css'))
    .filter((file) => naked.some((name) => readFileSync(file, 'utf8').includes(`.${name}`)));
  console.error(`web/app/ui/mantine.css lacks styles: ${naked.join(', ')}\n${where.join('\n')}`);
  process.exit(1);
}

// Whoever has the house installed is told of a new version by this file being another.
const worker = `${BUILT}/sw.js`;
const version = createHash('sha256').update(globSync(`${BUILT}/assets/*`).sort().join());
writeFileSync(
  worker,
  readFileSync(worker, 'utf8').replace('__VERSION__', version.digest('hex').slice(0, 12)),
);

const compress = promisify(brotliCompress);
// All at once: they are spread over the cores.
await Promise.all(
  globSync(`${BUILT}/**/*.{js,mjs,css,json,svg,html}`)
    .filter((file) => statSync(file).size >= WORTH_IT)
    .map(async (file) => {
      const compressed = await compress(readFileSync(file), {
        params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
      });
      writeFileSync(`${file}.br`, compressed);
    }),
);
