import { launch } from 'chrome-launcher';
import lighthouse, { type RunnerResult } from 'lighthouse';

type Report = RunnerResult['lhr'];

/**
 * Lighthouse's four scores for a phone, the largest contentful paint (ms) and the layout shift, as text: the
 * median of some runs.
 */
export async function audit(chromePath: string, url: string, runs: number): Promise<string[]> {
  const reports: Report[] = [];
  for (let run = 0; run < runs; run += 1) reports.push(await once(chromePath, url));
  for (const found of Object.values(reports[0]!.audits)) {
    if (found.score !== null && found.score < 0.9 && found.scoreDisplayMode === 'binary')
      console.log(`${new URL(url).pathname.slice(0, 12)}: ${found.id}: ${found.title}`);
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

async function once(chromePath: string, url: string): Promise<Report> {
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
