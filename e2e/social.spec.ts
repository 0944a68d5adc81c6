import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

import { expect, open } from './fixtures.ts';
import { codeFor, logOut, newEmail, test, WORDS } from './people.ts';

/* Facebook's dialog and its API, at the URLs that the server is started with (playwright.config.ts). */
const PORT = Number(process.env['E2E_SOCIAL_NETWORK_PORT']);
const email = newEmail('frida');
let network: Server;

test.beforeAll(async () => {
  network = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', `http://localhost:${PORT}`);
    const json = (answer: object) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    if (pathname === '/dialog/oauth') {
      const redirect = new URL(searchParams.get('redirect_uri') ?? '');
      redirect.search = new URLSearchParams({
        code: 'once',
        state: searchParams.get('state') ?? '',
      }).toString();
      response.writeHead(302, { location: redirect.href }).end();
    } else if (pathname === '/oauth/access_token') json({ access_token: 'for-frida' });
    else if (searchParams.get('access_token') === 'for-frida')
      json({ id: email, name: 'Frida Bok', email });
    else response.writeHead(401).end('{}');
  }).listen(PORT, 'localhost');
  await once(network, 'listening');
});
test.afterAll(() => void network.close());

// Desktop only: there is one social network at one port.
test(
  'the first login by a social network asks for the code, age and terms; later ones do not',
  { tag: '@desktop' },
  async ({ page, request, pageErrors }) => {
    const words = WORDS['en-GB'];
    const facebook = page.getByRole('button', { name: 'Log in with Facebook' });
    await open(page, '/login?returnTo=/profile');
    await facebook.click();
    await expect(page).toHaveURL(/\/verify-email/);

    const code = page.getByLabel(words.code);
    await code.fill(await codeFor(request, email));
    const confirm = page.getByRole('button', { name: words.confirm });
    await confirm.click();
    await expect(page.getByRole('status')).toContainText('old enough');
    await confirm.click();
    await expect(page.getByLabel(words.birthDate)).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel(words.birthDate).fill('1999-05-17');
    await page.getByLabel(words.terms).check();
    await page.getByLabel(words.privacy).check();
    await confirm.click();
    await expect(page.getByRole('heading', { name: words.registered })).toBeVisible();

    await open(page, '/profile');
    await logOut(page, words);
    await open(page, '/login?returnTo=/profile');
    await facebook.click();
    await expect(page).toHaveURL(/\/profile$/);
    await expect(page.getByLabel(words.name)).toHaveValue('Frida Bok');
    // Refused calls were expected.
    pageErrors.length = 0;
  },
);
