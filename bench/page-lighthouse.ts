import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

/** Lighthouse's four scores for a phone, the largest paint (ms) and the layout shift, as text. */
export async function audit(chromePath: string, url: string): Promise<string[]> {
  const chrome = await launch({
    chromePath,
    chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: 'error' });
    const { categories, audits } = result!.lhr;
    for (const audit of Object.values(audits)) {
      if (audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode === 'binary')
        console.log(`${new URL(url).pathname.slice(0, 12)}: ${audit.id}: ${audit.title}`);
    }
    const score = (name: string) => `${Math.round((categories[name]?.score ?? 0) * 100)}`;
    return [
      ...['performance', 'accessibility', 'best-practices', 'seo'].map(score),
      (audits['largest-contentful-paint']?.numericValue ?? 0).toFixed(0),
      (audits['cumulative-layout-shift']?.numericValue ?? 0).toFixed(3),
    ];
  } finally {
    chrome.kill();
  }
}
