import { Redis } from 'ioredis';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { testRedis, type TestRedis } from '../../../testing/redis.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { createTestContext } from '../../../testing/test-context.ts';
import { createLimits, type Limits, type Rule } from './limits.ts';

const { keys } = createTestContext();
const lines: string[] = [];
const log = pino({}, { write: (line: string) => void lines.push(line) });
const limitsAt = (redisUrl?: string) =>
  createLimits({ redisUrl, keys, log, metrics: new Registry() });
const rule: Rule = { name: 'test.knock', points: 3, seconds: 600 };

/** How many of `times` simultaneous calls were allowed, and the errors of the others. */
async function knock(limits: Limits, key: string, times: number) {
  const answers = await Promise.allSettled(
    Array.from({ length: times }, () => limits.consume(rule, key)),
  );
  return {
    letIn: answers.filter(({ status }) => status === 'fulfilled').length,
    refusals: answers.flatMap((answer) =>
      answer.status === 'rejected' ? [answer.reason as unknown] : [],
    ),
  };
}

const tooMany = {
  code: 'request.too_many',
  kind: 'too_many',
  params: { retryAfter: expect.toSatisfy((seconds: number) => seconds > 0 && seconds <= 600) },
};

test('in one process: as often as the rule allows, for each key, until it expires', async () => {
  const limits = limitsAt();
  expect(await knock(limits, 'kari@example.com', 5)).toEqual({
    letIn: 3,
    refusals: [expect.objectContaining(tooMany), expect.objectContaining(tooMany)],
  });
  expect((await knock(limits, 'ola@example.com', 1)).letIn).toBe(1);
  await limits.reset(rule, 'kari@example.com');
  expect((await knock(limits, 'kari@example.com', 5)).letIn).toBe(3);
  limits.close();
});

test('one network of IPv6 counts as one address', async () => {
  const limits = limitsAt();
  for (const address of ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:0DB8:1:2:3:4:5:6'])
    await limits.consume(rule, address);
  await expect(limits.consume(rule, '2001:db8:1:2::4')).rejects.toMatchObject(tooMany);
  for (const other of ['2001:db8:1:3::1', '2001:db8:1::2', '::ffff:192.0.2.1', '192.0.2.1'])
    expect((await knock(limits, other, 3)).letIn).toBe(3);
  expect((await knock(limits, '::ffff:192.0.2.2', 3)).letIn).toBe(3);
  limits.close();
});

test('a call that was not a guess is not counted', async () => {
  const limits = limitsAt();
  for (let times = 0; times < 10; times += 1) {
    await limits.consume(rule, 'kontor@example.com');
    await limits.giveBack(rule, 'kontor@example.com');
  }
  expect((await knock(limits, 'kontor@example.com', 5)).letIn).toBe(3);
  limits.close();
});

test('two rules count the same key separately', async () => {
  const limits = limitsAt();
  await knock(limits, 'kari', 3);
  await limits.consume({ ...rule, name: 'test.ring' }, 'kari');
  await expect(limits.consume(rule, 'kari')).rejects.toMatchObject(tooMany);
});

describe('with Redis', { tags: ['redis-server'] }, () => {
  let redis: TestRedis;
  let url: string;
  beforeAll(async () => {
    redis = await testRedis();
    url = redis.url;
    await redis.start();
  });
  afterAll(() => redis.stop());

  /** A node that counts in Redis, which is empty. */
  async function node(limits = limitsAt(url)): Promise<Limits> {
    const client = new Redis(url);
    await expect
      .poll(async () => {
        await limits.consume({ name: 'test.hello', points: 1e6, seconds: 60 }, 'x');
        return client.keys('*');
      })
      .not.toEqual([]);
    await client.flushall();
    client.disconnect();
    return limits;
  }

  test('two nodes share their counts, and store nothing readable', async () => {
    const [one, other] = [await node(), await node()];
    const first = await knock(one, 'eva@example.com', 2);
    const second = await knock(other, 'eva@example.com', 2);
    expect([first.letIn, second.letIn]).toEqual([2, 1]);
    const client = new Redis(url);
    const stored = await client.keys('*');
    expect(stored).toEqual([expect.stringMatching(/^limit:test\.knock:[0-9a-f]{64}$/)]);
    client.disconnect();
    one.close();
    other.close();
  });

  test('with Redis down no one is locked out and limits still apply; it is logged once', async () => {
    const limits = await node();
    await knock(limits, 'per@example.com', 3);
    lines.length = 0;
    await redis.stop();
    expect((await knock(limits, 'per@example.com', 5)).letIn).toBe(3);
    expect((await knock(limits, 'liv@example.com', 5)).letIn).toBe(3);
    await redis.start();
    await node(limits);
    const values = lines.filter((line) => line.includes('Redis does not answer'));
    expect(values).toHaveLength(1);
    expect((await knock(limits, 'liv@example.com', 5)).letIn).toBe(3);
    limits.close();
  });
});

test('a refused call says when to retry', async () => {
  const app = await createTestApp();
  app.http.get('/test/knock', async () => app.limits.consume({ ...rule, points: 0 }, 'x'));
  const response = await app.call({ url: '/test/knock' });
  expect(response.statusCode).toBe(429);
  expect(response.headers['retry-after']).toMatch(/^\d+$/);
  expect(response.json().errors[0].extensions).toMatchObject({
    code: 'request.too_many',
    statusCode: 429,
  });
  await app.close();
});
