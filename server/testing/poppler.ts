import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { TestRunner } from 'vitest';

import { runProgram } from '../../script/system-programs.ts';

const PACKAGE = 'poppler-utils';

/**
 * The output of one of poppler's tools for a PDF. Throws when the tool is missing or reports the file as
 * damaged.
 */
export const poppler = (
  tool: 'pdfinfo' | 'pdftotext' | 'pdfsig',
  pdf: Uint8Array,
  ...options: string[]
): string =>
  withFiles([pdf], ([path]) =>
    run(tool, [...options, path!, ...(tool === 'pdftotext' ? ['-'] : [])]),
  );

/** Joins PDF files with poppler. */
export const united = (...pdfs: readonly Uint8Array[]): Uint8Array =>
  withFiles(pdfs, (paths) => {
    const made = `${paths[0]}.united`;
    run('pdfunite', [...paths, made]);
    return readFileSync(made);
  });

function withFiles<Result>(pdfs: readonly Uint8Array[], use: (paths: string[]) => Result): Result {
  const directory = mkdtempSync(join(tmpdir(), 'husvaer-pdf-'));
  try {
    const paths = pdfs.map((_, index) => join(directory, `${index}.pdf`));
    for (const [index, path] of paths.entries()) writeFileSync(path, pdfs[index]!);
    return use(paths);
  } finally {
    rmSync(directory, { recursive: true });
  }
}

function run(tool: string, args: readonly string[]): string {
  // A command that is no test, such as script/simulate, needs no tag.
  if (process.env['VITEST'] && !TestRunner.getCurrentTest()?.tags?.includes(PACKAGE))
    throw new Error(`This test needs a tag: { tags: ['${PACKAGE}'] }.`);
  const { status, stdout, stderr } = runProgram(tool, args);
  if (status !== 0) throw new Error(`${tool} ended with ${status}:\n${stderr}`);
  return stdout;
}
