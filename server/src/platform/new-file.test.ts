import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { afterAll, expect, test } from 'vitest';

import { toNewFile } from './new-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'husvaer-new-file-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('what comes is in the file, and counted', async () => {
  const path = join(folder, 'two');
  const source = Readable.from([Buffer.from('one '), Buffer.from('two')]);
  expect(await pipeline(source, toNewFile(path))).toBe(7);
  expect(readFileSync(path, 'utf8')).toBe('one two');
  await expect(pipeline(Readable.from([Buffer.from('x')]), toNewFile(path))).rejects.toMatchObject({
    code: 'EEXIST',
  });
});

test('a source that fails at once ends the pipeline after its file is there, and can be removed', async () => {
  for (let turn = 0; turn < 50; turn += 1) {
    const path = join(folder, `failed-${turn}`);
    const source = new Readable({ read() {} });
    const writing = pipeline(source, toNewFile(path));
    source.destroy(new Error('broken off'));
    await expect(writing).rejects.toThrow('broken off');
    expect(existsSync(path)).toBe(true);
    rmSync(path);
  }
});
