import { launch } from 'chrome-launcher';
import lighthouse, { type RunnerResult } from 'lighthouse';

type Report = RunnerResult['lhr'];

/**
 * Runs Lighthouse for a phone. Returns the medians of its four scores, of the largest contentful paint (ms) and
 * of the layout shift, as text.
 */
export async function audit(chromePath: string, url: string, runs: number): Promise<string[]> {
  const reports: Report[] = [];
  for (let run = 0; run < runs; run += 1) reports.push(await runOnce(chromePath, url));
  for (const result of Object.values(reports[0]!.audits)) {
    if (result.score !== null && result.score < 0.9 && result.scoreDisplayMode === 'binary')
      console.log(`${new URL(url).pathname.slice(0, 12)}: ${result.id}: ${result.title}`);
  }
  const median = (read: (report: Report) => number | null | undefined) =>
    reports.map((report) => read(report) ?? 0).toSorted((a, b) => a - b)[Math.floor(runs / 2)]!;
  const score = (name: string) =>
    `${Math.round(median(({ categories }) => categories[name]?.score) * 100)}`;
  return [
    ...['performance', 'accessibility', 'best-practices', 'seo'].map(score),
    median(({ audits }) => audits['largest-contentful-paint']?.numericValue).toFixed(0),
    median(({ audits }) => audits['cumulative-layout-shift']?.numericValue).toFixed(3),
  ];
}

async function runOnce(chromePath: string, url: string): Promise<Report> {
  const chrome = await launch({
    chromePath,
    chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: 'error' });
    return result!.lhr;
  } finally {
    chrome.kill();
  }
}
