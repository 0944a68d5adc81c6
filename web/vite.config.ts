import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/** What every page stands on, whichever it is. */
const FRAME = [
  'node_modules/(react|react-dom|scheduler|react-router|i18next[^/]*|clsx|get-nonce)/',
  'node_modules/react-i18next/dist/es/(?!Trans)',
  'node_modules/@mantine/hooks/',
  'node_modules/@mantine/core/esm/core/',
  'node_modules/@mantine/core/esm/components/(Anchor|Button|Group|Loader|Text|Title|Transition|UnstyledButton)/',
  'node_modules/@tabler/icons-react/dist/esm/(createReactComponent|defaultAttributes)',
  'web/app/(root|shell/(?!maintenance|not-found)|ui/(?!map/)|platform/(?!auth|guard|public-site|return-to|social-login|realtime|new-id))',
];

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
          groups: [
            // In one piece: thirty small ones wait for one another. What comes later stays outside.
            { name: 'frame', tags: ['$initial'], test: new RegExp(FRAME.join('|')) },
          ],
        },
      },
    },
  },
  // All that draws a page is in the server's bundle, and is what production takes whatever NODE_ENV says when it
  // runs: React for those who develop it takes nearly twice as long.
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
});
