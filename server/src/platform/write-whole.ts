import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Lays a file where another program fetches it: whole, or not at all. It is written under another name
 * that no program takes, forced to the disk, and renamed; killed in between and done again, it is the
 * same file. Nobody but its owner reads it.
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
