import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What one of poppler's tools says of a PDF. Throws when the tool is missing or calls the file broken. */
export function poppler(
  tool: 'pdfinfo' | 'pdftotext' | 'pdfsig',
  pdf: Uint8Array,
  ...options: string[]
): string {
  const directory = mkdtempSync(join(tmpdir(), 'husvaer-pdf-'));
  try {
    const path = join(directory, 'it.pdf');
    writeFileSync(path, pdf);
    const more = tool === 'pdftotext' ? ['-'] : [];
    return execFileSync(tool, [...options, path, ...more], { encoding: 'utf8' });
  } finally {
    rmSync(directory, { recursive: true });
  }
}
