import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/** Modules that every page needs. */
const FRAME = [
  'node_modules/(react|react-dom|scheduler|react-router|i18next[^/]*|clsx|get-nonce)/',
  'node_modules/react-i18next/dist/es/(?!Trans)',
  'node_modules/@mantine/hooks/esm/use-(did-update|isomorphic-effect|media-query|reduced-motion)/',
  'node_modules/@mantine/core/esm/core/(?!DirectionProvider|.*-color-scheme/use-(mantine|computed)|utils/(close|create|find|get|is-element|noop))',
  'node_modules/@mantine/core/esm/components/(Anchor|Button|Group|Loader|Text|Title|Transition|UnstyledButton)/',
  'node_modules/@tabler/icons-react/dist/esm/(createReactComponent|defaultAttributes)',
  'web/app/(root|shell/(?!maintenance|not-found)|ui/(theme|contrast|notice|photo|optional|no-photo)|platform/(?!auth|guard|public-site|return-to|social-login|realtime|new-id|account-cache|line-socket|read-number|save-file|use-action-with))',
];
/** Modules that pages with listing cards need in addition. */
const CARDS = [
  'web/app/features/search/components/(listing-card|card-|pages)',
  'web/app/features/listings/(favourites|recent|components/favourite-heart)',
  'node_modules/@mantine/core/esm/components/Skeleton/',
  'domain/src/kernel/geo',
];
/** Puts the initially loaded modules of a group into one chunk: thirty small chunks load more slowly. */
const chunk = (name: string, files: readonly string[]) => ({
  name,
  tags: ['$initial' as const],
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
      // Importing a feature has no side effects, so unused exports of its public file are dropped.
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
  // The server's bundle contains every package that renders pages, in its production build, whatever NODE_ENV is
  // when it runs: React's development build takes nearly twice as long.
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
});
