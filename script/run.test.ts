import { once } from 'node:events';

import { expect, test } from 'vitest';

import { ROOT } from './root.ts';
import { startProgram } from './system-programs.ts';

test('a script that is asked to end first ends its commands, with their child processes', async () => {
  const code = `
    import { run } from './script/run.ts';
    await run(['bash', '-c', 'echo begun; sleep 600; echo next']);
    console.log('The script goes on.');`;
  const script = startProgram('node', ['--input-type=module', '--eval', code], { cwd: ROOT });
  let output = '';
  script.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  await once(script.stdout, 'data');
  script.kill('SIGTERM');
  // Its output is closed when the last process that could write to it has ended.
  expect(await once(script, 'close')).toEqual([143, null]);
  expect(output).toBe('begun\n');
});
