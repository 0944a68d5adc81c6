/**
 * Steps after the bundler: checks the styles, writes the build's name into its service worker, and compresses
 * assets. Part of script/build.
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const BUILT = 'web/build/client';
/** Smaller files fit in one packet anyway. Bytes. */
const WORTH_IT = 1000;

const contents = (pattern: string) =>
  globSync(`${BUILT}/assets/${pattern}`)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
const classesIn = (text: string) => new Set(text.match(/\bm_[0-9a-f]{6,10}\b/g));

// A component whose styles are not imported would be shown without them.
const styled = classesIn(contents('*.css'));
const naked = [...classesIn(contents('*.js'))].filter((name) => !styled.has(name));
if (naked.length > 0) {
  const where = globSync('node_modules/@mantine/*/styles/*.css')
    .filter((file) => !file.endsWith('.layer.css'))
    .filter((file) => naked.some((name) => readFileSync(file, 'utf8').includes(`.${name}`)));
  console.error(`web/app/ui/mantine.css lacks styles: ${naked.join(', ')}\n${where.join('\n')}`);
  process.exit(1);
}

/** The routes readable offline: those that `offline-page.tsx` links to. The page names its own files. */
const PRECACHED_ROUTES = ['lease-id', 'my-lease-id'];
/** What every page loads on demand, and needs offline too. */
const ON_DEMAND = ['open-menu', 'session-refresh', 'attention-line', 'toasts'];
const IMPORTED = /\b(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g;

/** Files of the build with all their imports. */
function withImports(names: readonly string[]): string[] {
  const all = new Set(names);
  // The iteration includes elements added during it.
  for (const name of all)
    for (const [, imported = ''] of readFileSync(`${BUILT}/assets/${name}`, 'utf8').matchAll(
      IMPORTED,
    ))
      all.add(imported);
  return [...all];
}

/** A route in React Router's manifest, with the URLs of its files. */
interface BuiltRoute {
  module: string;
  css?: string[];
  clientLoaderModule?: string;
  hydrateFallbackModule?: string;
}

/** The files of a route, by its id. */
function filesOf(id: string): string[] {
  const manifest = contents('manifest-*.js').replace(/^[^{]*|;\s*$/g, '');
  const { routes } = JSON.parse(manifest) as { routes: Record<string, BuiltRoute | undefined> };
  const { module, css = [], clientLoaderModule, hydrateFallbackModule } = routes[id] ?? {};
  return [module, clientLoaderModule, hydrateFallbackModule, ...css]
    .filter((file) => file !== undefined)
    .map((file) => file.replace(/^\/assets\/|#$/g, ''));
}

const onDemand = ON_DEMAND.map((name) =>
  globSync(`${name}-*.{js,css}`, { cwd: `${BUILT}/assets` }),
);
const ofRoutes = PRECACHED_ROUTES.map(filesOf);
const nowhere = [...ON_DEMAND, ...PRECACHED_ROUTES].filter(
  (_, at) => [...onDemand, ...ofRoutes][at]!.length === 0,
);
if (nowhere.length > 0) {
  console.error(`web/public/sw.js can't keep what the build has not: ${nowhere.join(', ')}`);
  process.exit(1);
}

// A change of this file makes browsers install the new version.
const worker = `${BUILT}/sw.js`;
const version = createHash('sha256').update(globSync(`${BUILT}/assets/*`).sort().join());
const stored = withImports([...onDemand, ...ofRoutes].flat()).map((name) => `/assets/${name}`);
writeFileSync(
  worker,
  readFileSync(worker, 'utf8')
    .replace('__VERSION__', version.digest('hex').slice(0, 12))
    .replace('FILES = []', `FILES = ${JSON.stringify(stored)}`),
);

const compress = promisify(brotliCompress);
// In parallel, on all cores.
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
