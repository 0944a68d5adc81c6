import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { openDatabase } from '../server/src/open-database.ts';
import { readConfig } from '../server/src/config.ts';
import { freePort } from '../server/testing/free-port.ts';
import { axeFindings, expect, open, test } from './fixtures.ts';
import { runConsole, startServerProcess } from './server-process.ts';
import { newServerFolder } from './server-folders.ts';

test(
  'a withdrawn home answers 410, with a friendly page and similar homes',
  { tag: ['@phone', '@nightly'] },
  async ({ page }) => {
    const folder = newServerFolder();
    const row = (id: string, state: string) =>
      `${id},Two rooms by the river,${state},entire_place,apartment,Trondheim,63.43,10.39,2,12000`;
    writeFileSync(
      join(folder, 'feed.csv'),
      `external_id,title,state,listing_type,property_type,city,lat,lng,total_bedrooms,monthly_rent
${row('1', 'inactive')}
${row('2', 'published')}
`,
    );
    runConsole(['listings', 'import', join(folder, 'feed.csv')], { VAR_DIR: folder });
    const database = await openDatabase(readConfig({ VAR_DIR: folder }));
    const [withdrawn] = await database.session(({ query }) =>
      query<{ id: string }>("select id from listing where state = 'inactive'"),
    );
    await database.close();
    const port = await freePort();
    const server = startServerProcess({ PORT: String(port), VAR_DIR: folder });
    try {
      await server.waitForOutput('Husvær is open');
      const answer = await open(page, `http://localhost:${port}/listing/${withdrawn!.id}`);
      expect(answer?.status()).toBe(410);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'This home is no longer available',
      );
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      expect(await page.evaluate(() => localStorage.getItem('recentListings'))).toBe(null);
      expect(await axeFindings(page)).toEqual([]);
      await expect(page.getByRole('button', { name: 'I’m interested' })).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'Back to the search' })).toHaveAttribute(
        'href',
        '/find-home',
      );
      await page.getByRole('link', { name: 'Two rooms by the river' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two rooms by the river');
      // Requests of the page must be complete before the server stops.
      await page.goto('about:blank');
    } finally {
      server.child.kill('SIGTERM');
      await server.ended;
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
