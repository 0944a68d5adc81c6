import type { Locator, Page, Route } from '@playwright/test';

/** Which requests of a page wait on a slow line: its scripts, and the questions that it asks the API. */
const isSlow = ({ pathname }: URL) =>
  pathname === '/api/graphql' || /^\/assets\/.*\.js$/.test(pathname);
const isMap = ({ pathname }: URL) => /^\/assets\/home-map-.*\.js$/.test(pathname);

interface Held {
  name: string;
  answer: () => Promise<void>;
}

/** Something that a user does to a part of the page, as soon as it is shown. */
export interface Act {
  to: Locator;
  act: () => Promise<unknown>;
}

/** A line on which nothing depends on time: answers wait until the test releases them. */
export interface SlowLine {
  /** Opens a page as far as it comes without scripts. */
  load: (address: string) => Promise<void>;
  /** Holds answers from now on. */
  hold: () => void;
  /** Opens a page and acts before its scripts come, while they come, and while its first questions are answered. */
  hurry: (address: string, ...acts: Act[]) => Promise<void>;
  /** Releases some of the answers that wait, which the seed chooses; others go on waiting. */
  releaseSome: () => Promise<void>;
  /** Releases all, in the order that the seed chooses; later answers that come together change places too. */
  releaseAll: () => Promise<void>;
  /** What was released, in order: with the seed it tells a failed run. */
  released: readonly string[];
}

export async function slowLine(page: Page, seed: number): Promise<SlowLine> {
  const random = randomFrom(seed);
  const held: Held[] = [];
  const released: string[] = [];
  let isHolding = true;
  /** Answers that the server has not given yet. */
  let coming = 0;

  async function releaseOne() {
    const [one] = held.splice(Math.floor(random() * held.length), 1);
    if (!one) return;
    released.push(one.name);
    await one.answer();
  }
  async function flow() {
    // Answers that are on their way together arrive in any order.
    while (!isHolding && coming === 0 && held.length > 0) await releaseOne();
  }
  async function receive(route: Route) {
    const { pathname } = new URL(route.request().url());
    if (pathname !== '/api/graphql') {
      held.push({ name: pathname, answer: () => give(route.continue()) });
      return flow();
    }
    // The server gets questions in their order; only its answers change places.
    coming += 1;
    const answer = await route.fetch().catch(() => null);
    coming -= 1;
    const name =
      /"(?:query|mutation) (\w+)/.exec(route.request().postData() ?? '')?.[1] ?? pathname;
    if (answer) held.push({ name, answer: () => give(route.fulfill({ response: answer })) });
    return flow();
  }
  await page.route(isSlow, receive);
  await page.route(isMap, (route) =>
    give(route.fulfill({ contentType: 'text/javascript', body: 'export default () => null;' })),
  );

  async function load(address: string) {
    isHolding = true;
    await page.goto(address);
  }
  async function releaseSome() {
    const count = Math.floor(random() * (held.length + 1));
    for (let at = 0; at < count; at += 1) await releaseOne();
  }
  async function releaseAll() {
    isHolding = false;
    await flow();
  }
  return {
    released,
    load,
    releaseSome,
    releaseAll,
    hold() {
      isHolding = true;
    },
    async hurry(address, ...acts) {
      await load(address);
      for (const { to, act } of acts) {
        // A page that only scripts can show comes when they do.
        while (!(await to.isVisible())) await releaseOne();
        await act();
        await releaseSome();
      }
      await releaseAll();
    },
  };
}

/** A page that was left, or has dropped its question, needs no answer. */
const give = (answer: Promise<void>) => answer.catch(() => undefined);

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
