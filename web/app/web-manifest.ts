import type { RouterContextProvider } from 'react-router';

import { siteContext } from './platform/site.ts';
import { DEFAULT_COLOR } from './ui/theme.ts';

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The manifest for installing Husvær or a partner's site as an app (W3C, Web Application Manifest). */
export function loader({ context }: { context: Readonly<RouterContextProvider> }) {
  const { partner } = context.get(siteContext);
  const name = partner?.name ?? 'Husvær';
  return Response.json(
    {
      id: '/',
      name,
      short_name: name,
      start_url: '/',
      scope: '/',
      display: 'standalone',
      background_color: '#ffffff',
      theme_color: partner?.color ?? DEFAULT_COLOR,
      icons: [
        icon('icon', 192, 'any'),
        icon('icon', 512, 'any'),
        icon('maskable', 512, 'maskable'),
      ],
    },
    {
      headers: {
        'content-type': 'application/manifest+json',
        'cache-control': 'public, max-age=3600',
      },
    },
  );
}
