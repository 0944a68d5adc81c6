/** Checks production packages for known vulnerabilities at the registry: high and critical ones fail. */
import { COULD_NOT_ASK } from './outcome.ts';
import { run } from './run.ts';

/** The output of `npm audit --json`; without `vulnerabilities` the registry did not answer. */
interface Audit {
  message?: string;
  vulnerabilities?: Record<string, { severity: string; range: string }>;
}

/** The failures, one line each; null if the registry did not answer. */
export function holesIn(answer: string): string[] | null {
  const audit = readAudit(answer);
  if (!audit?.vulnerabilities) return null;
  return Object.entries(audit.vulnerabilities).flatMap(([name, { severity, range }]) =>
    severity === 'high' || severity === 'critical' ? [`${name} ${range}: ${severity}`] : [],
  );
}

function readAudit(answer: string): Audit | null {
  try {
    return JSON.parse(answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1)) as Audit;
  } catch {
    return null;
  }
}

if (import.meta.main) {
  const command = 'npm audit --omit=dev --json --fetch-retries=0 --fetch-timeout=20000';
  const { output } = await run(command.split(' '), { quiet: true });
  const holes = holesIn(output);
  if (holes) console.log(holes.join('\n'));
  else console.log(`The registry was not asked: ${readAudit(output)?.message ?? 'no answer'}`);
  process.exitCode = !holes ? COULD_NOT_ASK : holes.length > 0 ? 1 : 0;
}
