import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  build: { sourcemap: false, target: 'es2023', chunkSizeWarningLimit: 1500 },
  // Our own workspaces are TypeScript and are built in; packages stay outside the server's bundle.
  ssr: { noExternal: [/^@husvaer\//, /^@mantine\//] },
});
