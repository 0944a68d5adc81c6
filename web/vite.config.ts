import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/** What every page needs to be drawn, whichever it is. */
const FRAME = [
  'node_modules/(react|react-dom|scheduler|react-router|i18next[^/]*|clsx|get-nonce)/',
  'node_modules/react-i18next/dist/es/(?!Trans)',
  'node_modules/@mantine/hooks/esm/use-(did-update|isomorphic-effect|media-query|reduced-motion)/',
  'node_modules/@mantine/core/esm/core/(?!DirectionProvider|.*-color-scheme/use-(mantine|computed)|utils/(close|create|find|get|is-element|noop))',
  'node_modules/@mantine/core/esm/components/(Anchor|Button|Group|Loader|Text|Title|Transition|UnstyledButton)/',
  'node_modules/@tabler/icons-react/dist/esm/(createReactComponent|defaultAttributes)',
  'web/app/(root|shell/(?!maintenance|not-found)|ui/(theme|contrast|notice|photo|optional|no-photo)|platform/(?!auth|guard|public-site|return-to|social-login|realtime|new-id|kept-for|line-socket|read-number|save-file|use-act))',
];
/** What pages with cards of homes need in addition. */
const CARDS = [
  'web/app/features/search/components/(listing-card|card-|pages)',
  'web/app/features/listings/(favourites|kinds|recent|components/favourite-heart)',
  'node_modules/@mantine/core/esm/components/Skeleton/',
  'domain/src/kernel/geo',
];
/** One chunk for those of these files that pages load at first: thirty small ones would wait for one another. */
const chunk = (name: string, files: readonly string[]) => ({
  ...{ name, tags: ['$initial' as const] },
  test: new RegExp(files.join('|')),
});

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    sourcemap: false,
    target: 'es2023',
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      // The build reads only the icons that are used, not all six thousand.
      experimental: { lazyBarrel: true },
      // No feature does anything by being imported: what a page does not use behind a door stays out.
      treeshake: {
        moduleSideEffects: [{ test: /\/web\/app\/features\/.*\.tsx?$/, sideEffects: false }],
      },
      output: {
        codeSplitting: {
          // A module of both groups goes into the first one; modules that are loaded later go into neither.
          groups: [chunk('frame', FRAME), chunk('cards', CARDS)],
        },
      },
    },
  },
  // All that draws a page is in the server's bundle, and is what production takes whatever NODE_ENV says when it
  // runs: React for those who develop it takes nearly twice as long.
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
});
