/** Asks the registry for known vulnerabilities of production packages. High and critical ones fail the check. */
import { UNREACHABLE } from './outcome.ts';
import { run } from './run.ts';

/** The output of `npm audit --json`; without `vulnerabilities` the registry did not answer. */
interface Audit {
  message?: string;
  vulnerabilities?: Record<string, { severity: string; range: string }>;
}

/** The failures, one line each; null if the registry did not answer. */
export function vulnerabilitiesIn(answer: string): string[] | null {
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
  const vulnerabilities = vulnerabilitiesIn(output);
  if (vulnerabilities) console.log(vulnerabilities.join('\n'));
  else {
    const reason = readAudit(output)?.message ?? 'no reason';
    console.log(`The registry did not answer (${reason}), so no package was checked.`);
  }
  process.exitCode = !vulnerabilities ? UNREACHABLE : vulnerabilities.length > 0 ? 1 : 0;
}
