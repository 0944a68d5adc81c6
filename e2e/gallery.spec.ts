import {
  findHome,
  axeFindings,
  expect,
  open,
  test,
  waitForHydration,
  type Home,
} from './fixtures.ts';

let home: Home;

test.beforeEach(async ({ request }) => {
  home = await findHome(request);
});

test(
  'the gallery is turned by the arrow keys, and Escape leads back to its button',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, `/listing/${home._id}`);
    const count = home.images.length;
    const opener = page.getByRole('button', { name: `Show all ${count} photos` });
    await opener.focus();
    await opener.press('Enter');
    const gallery = page.getByRole('dialog', { name: home.title });
    await expect(gallery.getByRole('status')).toContainText(`Photo 1 of ${count}`);
    await page.keyboard.press('ArrowRight');
    await expect(gallery.getByRole('status')).toContainText(`Photo 2 of ${count}`);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(gallery.getByRole('status')).toContainText(`Photo ${count} of ${count}`);
    await page.keyboard.press('Home');
    await expect(gallery.getByRole('status')).toContainText(`Photo 1 of ${count}`);
    await page.keyboard.press('End');
    await expect(gallery.getByRole('status')).toContainText(`Photo ${count} of ${count}`);
    const photo = gallery.locator('[aria-hidden=false] img');
    await expect
      .poll(() => photo.evaluate((img) => (img as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await expect(gallery).toBeHidden();
    await expect(opener).toBeFocused();
  },
);

test(
  'a key that is pressed as the gallery appears turns the photo',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, `/listing/${home._id}`);
    await page.evaluate(() => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('[role=dialog] [role=status]')) return;
        observer.disconnect();
        window.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
      }).observe(document.body, { childList: true, subtree: true });
    });
    await page.getByRole('button', { name: /^Show all/ }).click();
    const gallery = page.getByRole('dialog', { name: home.title });
    await expect(gallery.getByRole('status')).toContainText('Photo 2 of');
    await expect(gallery.locator('[aria-hidden=false] img')).toBeInViewport();
  },
);

test('a picture opens the gallery at that picture', { tag: '@nightly' }, async ({ page }) => {
  await open(page, `/listing/${home._id}`);
  // Before that, and without scripts, the link leads to the picture alone.
  await waitForHydration(page);
  await page.getByRole('link', { name: /^Photo 2 of/ }).click();
  const gallery = page.getByRole('dialog', { name: home.title });
  await expect(gallery.getByRole('status')).toContainText('Photo 2 of');
  await gallery.getByRole('button', { name: 'Next photo' }).click();
  await expect(gallery.getByRole('status')).toContainText('Photo 3 of');
  await gallery.getByRole('button', { name: 'Close' }).click();
  await expect(gallery).toBeHidden();
});

test(
  'the gallery fills the window, keeps the focus within, and says who wrote the captions',
  { tag: '@nightly' },
  async ({ page }) => {
    await open(page, `/listing/${home._id}`);
    await waitForHydration(page);
    await page.getByRole('link', { name: /^Photo 1 of/ }).click();
    const gallery = page.getByRole('dialog', { name: home.title });
    await expect(gallery).toHaveCSS('opacity', '1');
    await expect(gallery.getByRole('status').locator('[lang=nb]')).toHaveText(/\S/);
    await expect.poll(async () => (await gallery.boundingBox())?.x).toBe(0);
    expect(await gallery.boundingBox()).toMatchObject(page.viewportSize()!);
    for (let presses = 0; presses < 6; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await gallery.evaluate((one) => one.contains(document.activeElement))).toBe(true);
    }
    expect(await axeFindings(page)).toEqual([]);
  },
);

// Phone only: a desktop has no touch.
test('a swipe turns the pictures', { tag: '@phone' }, async ({ page }) => {
  await open(page, `/listing/${home._id}`);
  await page.getByRole('button', { name: /^Show all/ }).click();
  const gallery = page.getByRole('dialog', { name: home.title });
  await expect(gallery.getByRole('status')).toContainText('Photo 1 of');
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: x ? [{ x, y: 400 }] : [] });
  await touch('touchStart', 330);
  for (const x of [280, 220, 150, 80]) await touch('touchMove', x);
  await touch('touchEnd');
  await expect(gallery.getByRole('status')).toContainText('Photo 2 of');
});
