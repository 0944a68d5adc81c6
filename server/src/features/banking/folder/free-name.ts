import { readdir } from 'node:fs/promises';

/** A free file name in a folder. A bank may use a name twice: the later file is called `name (2)`. */
export async function freeName(place: string, name: string): Promise<string> {
  const taken = new Set(await readdir(place));
  for (let count = 1; ; count += 1) {
    const free = count === 1 ? name : `${name} (${count})`;
    if (!taken.has(free)) return free;
  }
}
