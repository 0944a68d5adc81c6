import { NIGHTLY } from './test-tags.ts';

/** The result of a runner: a lint step counts like a browser test. */
export interface Outcome {
  passed: number;
  skipped: number;
  /** The names of failures. */
  failures: string[];
  /** The tests that were skipped because a system program is missing, with its package. `skipped` counts them. */
  lacking: { what: string; package: string }[];
  /** How long each test took. */
  durations: Duration[];
}

interface Duration {
  what: string;
  seconds: number;
}

const NOTHING: Outcome = { passed: 0, skipped: 0, failures: [], lacking: [], durations: [] };
export const passed: Outcome = { ...NOTHING, passed: 1 };
/** Neither passed nor failed: it was not run. */
export const skipped: Outcome = { ...NOTHING, skipped: 1 };
/** Not run because the machine lacks a system program. */
export const lacking = (what: string, name: string): Outcome => ({
  ...skipped,
  lacking: [{ what, package: name }],
});
/** The exit code of a check that needs a service that did not answer (EX_TEMPFAIL of sysexits.h). */
export const UNREACHABLE = 75;
export const failed = (what: string): Outcome => ({ ...NOTHING, failures: [what] });

export const sum = (outcomes: readonly Outcome[]): Outcome => ({
  passed: outcomes.reduce((all, one) => all + one.passed, 0),
  skipped: outcomes.reduce((all, one) => all + one.skipped, 0),
  failures: outcomes.flatMap((one) => one.failures),
  lacking: outcomes.flatMap((one) => one.lacking),
  durations: outcomes.flatMap((one) => one.durations),
});

/** The tests that took the longest, the slowest first. */
export const slowest = ({ durations }: Outcome, count: number): Duration[] =>
  durations.toSorted((one, other) => other.seconds - one.seconds).slice(0, count);

/** The last line of every run. */
export function lastLine({ passed, failures, skipped }: Outcome): string {
  return `${passed} passed, ${failures.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    assertionResults: {
      fullName: string;
      status: string;
      tags: string[];
      /** In milliseconds; missing if the test did not run. */
      duration?: number | null;
    }[];
  }[];
}

/**
 * Counts Vitest's JSON report. A file that failed outside its tests (an import, a hook) is one failure. A test
 * that is tagged with one of the `missing` packages was skipped because of it. A nightly test that did not run
 * does not count.
 */
export function ofVitest(report: VitestReport, missing: readonly string[] = []): Outcome {
  return sum(
    report.testResults.map(({ name, status, assertionResults }) => {
      const withStatus = (...states: string[]) =>
        assertionResults.filter((test) => states.includes(test.status));
      const failures = withStatus('failed').map((test) => `${name} > ${test.fullName}`);
      return {
        passed: withStatus('passed').length,
        skipped: withStatus('skipped', 'pending', 'todo', 'disabled').filter(
          ({ tags }) => !tags.includes(NIGHTLY) || tags.some((tag) => missing.includes(tag)),
        ).length,
        failures: status === 'failed' && failures.length === 0 ? [name] : failures,
        lacking: assertionResults.flatMap(({ fullName, tags }) =>
          missing
            .filter((lacked) => tags.includes(lacked))
            .map((lacked) => ({ what: `${name} > ${fullName}`, package: lacked })),
        ),
        durations: assertionResults.flatMap(({ fullName, duration }) =>
          duration ? [{ what: `${name} > ${fullName}`, seconds: duration / 1000 }] : [],
        ),
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
    tests: {
      projectName: string;
      status: string;
      annotations: { type: string; description?: string }[];
      /** In milliseconds. */
      results: { duration: number }[];
    }[];
  }[];
}

/**
 * Counts Playwright's JSON report. A test that passed only when it was retried has failed. A test whose reason
 * for skipping is one of the `missing` packages was skipped because of it.
 */
export function ofPlaywright(
  report: PlaywrightSuite & { errors: { message?: string }[] },
  missing: readonly string[] = [],
): Outcome {
  return sum([
    ...report.errors.map(({ message }) => failed(message?.split('\n')[0] ?? 'Playwright')),
    ...specsOf(report).flatMap(({ title, file, line, tests }) =>
      tests.map(({ projectName, status, annotations, results }): Outcome => {
        const what = `e2e/${file}:${line} > ${title} (${projectName})`;
        const seconds = results.reduce((all, { duration }) => all + duration, 0) / 1000;
        if (status !== 'skipped')
          return {
            ...(status === 'expected' ? passed : failed(what)),
            durations: [{ what, seconds }],
          };
        const lacked = missing.find((name) =>
          annotations.some(({ description }) => description === name),
        );
        return lacked ? lacking(what, lacked) : skipped;
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
