import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { expect, test } from 'vitest';

import { startProgram } from '../../script/system-programs.ts';

const PORTS = 40;
/** Starts at the same place as the other processes, the worst case for two clones. */
const PROGRAM = `
  Object.defineProperty(process, 'pid', { value: 40 });
  const { freePort } = await import(${JSON.stringify(join(import.meta.dirname, 'free-port.ts'))});
  const ports = [];
  for (let count = 0; count < ${PORTS}; count++) ports.push(await freePort());
  process.stdout.write(JSON.stringify(ports) + '\\n');
  // The ports are its own while it lives.
  process.stdin.resume();
  process.stdin.on('end', () => process.exit());`;

test('concurrent test processes never get the same port', async () => {
  const clones = [1, 2, 3].map(() =>
    startProgram('node', ['--input-type=module', '-e', PROGRAM], {
      stdio: ['pipe', 'pipe', 'inherit'],
    }),
  );
  const answers = clones.map(({ stdout }) => text(stdout));
  await Promise.all(clones.map(({ stdout }) => once(stdout, 'data')));
  for (const { stdin } of clones) stdin.end();
  const ports = (await Promise.all(answers)).flatMap((answer) => JSON.parse(answer) as number[]);
  expect(ports).toHaveLength(3 * PORTS);
  expect(new Set(ports).size).toBe(3 * PORTS);
});
