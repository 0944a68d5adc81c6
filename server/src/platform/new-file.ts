import { open } from 'node:fs/promises';

/**
 * The end of a pipeline: writes what comes to a file that does not exist yet, and returns the number of bytes. A write
 * stream opens its file some time after it was made: a source that fails at once then leaves a file behind, because it
 * was removed before. Here the pipeline ends only after the file was opened and closed.
 */
export const toNewFile =
  (path: string) =>
  async (chunks: AsyncIterable<Uint8Array>): Promise<number> => {
    const file = await open(path, 'wx');
    let bytes = 0;
    async function* counted() {
      for await (const chunk of chunks) {
        bytes += chunk.length;
        yield chunk;
      }
    }
    try {
      await file.writeFile(counted());
    } finally {
      await file.close();
    }
    return bytes;
  };
