/** Writes beside each built asset worth it what a browser that knows Brotli is sent. Part of script/build. */
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';

/** Smaller files travel in one packet anyway. Bytes. */
const WORTH_IT = 1000;

for (const file of globSync('web/build/client/**/*.{js,mjs,css,json,svg,html}')) {
  if (statSync(file).size < WORTH_IT) continue;
  const compressed = brotliCompressSync(readFileSync(file), {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  });
  writeFileSync(`${file}.br`, compressed);
}
