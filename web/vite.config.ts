import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    sourcemap: false,
    target: 'es2023',
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every page needs, in one piece: thirty small ones wait for one another.
            {
              name: 'frame',
              test: /node_modules\/(react|react-dom|scheduler|react-router|i18next[^/]*|react-i18next)\//,
            },
          ],
        },
      },
    },
  },
  // Our own workspaces are TypeScript and are built in; packages stay outside the server's bundle.
  ssr: { noExternal: [/^@husvaer\//, /^@mantine\//] },
});
