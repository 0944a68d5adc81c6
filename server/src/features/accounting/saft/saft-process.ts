import { readApart } from '../../../platform/read-apart.ts';
import { writeSaftFile, type SaftFile, type SaftRequest } from './write-saft-file.ts';

// The child process of `write-saft-apart.ts`: writes one export over a connection of its own and ends.

process.on('disconnect', () => process.exit());
process.once('message', (request: SaftRequest & { url: string }) => {
  void write(request).then((result) => process.send?.(result));
});

const write = ({ url, ...request }: SaftRequest & { url: string }): Promise<SaftFile> =>
  readApart({ url, at: request.at }, (reader) => writeSaftFile(reader, request));
