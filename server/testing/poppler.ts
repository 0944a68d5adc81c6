import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { TestRunner } from 'vitest';

import { runProgram } from '../../script/system-programs.ts';

const PACKAGE = 'poppler-utils';

/** What one of poppler's tools says of a PDF. Throws when the tool is missing or calls the file broken. */
export function poppler(
  tool: 'pdfinfo' | 'pdftotext' | 'pdfsig',
  pdf: Uint8Array,
  ...options: string[]
): string {
  if (!TestRunner.getCurrentTest()?.tags?.includes(PACKAGE))
    throw new Error(`This test needs a tag: { tags: ['${PACKAGE}'] }.`);
  const directory = mkdtempSync(join(tmpdir(), 'husvaer-pdf-'));
  try {
    const path = join(directory, 'it.pdf');
    writeFileSync(path, pdf);
    const more = tool === 'pdftotext' ? ['-'] : [];
    const { status, stdout, stderr } = runProgram(tool, [...options, path, ...more]);
    if (status !== 0) throw new Error(`${tool} ended with ${status}:\n${stderr}`);
    return stdout;
  } finally {
    rmSync(directory, { recursive: true });
  }
}
