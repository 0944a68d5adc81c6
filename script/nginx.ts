/** Starts an nginx with the files of `deploy/nginx` and the environment of its image in `compose.yaml`. */
import { once } from 'node:events';
import {
  chmodSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { parse } from 'yaml';

import { certificateOf } from '../server/testing/picture-server.ts';
import { ROOT } from './root.ts';
import { startProgram } from './system-programs.ts';

/** Milliseconds between two checks whether it answers. */
const POLL_INTERVAL = 50;

/** Port 9 is the discard port, where nothing listens. */
const NOWHERE = 'http://127.0.0.1:9';

interface Compose {
  services: { nginx: { environment: { HUSVAER_NODES: string; HUSVAER_LINES: string } } };
}

interface Nginx {
  stop(): Promise<void>;
}

/**
 * Serves `localhost` and all its sub-domains, with a self-signed certificate and the nodes at these ports.
 * Throws nginx's output if it does not start.
 */
export async function startNginx({
  httpPort,
  httpsPort,
  nodePorts,
  files = NOWHERE,
}: {
  httpPort: number;
  httpsPort: number;
  nodePorts: readonly number[];
  /** The origin of the bucket. */
  files?: string;
}): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'husvaer-nginx-'));
  // nginx's workers run as an unprivileged user, who must be able to read the folder.
  chmodSync(folder, 0o755);
  const compose = parse(read('compose.yaml'), { merge: true }) as Compose;
  const settings = compose.services.nginx.environment;
  const ofNodes = (line: string) =>
    nodePorts
      .map((port) => line.replace('web:3000', `127.0.0.1:${port}`).replace(' resolve', ''))
      .join(' ');
  const values: Record<string, string> = {
    HUSVAER_RESOLVER: '',
    HUSVAER_NODES: ofNodes(settings.HUSVAER_NODES),
    HUSVAER_LINES: ofNodes(settings.HUSVAER_LINES),
    HUSVAER_HOST: 'localhost',
    HUSVAER_HTTP_PORT: `127.0.0.1:${httpPort}`,
    HUSVAER_HTTPS_PORT: `127.0.0.1:${httpsPort}`,
    HUSVAER_FILES: files,
    HUSVAER_CERTIFICATES: folder,
  };
  const { key, cert } = certificateOf('localhost', '*.localhost');
  writeFileSync(join(folder, 'fullchain.pem'), cert);
  writeFileSync(join(folder, 'privkey.pem'), key);
  mkdirSync(join(folder, 'conf.d'));
  for (const path of globSync('deploy/nginx/*.template', { cwd: ROOT }))
    writeFileSync(
      join(folder, 'conf.d', basename(path, '.template')),
      read(path).replace(/\$\{(\w+)\}/g, (_, name: string) => {
        const value = values[name];
        if (value === undefined) throw new Error(`nginx is not told ${name}.`);
        return value;
      }),
    );
  writeFileSync(
    join(folder, 'nginx.conf'),
    read('deploy/nginx/nginx.conf')
      .replaceAll('/tmp/', `${folder}/`)
      .replaceAll('/etc/nginx/', `${folder}/`),
  );
  writeFileSync(join(folder, 'mime.types'), 'types { }');
  const child = startProgram(
    'nginx',
    ['-c', join(folder, 'nginx.conf'), '-p', folder, '-g', 'daemon off;'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output = text));
  const ended = once(child, 'close');
  const answers = () =>
    fetch(`http://127.0.0.1:${httpPort}`, { redirect: 'manual' }).then(
      () => true,
      () => false,
    );
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}: ${output}`);
    await wait(POLL_INTERVAL);
  }
  return {
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const read = (path: string): string => readFileSync(resolve(ROOT, path), 'utf8');
