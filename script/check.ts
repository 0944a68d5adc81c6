/** Runs the checks that need no running server. The output of a check is shown only when it fails. */
import { UNREACHABLE, failed, lastLine, passed, skipped, sum, type Outcome } from './outcome.ts';
import { performAll, run } from './run.ts';

const CHECKS = [
  // It takes the longest by far, so it starts first.
  { name: 'lint', command: 'oxlint' },
  // The others share the second core: one thread each is the cheapest in total.
  { name: 'types: server', command: 'tsc -p server --singleThreaded' },
  { name: 'types: scripts, demo and browser tests', command: 'tsc -p . --singleThreaded' },
  { name: 'contract drift', command: 'node script/generate.ts --check' },
  { name: 'types: web', command: 'tsc -p web --singleThreaded' },
  { name: 'types: domain', command: 'tsc -p domain --singleThreaded' },
  { name: 'types: contract', command: 'tsc -p contract --singleThreaded' },
  {
    name: 'architecture',
    command:
      'depcruise domain contract server web/app demo script bench e2e --config .dependency-cruiser.mjs',
  },
  { name: 'SQL only in stores, and tables of their features', command: 'node script/sql.ts' },
  { name: 'operations without a screen', command: 'node script/unused-operations.ts' },
  { name: 'docs', command: 'node script/prose.ts', warns: true },
  { name: 'licences of packages', command: 'node script/licences.ts' },
  { name: 'known vulnerabilities in packages', command: 'node script/known-vulnerabilities.ts' },
  { name: 'format', command: 'oxfmt --check' },
];

export async function runChecks(): Promise<Outcome> {
  // Lint and types read its output.
  const routes = await perform({
    name: 'route types',
    command: 'react-router typegen',
    cwd: 'web',
  });
  return sum([routes, await performAll(CHECKS, perform)]);
}

interface Check {
  name: string;
  command: string;
  cwd?: string;
  /** Whether its output is shown when it passes, too. */
  warns?: boolean;
}

async function perform(check: Check): Promise<Outcome> {
  const startedAt = performance.now();
  const { ok, code, output } = await run(check.command.split(' '), {
    cwd: check.cwd,
    quiet: true,
  });
  const isUnknown = code === UNREACHABLE;
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${ok ? 'ok    ' : isUnknown ? 'UNKNOWN' : 'FAILED'} ${check.name} (${seconds} s)`);
  if (!ok || (check.warns && output !== '')) console.log(output.trimEnd());
  if (ok) return passed;
  return isUnknown ? skipped : failed(check.name);
}

if (import.meta.main) {
  const outcome = await runChecks();
  console.log(lastLine(outcome));
  process.exitCode = outcome.failures.length > 0 ? 1 : 0;
}
