import { chromium, type Page } from '@playwright/test';

import { printTable } from './table.ts';

const FLAGS = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-sync'];

/** Measures what a browser loads before the map, the layout shift, and the time until new pins are shown. */
export async function measureInChromium(
  executablePath: string,
  origin: string,
  { pans }: { pans: number },
): Promise<void> {
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const { scripts, shift } = await measureFirstLoad(phone, `${origin}/find-home`);
  const wide = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const times = await measurePans(wide, `${origin}/find-home`, pans);
  await browser.close();
  const percentile = (share: number) =>
    `${Math.round(times[Math.floor((times.length - 1) * share)]!)}`;
  printTable(
    ['in Chromium', 'figure'],
    [
      ['JavaScript before the map, kB on the wire', (scripts / 1000).toFixed(1)],
      ['layout shift, whole page scrolled through', shift.toFixed(4)],
      [`pins after a pan, p50 ms (${times.length} pans)`, percentile(0.5)],
      ['pins after a pan, p95 ms', percentile(0.95)],
    ],
  );
}

async function measureFirstLoad(page: Page, address: string) {
  let scripts = 0;
  const sizes: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    if (/\.m?js$/.test(new URL(request.url()).pathname))
      sizes.push(
        request.sizes().then(({ responseBodySize }) => void (scripts += responseBodySize)),
      );
  });
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        (window as unknown as { shifted: number }).shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const loaded = await Promise.all(sizes).then(() => scripts);
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (let y = 0; y < height; y += 600) {
    await page.evaluate((top) => scrollTo(0, top), y);
    await page.waitForTimeout(100);
  }
  const shift = await page.evaluate(() => (window as unknown as { shifted: number }).shifted);
  return { scripts: loaded, shift };
}

/** Milliseconds from the request for pins until they are shown, sorted. */
async function measurePans(page: Page, address: string, pans: number): Promise<number[]> {
  await page.goto(address);
  await page.locator('[data-map-ready=true]').waitFor();
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { times });
    const originalFetch = window.fetch;
    window.fetch = async (...request) => {
      const startedAt = performance.now();
      const isPins = (request[1]?.body as string | undefined)?.includes('FindClusters') ?? false;
      const answer = await originalFetch(...request);
      if (isPins) {
        const map = document.querySelector('[data-map-ready=true]')!;
        const observer = new MutationObserver(() => {
          times.push(performance.now() - startedAt);
          observer.disconnect();
        });
        observer.observe(map, { childList: true, subtree: true });
      }
      return answer;
    };
  });
  const box = (await page.locator('[data-map-ready=true]').boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  for (let pan = 0; pan < pans; pan++) {
    const [dx, dy] = [
      [180, 0],
      [0, 180],
      [-180, 0],
      [0, -180],
    ][pan % 4] as [number, number];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + dx, y + dy, { steps: 6 });
    await page.mouse.up();
    await page.waitForTimeout(1200);
  }
  const times = await page.evaluate(() => (window as unknown as { times: number[] }).times);
  return times.toSorted((a, b) => a - b);
}
