import { expect, test } from 'vitest';

import { render } from '../../testing/render.tsx';
import PropertyManagementPage from './property-management-page.tsx';

const HERE = '/property-management/partner-api';
const ELSEWHERE = 'https://forvaltning.example.com';

test.each([
  ['our own description of it', null, HERE],
  ['the one that is set', ELSEWHERE, ELSEWHERE],
])('a link leads to a system of property management: %s', (_, propertyManagementUrl, address) => {
  const { html } = render(<PropertyManagementPage />, { site: { propertyManagementUrl } });
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
  expect(links.filter((href) => href === HERE || href === ELSEWHERE)).toEqual([address]);
});
