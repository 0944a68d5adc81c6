import { setClock } from '../../../platform/clock.ts';
import { openPostgres } from '../../../platform/db/database.ts';
import { createReader } from '../../../platform/work.ts';
import { writeSaftFile, type SaftFile, type SaftRequest } from './write-saft-file.ts';

// The child process of `write-saft-apart.ts`: writes one export over a connection of its own and ends.

process.on('disconnect', () => process.exit());
process.once('message', (request: SaftRequest & { url: string }) => {
  void write(request).then((result) => process.send?.(result));
});

async function write({ url, ...request }: SaftRequest & { url: string }): Promise<SaftFile> {
  const database = openPostgres(url, 1);
  const clock = setClock(Temporal.Instant.from(request.at));
  const written = await writeSaftFile(createReader(database, clock), request);
  await database.close();
  return written;
}
