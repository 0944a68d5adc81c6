/** What a runner found: everything counts, a lint step like a browser test. */
export interface Outcome {
  passed: number;
  skipped: number;
  /** What failed, as a person would look for it. */
  failures: string[];
}

export const passed: Outcome = { passed: 1, skipped: 0, failures: [] };
/** Neither: it was not looked at. */
export const skipped: Outcome = { passed: 0, skipped: 1, failures: [] };
/** How a check ends that needs somebody who did not answer (EX_TEMPFAIL of sysexits.h). */
export const COULD_NOT_ASK = 75;
export const failed = (what: string): Outcome => ({ passed: 0, skipped: 0, failures: [what] });

export const sum = (outcomes: readonly Outcome[]): Outcome => ({
  passed: outcomes.reduce((all, one) => all + one.passed, 0),
  skipped: outcomes.reduce((all, one) => all + one.skipped, 0),
  failures: outcomes.flatMap((one) => one.failures),
});

/** The line every run ends with. */
export function lastLine({ passed, failures, skipped }: Outcome): string {
  return `${passed} passed, ${failures.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

/** Counts Vitest's JSON report. A file that failed outside its tests (an import, a hook) is one failure. */
export function ofVitest(report: VitestReport): Outcome {
  return sum(
    report.testResults.map(({ name, status, assertionResults }) => {
      const having = (...states: string[]) =>
        assertionResults.filter((test) => states.includes(test.status));
      const failures = having('failed').map((test) => `${name} > ${test.fullName}`);
      return {
        passed: having('passed').length,
        skipped: having('skipped', 'pending', 'todo', 'disabled').length,
        failures: status === 'failed' && failures.length === 0 ? [name] : failures,
      };
    }),
  );
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    file: string;
    line: number;
    tests: { projectName: string; status: string }[];
  }[];
}

/** Counts Playwright's JSON report. A test that passed at its second try has passed; the list above says so. */
export function ofPlaywright(
  report: PlaywrightSuite & { errors: { message?: string }[] },
): Outcome {
  return sum([
    ...report.errors.map(({ message }) => failed(message?.split('\n')[0] ?? 'Playwright')),
    ...specsOf(report).flatMap(({ title, file, line, tests }) =>
      tests.map(({ projectName, status }): Outcome => {
        if (status === 'skipped') return { passed: 0, skipped: 1, failures: [] };
        if (status === 'unexpected')
          return failed(`e2e/${file}:${line} > ${title} (${projectName})`);
        return passed;
      }),
    ),
  ]);
}

function specsOf({
  suites = [],
  specs = [],
}: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> {
  return [...specs, ...suites.flatMap(specsOf)];
}
