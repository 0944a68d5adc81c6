import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Writes a file for another program, all or nothing. It is written under another name that no program reads,
 * flushed to the disk, and renamed. Repeated after a crash, it results in the same file. Only its owner can
 * read it.
 */
export async function writeWhole(
  folder: string,
  name: string,
  content: string | Uint8Array,
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const half = join(folder, `.${name}.part`);
  const file = await open(half, 'w', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(half, join(folder, name));
}
